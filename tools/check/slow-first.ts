import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../root.ts'
import { slowTests } from './slow-tests.ts'

/** Starts the slow files first, so that no core waits for one of them at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.toSorted((left, right) => rankOf(left) - rankOf(right))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowTests.indexOf(relative(root, moduleId).replaceAll('\\', '/'))
  return rank < 0 ? slowTests.length : rank
}

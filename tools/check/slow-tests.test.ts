import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { slowTests } from './slow-tests.ts'

it('lists only files that exist', () => {
  expect(slowTests.filter((file) => !existsSync(inRoot(file)))).toEqual([])
})

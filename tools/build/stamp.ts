import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'

/** Something to build: its sources, and one file that must exist after the build. */
export interface Target {
  readonly name: string
  readonly sources: readonly string[]
  readonly result: string
}

export function isStale(root: string, target: Target): boolean {
  const stamp = stampFile(root, target)
  if (!existsSync(stamp) || !existsSync(join(root, target.result))) return true
  return readFileSync(stamp, 'utf8') !== fingerprint(root, target.sources)
}

/** Removes the old stamp, builds, and writes the new stamp, so that a killed build stays stale. */
export async function buildWithStamp(
  root: string,
  target: Target,
  build: () => Promise<void>
): Promise<void> {
  const stamp = stampFile(root, target)
  // Computed before the build, so that a source saved meanwhile makes the result stale.
  const built = fingerprint(root, target.sources)
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

function stampFile(root: string, target: Target): string {
  return join(root, 'dist', `.${target.name}-built-from`)
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'

/** Something made from sources: what goes in, and one file that must be there once it is made. */
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

/** Runs the build between taking the old stamp away and setting the new, so a killed build stays stale. */
export async function buildWithStamp(
  root: string,
  target: Target,
  build: () => Promise<void>
): Promise<void> {
  const stamp = stampFile(root, target)
  // Taken before the build: a source saved meanwhile makes the result stale, not fresh.
  const built = fingerprint(root, target.sources)
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

function stampFile(root: string, target: Target): string {
  return join(root, 'dist', `.${target.name}-built-from`)
}

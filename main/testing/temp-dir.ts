import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder for one test, which removes it at its end. */
export function tempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'invasions-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

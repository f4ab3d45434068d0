import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { readPlainFile } from './plain-file.ts'

it('reads a file up to its limit', () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, 'añil')
  expect(readPlainFile(file, 5)).toBe('añil')
  expect(() => readPlainFile(file, 4)).toThrow(/larger/)
})

it.skipIf(process.platform === 'win32')('refuses at once what is no plain file', () => {
  const pipe = join(tempDir(), 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const path of [pipe, '/dev/zero', tempDir()])
    expect(() => readPlainFile(path, 100)).toThrow(/no plain file|EISDIR/)
})

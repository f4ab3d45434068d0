import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { isSpecialFile, readPlainFile } from './plain-file.ts'

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

it.skipIf(process.platform === 'win32')('tells what is in the place of a file', () => {
  const folder = tempDir()
  const at = (name: string) => join(folder, name)
  writeFileSync(at('file'), '')
  symlinkSync(at('file'), at('link'))
  symlinkSync(at('gone'), at('broken'))
  symlinkSync(at('itself'), at('itself'))
  execFileSync('mkfifo', [at('pipe')])
  expect(['file', 'link', 'gone'].filter((name) => isSpecialFile(at(name)))).toEqual([])
  const special = ['broken', 'itself', 'pipe', '.']
  expect(special.filter((name) => isSpecialFile(at(name)))).toEqual(special)
})

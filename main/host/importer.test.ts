// A campaign file may crash the process that reads it, but never the host.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { plainHost } from '../testing/plain-host.ts'
import { programFile } from '../testing/programs.ts'
import { openPage } from '../testing/test-page.ts'
import { nodeReaderStarter } from './reader-process.ts'

const program = programFile('import-process')
const crashing = programFile('crashing-thread')

it.each([
  ['a process that crashes over a file', program, crashing, /damaged-file.*brought down/],
  ['a thread that is not there', program, join(import.meta.dirname, 'nowhere.ts'), /internal/],
  ['a process that is not there', join(import.meta.dirname, 'nowhere.ts'), crashing, /internal/]
])('%s costs this file and nothing else', async (_, entry, thread, failure) => {
  const host = plainHost(eraseTypes(riverRace), { startReader: nodeReaderStarter(entry, thread) })
  const page = openPage(host)
  for (let time = 0; time < 2; time++) await expect(page.importFile('{}')).rejects.toThrow(failure)
  expect(page.call('library.list', {})).toEqual([])
})

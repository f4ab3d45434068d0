import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../store/open-database.ts'
import { tempDir } from '../testing/temp-dir.ts'

/** The command line as a process of its own. */
function cli(...args: string[]) {
  const entry = join(import.meta.dirname, '..', 'cli.ts')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', entry, ...args],
    {
      encoding: 'utf8'
    }
  )
  return { status, stderr }
}

it('the command line leaves a library alone that the app has open, and says so in one line', () => {
  const file = join(tempDir(), 'campaigns.db')
  const { close } = openDatabase(file)
  const { status, stderr } = cli('show', '--db', file, '--campaign', 'x')
  close()
  expect(status).toBe(2)
  expect(stderr).toMatch(/^The campaigns in .*campaigns\.db are open in another window of the app\..*\n$/)
})

it('a folder that is none is named, with what to do', () => {
  const folder = join(tempDir(), 'a-file')
  writeFileSync(folder, '')
  const { status, stderr } = cli('new', '--db', join(folder, 'campaigns.db'))
  expect(status).toBe(2)
  expect(stderr).toMatch(/cannot be kept in .*a-file.*Make that a folder/)
})

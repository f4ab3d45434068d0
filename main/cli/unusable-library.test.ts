import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../store/open-database.ts'
import { programFile } from '../testing/programs.ts'
import { tempDir } from '../testing/temp-dir.ts'

/** Runs the command line as a process of its own. */
function cli(...args: string[]) {
  const entry = programFile('cli')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', entry, ...args],
    {
      encoding: 'utf8'
    }
  )
  return { status, stderr }
}

it('refuses a library that the app has open, in one line, and changes nothing', () => {
  const file = join(tempDir(), 'campaigns.db')
  const { close } = openDatabase(file)
  const { status, stderr } = cli('show', '--db', file, '--campaign', 'x')
  close()
  expect(status).toBe(2)
  expect(stderr).toMatch(/^The campaigns in .*campaigns\.db are open in another window of the app\..*\n$/)
})

it('names a data folder that is a file, and says what to do', () => {
  const folder = join(tempDir(), 'a-file')
  writeFileSync(folder, '')
  const { status, stderr } = cli('new', '--db', join(folder, 'campaigns.db'))
  expect(status).toBe(2)
  expect(stderr).toMatch(/cannot be kept in .*a-file.*Make that a folder/)
})

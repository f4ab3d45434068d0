// The app as it ships: packed here with the installed Electron, or the packed app that INVASIONS_PACKED names.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { archiveHash, expectedHash } from '../../tools/packaging/integrity.ts'
import { packWith } from '../../tools/packaging/pack.ts'
import {
  archivedFiles,
  filesUnder,
  fusesOn,
  type PackedApp,
  packedAppIn,
  sizeOf
} from '../../tools/packaging/packed-app.ts'
import { inRoot } from '../../tools/root.ts'
import { electronFolder } from '../../tools/start/electron-binary.ts'
import { test as base } from '../app.ts'
import { startPlain } from '../plain-app.ts'
import { answerTimes, continueCampaign, settledText, sitAlone, tableText } from '../player.ts'
import { environment as environmentFor } from '../process.ts'
import { expect } from './desktop.ts'
import { cannotSee, expectToldInWindow, unwritable } from './unwritable-folders.ts'

const MEGABYTE = 1e6
const SQLITE = 'node_modules/better-sqlite3'

const test = base.extend<object, { packed: PackedApp }>({
  packed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const given = process.env.INVASIONS_PACKED
      if (given) return use(packedAppIn(resolve(given)))
      const output = mkdtempSync(join(tmpdir(), 'e2e-packed-'))
      await use(await packWith(electronFolder(), output))
      rmSync(output, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 180_000 }
  ]
})
test.describe.configure({ mode: 'serial' })

test('the archive holds what was built, the manifest and the database, and nothing else', ({ packed }) => {
  const built = ['main', 'renderer'].flatMap((part) =>
    filesUnder(inRoot('dist', part)).map((file) => `dist/${part}/${file}`)
  )
  const expected = [
    'package.json',
    ...built.filter((file) => !/\.map$|licences\.md$/.test(file)),
    `${SQLITE}/package.json`,
    ...filesUnder(inRoot(SQLITE, 'lib')).map((file) => `${SQLITE}/lib/${file}`),
    ...binaries().map((file) => `${SQLITE}/prebuilds/${file}`)
  ]
  expect(archivedFiles(packed)).toEqual(expected.sort())
})

test('beside the archive lie one binary of the database, the icon, the licences, and two languages of Chromium', ({
  packed
}) => {
  expect(filesUnder(join(packed.resources, 'app.asar.unpacked'))).toEqual([
    'dist/main/icon.png',
    ...binaries().map((file) => `${SQLITE}/prebuilds/${file}`)
  ])
  expect(readdirSync(join(packed.resources, 'licences')).sort()).toEqual([
    'better-sqlite3.txt',
    'invasions.txt',
    'page.md',
    'program.md'
  ])
  test.skip(process.platform === 'darwin', 'on a Mac the languages lie inside the framework')
  expect(readdirSync(join(packed.folder, 'locales')).sort()).toEqual([
    'en-GB.pak',
    'en-US.pak',
    'es-419.pak',
    'es.pak'
  ])
})

test('the archive is small, and the whole app hardly larger than Electron', ({ packed }, info) => {
  const archive = statSync(join(packed.resources, 'app.asar')).size
  const whole = sizeOf(packed.folder)
  const electron = sizeOf(electronFolder())
  const sizes = [archive, whole, electron].map((size) => (size / MEGABYTE).toFixed(1))
  info.annotations.push({ type: 'megabytes', description: `archive, whole, Electron: ${sizes.join(', ')}` })
  expect(archive).toBeLessThan(8 * MEGABYTE)
  // The app for Macs holds two Electrons, one for each processor.
  if (process.platform !== 'darwin') expect(whole).toBeLessThan(electron + 15 * MEGABYTE)
})

test('its fuses restrict it to its own archive, whose hash it holds', async ({ packed }) => {
  expect(await fusesOn(packed)).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar'])
  expect(expectedHash(packed)).toBe(process.platform === 'linux' ? null : archiveHash(packed))
})

test('it starts, begins a campaign, takes answers, is killed, and goes on where it was', async ({
  packed,
  app
}) => {
  const first = await startPlain(packed.program, app.dataDir)
  const before = await first.look(async (page) => {
    await sitAlone(page, 'Shipped')
    await answerTimes(page, 3)
    return settledText(page)
  })
  await first.kill()

  const second = await startPlain(packed.program, app.dataDir)
  await second.look(async (page) => {
    await continueCampaign(page, 'Shipped')
    await expect.poll(() => tableText(page)).toEqual(before)
    await answerTimes(page, 1)
  })
  await second.kill()
})

test('it reads the campaign file that it is started with, in a process that runs from inside the archive', async ({
  packed,
  app
}) => {
  const file = inRoot('main', 'testing', 'saves', 'rules-2-file-2.invasions')
  const { look, kill } = await startPlain(packed.program, app.dataDir, [file])
  await look((page) =>
    expect(page.getByRole('heading', { name: 'was played under other rules' })).toBeVisible({
      timeout: 20_000
    })
  )
  await kill()
})

/** The database's binaries that this platform needs. The app for Macs holds both. */
function binaries(): readonly string[] {
  if (process.platform === 'darwin') return ['darwin-arm64.node', 'darwin-x64.node']
  return [`${process.platform}-${process.arch}.node`]
}

for (const [what, environment] of unwritable) {
  test(`${what} is told in a window by the packed app`, async ({ packed }, info) => {
    test.skip(cannotSee, 'looks at the windows of an X11 display, as an ordinary user')
    await expectToldInWindow(info.outputPath(), environment, (dataDir, env) =>
      spawn(packed.program, [], {
        env: environmentFor({ INVASIONS_DATA_DIR: dataDir, ...env }),
        stdio: 'ignore'
      })
    )
  })
}

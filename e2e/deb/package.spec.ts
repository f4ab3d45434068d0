// The package for Debian, as root on Debian: made of the packed app, checked, installed, played, upgraded and removed.
// Changes the machine: it installs packages, and adds a user who plays.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packWith } from '../../tools/packaging/pack.ts'
import { inRoot } from '../../tools/root.ts'
import { electronFolder } from '../../tools/start/electron-binary.ts'
import { expect, test } from '../app.ts'
import { startPlain } from '../plain-app.ts'
import { answerTimes, continueCampaign, settledText, sitAlone, tableText } from '../player.ts'
import { apt, must, Player, run } from './debian.ts'

const player = new Player('invasions-tester')
const { home: HOME } = player
const [OLD, NEW] = ['0.0.9', '0.1.0']
const TOOLS = ['lintian', 'openbox', 'xvfb', 'xauth', 'x11-utils', 'x11-apps', 'imagemagick', 'xdg-utils']

test.describe.configure({ mode: 'serial', timeout: 600_000 })

let folder = ''
let before: Awaited<ReturnType<typeof settledText>> | null = null

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deb-'))
  chmodSync(folder, 0o755)
  apt('install', '--no-install-recommends', ...TOOLS, 'desktop-file-utils', 'libgtk-3-bin')
  player.add()
  const { folder: packed } = await packWith(electronFolder(), folder)
  for (const version of [OLD, NEW]) {
    const script = ['tools/bootstrap/run.mjs', 'tools/packaging/deb.ts', packed, '--output', folder]
    must(process.execPath, [...script, '--version', version, '--homepage', 'https://invasions.example'])
  }
})

test.afterAll(() => {
  run('apt-get', ['purge', '--yes', '-qq', 'invasions'])
  player.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('lintian finds no errors in it', () => {
  const { status, stdout } = run('lintian', ['--allow-root', '--fail-on', 'error', packageOf(NEW)])
  expect(stdout.split('\n').filter((line) => line.startsWith('E:'))).toEqual([])
  expect(status).toBe(0)
})

test('it is installed, and played by an ordinary user', async () => {
  apt('install', '--no-install-recommends', packageOf(OLD))
  const app = await startPlain(player.starter('/usr/bin/invasions', folder), join(HOME, '.config/Invasions'))
  before = await app.look(async (page) => {
    await sitAlone(page, 'Installed')
    await answerTimes(page, 2)
    return settledText(page)
  })
  await app.look((page) => page.close())
  await once(app.child, 'exit')
  expect(player.titles()).toEqual(['Installed'])
})

test('its desktop entry starts it, and a campaign file opens in it', async ({ request: _ }, info) => {
  const file = join(HOME, 'moved.invasions')
  copyFileSync(inRoot('main/testing/saves/rules-2-file-2.invasions'), file)
  const picture = join(folder, 'desktop.png')
  const script = [
    'openbox >/dev/null 2>&1 & sleep 1',
    'test "$(xdg-mime query default application/x-invasions-campaign)" = invasions.desktop || exit 3',
    'gtk-launch invasions; for second in $(seq 60); do sleep 1; xwininfo -root -tree | grep -q "(\\"invasions\\" \\"invasions\\")" && break; done',
    `xdg-open ${file}; sleep 15; xwd -root -silent | convert xwd:- png:-`
  ].join('\n')
  const { status, stdout } = spawnSync('runuser', player.command('sh', '-c', script), {
    encoding: 'buffer',
    maxBuffer: 2 ** 26
  })
  writeFileSync(picture, stdout)
  await info.attach('desktop', { path: picture, contentType: 'image/png' })
  expect(status).toBe(0)
  expect(player.titles()).toHaveLength(2)
})

test('a newer version goes on where the older one was', async () => {
  apt('install', '--no-install-recommends', packageOf(NEW))
  expect(must('dpkg', ['--status', 'invasions'])).toContain(`\nVersion: ${NEW}\n`)
  const app = await startPlain(player.starter('/usr/bin/invasions', folder), join(HOME, '.config/Invasions'))
  await app.look(async (page) => {
    await continueCampaign(page, 'Installed')
    await expect.poll(() => tableText(page)).toEqual(before)
    await page.close()
  })
  await once(app.child, 'exit')
})

test('when it is removed, the campaigns stay', () => {
  apt('remove', 'invasions')
  for (const path of ['/opt/Invasions', '/usr/bin/invasions', '/usr/share/applications/invasions.desktop']) {
    expect(existsSync(path), path).toBe(false)
  }
  expect(player.titles()).toHaveLength(2)
})

function packageOf(version: string): string {
  return join(folder, `invasions-${version}-linux-amd64.deb`)
}

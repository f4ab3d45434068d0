// Data folders in which nothing can be written. Chromium needs one too, and would end in silence or crash.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { electronProgram } from '../../tools/start/electron-binary.ts'
import { electronCommand } from '../electron-app.ts'
import { endProcess } from '../process.ts'
import { expect, test } from './desktop.ts'

const cannotSee =
  process.platform !== 'linux' ||
  spawnSync('xwininfo', ['-version']).error !== undefined ||
  process.getuid?.() === 0

/** Whether a process shows a dialog. Other specs show their windows on the same display. */
function hasDialog({ pid }: ChildProcess): boolean {
  const tree = spawnSync('xwininfo', ['-root', '-tree'], { encoding: 'utf8' }).stdout
  return [...tree.matchAll(/^\s+(0x[0-9a-f]+) "[^"]+": .* \d{3,}x\d{2,}\+/gm)].some(([, id = '']) => {
    const property = spawnSync('xprop', ['-id', id, '_NET_WM_PID'], { encoding: 'utf8' }).stdout
    return property.trim().endsWith(`= ${pid}`)
  })
}

function startIn(dataDir: string, env: Readonly<Record<string, string>>): ChildProcess {
  const command = electronCommand(dataDir, { env })
  return spawn(electronProgram() ?? '', command.args, { env: command.env, stdio: 'ignore' })
}

for (const [what, environment] of [
  [
    'a data folder that cannot be written to',
    (folder: string) => ({ INVASIONS_DATA_DIR: join(folder, 'data') })
  ],
  [
    'a home that is read-only',
    (folder: string) => ({ INVASIONS_DATA_DIR: '', HOME: folder, XDG_CONFIG_HOME: '' })
  ]
] as const) {
  test(`${what} is told in a window`, async ({ desktop }) => {
    test.skip(cannotSee, 'looks at the windows of an X11 display, as an ordinary user')
    const closed = join(desktop.dataDir, 'closed')
    mkdirSync(closed, { mode: 0o555 })
    chmodSync(closed, 0o555)
    const child = startIn(join(closed, 'data'), environment(closed))
    try {
      await expect.poll(() => hasDialog(child), { timeout: 20_000 }).toBe(true)
      expect(child.exitCode).toBeNull()
    } finally {
      await endProcess(child, 'SIGKILL')
      chmodSync(closed, 0o755)
    }
  })
}

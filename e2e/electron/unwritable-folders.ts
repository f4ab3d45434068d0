// Data folders in which nothing can be written. Chromium needs one too, and would end in silence or crash.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess } from '../process.ts'
import { expect } from './desktop.ts'

type Environment = Readonly<Record<string, string>>

/** Where the app may not write, and the environment that leads it there. */
export const unwritable: readonly (readonly [what: string, environment: (folder: string) => Environment])[] =
  [
    ['a data folder that cannot be written to', (folder) => ({ INVASIONS_DATA_DIR: join(folder, 'data') })],
    ['a home that is read-only', (folder) => ({ INVASIONS_DATA_DIR: '', HOME: folder, XDG_CONFIG_HOME: '' })]
  ]

/** The windows of an X11 display are looked at, as an ordinary user. */
export const cannotSee =
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

/** Starts the app where it may not write, and waits until it says so in a window. */
export async function expectToldInWindow(
  parent: string,
  environment: (folder: string) => Environment,
  start: (dataDir: string, env: Environment) => ChildProcess
): Promise<void> {
  const closed = join(parent, 'closed')
  mkdirSync(closed, { mode: 0o555, recursive: true })
  chmodSync(closed, 0o555)
  const child = start(join(closed, 'data'), environment(closed))
  try {
    await expect.poll(() => hasDialog(child), { timeout: 20_000 }).toBe(true)
    expect(child.exitCode).toBeNull()
  } finally {
    await endProcess(child, 'SIGKILL')
    chmodSync(closed, 0o755)
  }
}

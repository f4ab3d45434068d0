import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run, runPackage } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Stops Chromium's first-run questions and network calls. As root, Chromium runs only without its sandbox. */
export const chromiumFlags: readonly string[] = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Finds an installed Chromium: the one that CHROMIUM_PATH names, the system's, or Playwright's own. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram)
  return onPath ?? [playwrightChromium()].find(isProgram) ?? null
}

/** Finds or installs a Chromium. Prints what it tries, and returns null if nothing helped. */
export async function getChromium(): Promise<string | null> {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    process.stderr.write(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}\n`)
    return null
  }
  if (isRoot() && isDebian()) await installDebianPackage()
  return findChromium() ?? (await downloadPlaywrights())
}

async function installDebianPackage(): Promise<void> {
  process.stderr.write("No Chromium found: installing Debian's package (about a minute) ...\n")
  // Waits for another apt on this machine instead of failing.
  const apt = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', [...apt, 'update'], { env, quiet: true, timeout: 300_000 })
  await run('apt-get', [...apt, 'install', 'chromium'], { env, quiet: true, timeout: 900_000 })
}

async function downloadPlaywrights(): Promise<string | null> {
  process.stderr.write("No Chromium found: downloading Playwright's ...\n")
  await runPackage('playwright/cli.js', ['install', 'chromium'], { timeout: 900_000 })
  return findChromium()
}

function playwrightChromium(): string {
  return chromium.executablePath()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function isRoot(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/** False on Ubuntu: it is like Debian, but its `chromium` is a snap, which servers and containers cannot run. */
function isDebian(): boolean {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'))
}

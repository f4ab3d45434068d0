// Finds Electron's files without importing Electron, because the import alone would start a download.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../root.ts'
import { runPackage } from '../run.ts'

const DOWNLOAD_LIMIT = 120_000
const NEXT_TRY_AFTER = 24 * 60 * 60 * 1000
const FAILURE = inRoot('node_modules/.electron-unavailable')

const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
  linux: 'electron'
}

/**
 * Electron's program. If Electron's own variable names a folder, the one there, of any version. Otherwise the one in
 * node_modules, if it is complete and has the version that package.json pins.
 */
export function electronProgram(
  packageFolder = inRoot('node_modules/electron'),
  platform = process.platform,
  elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH
): string | null {
  const name = PROGRAMS[platform]
  if (!name) return null
  const program = join(electronFolder(packageFolder, elsewhere), name)
  if (elsewhere) return existsSync(program) ? program : null
  const wanted = versionIn(join(packageFolder, 'package.json'))
  const unpacked = textOf(join(packageFolder, 'dist', 'version'))
    .trim()
    .replace(/^v/, '')
  return wanted !== '' && wanted === unpacked && existsSync(program) ? program : null
}

/** The folder for the unpacked Electron, whether it exists or not. */
export function electronFolder(
  packageFolder = inRoot('node_modules/electron'),
  elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH
): string {
  return elsewhere || join(packageFolder, 'dist')
}

/** Runs Electron's own installer with a time limit, because it could hang for long on a closed network. */
export async function downloadElectron(): Promise<boolean> {
  process.stderr.write('Downloading Electron (once, about 100 MB) ...\n')
  const code = await runPackage('electron/install.js', [], { timeout: DOWNLOAD_LIMIT, quiet: true })
  const succeeded = code === 0 && electronProgram() !== null
  if (succeeded) rmSync(FAILURE, { force: true })
  else writeFileSync(FAILURE, '')
  return succeeded
}

/** Whether a download failed within the last day. To try again at every start would cost the player minutes. */
export function downloadFailedLately(file = FAILURE, now = Date.now()): boolean {
  return existsSync(file) && now - statSync(file).mtimeMs < NEXT_TRY_AFTER
}

/** Chromium's sandbox needs user namespaces, or its helper owned by root with the setuid bit. */
export function hasLinuxSandbox(program: string): boolean {
  const namespacesClosed =
    textOf('/proc/sys/kernel/unprivileged_userns_clone').trim() === '0' ||
    textOf('/proc/sys/kernel/apparmor_restrict_unprivileged_userns').trim() === '1' ||
    textOf('/proc/sys/user/max_user_namespaces').trim() === '0'
  return !namespacesClosed || isSetuidRoot(join(program, '..', 'chrome-sandbox'))
}

function isSetuidRoot(path: string): boolean {
  if (!existsSync(path)) return false
  const { mode, uid } = statSync(path)
  return uid === 0 && (mode & 0o4000) !== 0
}

function versionIn(manifest: string): string {
  return /"version":\s*"([^"]+)"/.exec(textOf(manifest))?.[1] ?? ''
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

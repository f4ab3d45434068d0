import { chmodSync, closeSync, fsyncSync, openSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const ONLY_OWNER_FILE = 0o600
const ONLY_OWNER_FOLDER = 0o700
const STICKY = 0o1000

/** Makes the app's data folder accessible to its owner only. Leaves a shared folder as it is. */
export function makePrivateFolder(folder: string): void {
  const { mode, uid } = statSync(folder)
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, ONLY_OWNER_FOLDER)
}

export function writePrivateFile(file: string, content: string): void {
  writeFileSync(file, content, { mode: ONLY_OWNER_FILE })
  // An existing file has kept its mode.
  makePrivate(file)
}

/** A link may lead to a device, and the mode of that concerns every program of the machine. */
export function makePrivate(file: string): void {
  if (statSync(file).isFile()) chmodSync(file, ONLY_OWNER_FILE)
}

/** Forces a file and its folder entry onto the disk. */
export function syncFile(file: string): void {
  syncPath(file, 'r+')
  // Windows cannot open folders and does not need this.
  if (process.platform !== 'win32') syncPath(dirname(file), 'r')
}

function syncPath(path: string, flags: string): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

import { chmodSync, closeSync, fsyncSync, openSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const ONLY_OWNER_FILE = 0o600
const ONLY_OWNER_FOLDER = 0o700
const STICKY = 0o1000

/** Closes the folder of the app's own data to everybody else. One that is shared with others is left as it is. */
export function makePrivateFolder(folder: string): void {
  const { mode, uid } = statSync(folder)
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, ONLY_OWNER_FOLDER)
}

export function writePrivateFile(file: string, content: string): void {
  writeFileSync(file, content, { mode: ONLY_OWNER_FILE })
  // A file that was there already has kept its mode.
  chmodSync(file, ONLY_OWNER_FILE)
}

export function makePrivate(file: string): void {
  chmodSync(file, ONLY_OWNER_FILE)
}

/** Sees to it that a file is on the disk, and that its folder knows of it, before anything relies on it. */
export function syncFile(file: string): void {
  syncPath(file, 'r+')
  // Windows lets nobody open a folder, and needs no such thing.
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

import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, statSync } from 'node:fs'

/** Reads a file of text up to a limit. Throws for pipes, devices and folders: some of them never end. */
export function readPlainFile(path: string, limit: number): string {
  // Opening a pipe would wait for somebody who writes.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stats = fstatSync(descriptor)
    if (!stats.isFile()) throw new Error('this is no plain file')
    if (stats.size > limit) throw new Error('larger than any campaign')
    // The size may change while it is read.
    const bytes = Buffer.alloc(stats.size)
    let read = 0
    for (let more = 1; more > 0 && read < bytes.length; read += more) {
      more = readSync(descriptor, bytes, read, bytes.length - read, null)
    }
    return bytes.toString('utf8', 0, read)
  } finally {
    closeSync(descriptor)
  }
}

/** Whether something else is in the place of a file: a folder, a pipe, a device, or a link that leads nowhere. */
export function isSpecialFile(path: string): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })) return false
  try {
    return !statSync(path).isFile()
  } catch {
    return true
  }
}

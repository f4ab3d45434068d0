import { readFileSync } from 'node:fs'
import { endianness } from 'node:os'

/** The content of a write-ahead log: its readable commits, and how many come after an unreadable place. */
export interface WalContents {
  readonly salt: bigint
  readonly frames: number
  /** The end of each readable commit, in bytes from the start of the file. */
  readonly commits: readonly number[]
  readonly unreachable: number
}

const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682

/**
 * Reads a write-ahead log as SQLite's recovery does. That stops at the first frame with a wrong checksum and does not
 * report what follows. Null if there is no log or it has no header.
 */
export function readWal(file: string): WalContents | null {
  const bytes = readIfThere(file)
  if (!bytes || bytes.length < HEADER) return null
  const magic = bytes.readUInt32BE(0)
  if ((magic & ~1) >>> 0 !== MAGIC) return null
  const bigEndian = (magic & 1) === 1
  const pageSize = bytes.readUInt32BE(8)
  if (pageSize < 512 || pageSize > 65_536) return null
  const salt = bytes.readBigUInt64BE(16)
  const commits: number[] = []
  let [frames, unreachable] = [0, 0]
  let sum = checksum(bytes, 0, 24, bigEndian, [0, 0])
  let sound = sameSum(bytes, 24, sum)
  const step = FRAME_HEADER + pageSize
  for (let at = HEADER; at + step <= bytes.length; at += step) {
    const isOfThisLog = bytes.readBigUInt64BE(at + 8) === salt
    const isCommit = bytes.readUInt32BE(at + 4) !== 0
    if (sound) {
      sum = checksum(bytes, at, at + 8, bigEndian, sum)
      sum = checksum(bytes, at + FRAME_HEADER, at + step, bigEndian, sum)
      sound = isOfThisLog && sameSum(bytes, at + 16, sum)
      if (sound) frames += 1
      if (sound && isCommit) commits.push(at + step)
    }
    if (!sound && isOfThisLog && isCommit) unreachable += 1
  }
  return { salt, frames, commits, unreachable }
}

/** The pages of all readable commits, in the order in which they were written. */
export function* committedPages(file: string): Generator<{ readonly page: number; readonly bytes: Buffer }> {
  const end = readWal(file)?.commits.at(-1)
  const bytes = readIfThere(file)
  if (!bytes || end === undefined) return
  const step = FRAME_HEADER + bytes.readUInt32BE(8)
  for (let at = HEADER; at + step <= end; at += step) {
    yield { page: bytes.readUInt32BE(at), bytes: bytes.subarray(at + FRAME_HEADER, at + step) }
  }
}

/** What the index of the log says. It is in shared memory until a crash. */
interface WalIndex {
  readonly salt: bigint
  readonly frames: number
}

/** Reads the first header; null if absent or if its two copies differ. It counts only synced frames. */
function readWalIndex(file: string): WalIndex | null {
  const bytes = readIfThere(file)
  if (!bytes || bytes.length < 96 || !bytes.subarray(0, 48).equals(bytes.subarray(48, 96))) return null
  const littleEndian = endianness() === 'LE'
  const frames = littleEndian ? bytes.readUInt32LE(16) : bytes.readUInt32BE(16)
  return { salt: bytes.readBigUInt64BE(32), frames }
}

/** Whether the log of a database that was not closed has lost commits. SQLite would not notice. */
export function hasLostCommits(database: string): boolean {
  const wal = readWal(`${database}-wal`)
  const index = readWalIndex(`${database}-shm`)
  if (wal && wal.unreachable > 0) return true
  if (!index || index.frames === 0) return false
  return !wal || wal.salt !== index.salt || wal.frames < index.frames
}

type Sum = readonly [number, number]

function checksum(bytes: Buffer, from: number, to: number, bigEndian: boolean, start: Sum): Sum {
  let [first, second] = start
  for (let at = from; at < to; at += 8) {
    first = (first + word(bytes, at, bigEndian) + second) >>> 0
    second = (second + word(bytes, at + 4, bigEndian) + first) >>> 0
  }
  return [first, second]
}

function word(bytes: Buffer, at: number, bigEndian: boolean): number {
  return bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)
}

/** Stored sums are always big-endian. */
function sameSum(bytes: Buffer, at: number, [first, second]: Sum): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

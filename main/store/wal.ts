import { readFileSync } from 'node:fs'
import { endianness } from 'node:os'

/** What a write-ahead log holds: how many commits can be read, and how many lie behind a place that cannot. */
export interface WalContents {
  readonly salt: bigint
  readonly frames: number
  /** Where each readable commit ends, in bytes from the start of the file. */
  readonly commits: readonly number[]
  readonly unreachable: number
}

const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682

/**
 * Reads a write-ahead log as SQLite's recovery does, which stops at the first frame whose checksum is wrong and says
 * nothing of what follows. Null where there is none, or none that was begun.
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

/** What the index of the log, in shared memory until a crash, knew of it. */
interface WalIndex {
  readonly salt: bigint
  readonly frames: number
}

/** Its first header; null where there is none, or its two copies differ. The frames count only once they are synced. */
function readWalIndex(file: string): WalIndex | null {
  const bytes = readIfThere(file)
  if (!bytes || bytes.length < 96 || !bytes.subarray(0, 48).equals(bytes.subarray(48, 96))) return null
  const littleEndian = endianness() === 'LE'
  const frames = littleEndian ? bytes.readUInt32LE(16) : bytes.readUInt32BE(16)
  return { salt: bytes.readBigUInt64BE(32), frames }
}

/** Whether the log of a database that was not closed has lost commits which SQLite would not miss. */
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

/** Stored sums are big-endian whatever the rest is. */
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

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** A value as SQLite stores it. */
export type StoredValue = string | number | bigint | Buffer | null

/** A row in a page: of a table with row ids, or of an index or a table without them. */
export interface PageRow {
  readonly hasRowId: boolean
  readonly values: readonly StoredValue[]
}

/** The size of every page that the app has ever written. */
export const PAGE_SIZE = 4096

const FILE_HEADER = 100
const LEAF_OF_TABLE = 0x0d
const LEAF_OF_INDEX = 0x0a
const INNER_OF_INDEX = 0x02
/** How much of a row fits into its page: SQLite's own formula. */
const MOST_IN_TABLE = PAGE_SIZE - 35
const MOST_IN_INDEX = Math.floor(((PAGE_SIZE - 12) * 64) / 255) - 23
const LEAST = Math.floor(((PAGE_SIZE - 12) * 32) / 255) - 23

/**
 * Reads the rows of every page by itself, whether or not the pages above it, the schema or the header are readable.
 * A row that is not whole is skipped. The file format is SQLite's, at https://sqlite.org/fileformat2.html.
 */
export function* rowsByPage(file: string): Generator<PageRow> {
  const descriptor = openSync(file, 'r')
  try {
    const pages = Math.ceil(fstatSync(descriptor).size / PAGE_SIZE)
    const read = (number: number) => readPage(descriptor, number, pages)
    const free = freePages(read)
    for (let number = 1; number <= pages; number++) {
      if (!free.has(number)) yield* rowsOf(read, number)
    }
  } finally {
    closeSync(descriptor)
  }
}

type ReadPage = (number: number) => Buffer | null

function readPage(descriptor: number, number: number, pages: number): Buffer | null {
  if (number < 1 || number > pages) return null
  const page = Buffer.alloc(PAGE_SIZE)
  readSync(descriptor, page, 0, PAGE_SIZE, (number - 1) * PAGE_SIZE)
  return page
}

/** Pages that are not in use. They still hold rows that were deleted. */
function freePages(read: ReadPage): ReadonlySet<number> {
  const free = new Set<number>()
  let trunk = read(1)?.readUInt32BE(32) ?? 0
  while (trunk !== 0 && !free.has(trunk)) {
    const page = read(trunk)
    if (!page) break
    free.add(trunk)
    const leaves = Math.min(page.readUInt32BE(4), PAGE_SIZE / 4 - 2)
    for (let leaf = 0; leaf < leaves; leaf++) free.add(page.readUInt32BE(8 + leaf * 4))
    trunk = page.readUInt32BE(0)
  }
  return free
}

function* rowsOf(read: ReadPage, number: number): Generator<PageRow> {
  const page = read(number)
  if (!page) return
  const start = number === 1 ? FILE_HEADER : 0
  const type = page[start]
  if (type !== LEAF_OF_TABLE && type !== LEAF_OF_INDEX && type !== INNER_OF_INDEX) return
  const hasRowId = type === LEAF_OF_TABLE
  const isInner = type === INNER_OF_INDEX
  const pointers = start + (isInner ? 12 : 8)
  const cells = Math.min(page.readUInt16BE(start + 3), (PAGE_SIZE - pointers) >> 1)
  for (let cell = 0; cell < cells; cell++) {
    const at = page.readUInt16BE(pointers + cell * 2) + (isInner ? 4 : 0)
    const values = rowAt(read, page, at, hasRowId)
    if (values) yield { hasRowId, values }
  }
}

/** Null for a row that is not whole. */
function rowAt(read: ReadPage, page: Buffer, at: number, hasRowId: boolean): StoredValue[] | null {
  try {
    const cursor = new Cursor(page, at)
    const size = cursor.varint()
    if (hasRowId) cursor.varint()
    return valuesOf(payloadAt(read, page, cursor.at, size, hasRowId ? MOST_IN_TABLE : MOST_IN_INDEX))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function payloadAt(read: ReadPage, page: Buffer, at: number, size: number, most: number): Buffer {
  if (size <= most) return slice(page, at, size)
  const wanted = LEAST + ((size - LEAST) % (PAGE_SIZE - 4))
  const here = wanted <= most ? wanted : LEAST
  const parts = [slice(page, at, here)]
  let missing = size - here
  let next = slice(page, at + here, 4).readUInt32BE(0)
  while (missing > 0) {
    const more = read(next)
    if (!more) throw new RangeError('the row continues on a page that is missing')
    const length = Math.min(missing, PAGE_SIZE - 4)
    parts.push(more.subarray(4, 4 + length))
    missing -= length
    next = more.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

function valuesOf(row: Buffer): StoredValue[] {
  const head = new Cursor(row, 0)
  const end = head.varint()
  if (end > row.length) throw new RangeError('the head of the row is longer than the row')
  const values: StoredValue[] = []
  let at = end
  while (head.at < end) {
    const type = head.varint()
    const bytes = slice(row, at, sizeOf(type))
    values.push(storedValue(type, bytes))
    at += bytes.length
  }
  return values
}

const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]

function sizeOf(type: number): number {
  const size = type >= 12 ? (type - 12) >> 1 : SIZES[type]
  if (size === undefined) throw new RangeError('there is no such type')
  return size
}

function storedValue(type: number, bytes: Buffer): StoredValue {
  if (type >= 12) return type % 2 === 1 ? bytes.toString('utf8') : bytes
  switch (type) {
    case 0:
      return null
    case 6:
      return bytes.readBigInt64BE(0)
    case 7:
      return bytes.readDoubleBE(0)
    case 8:
    case 9:
      return type - 8
    default:
      return bytes.readIntBE(0, bytes.length)
  }
}

function slice(bytes: Buffer, at: number, length: number): Buffer {
  if (at + length > bytes.length) throw new RangeError('the row ends beyond its page')
  return bytes.subarray(at, at + length)
}

class Cursor {
  readonly #bytes: Buffer
  at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  /** A number in one to nine bytes. Those of the app's rows fit into five. */
  varint(): number {
    let value = 0
    for (let length = 0; length < 5; length++) {
      const byte = this.#bytes.readUInt8(this.at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new RangeError('the number is too large')
  }
}

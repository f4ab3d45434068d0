// Writes the icon containers of Windows and macOS: a short table followed by whole PNG pictures.

export interface Picture {
  readonly size: number
  readonly png: Buffer
}

/** macOS names each size by a code. A doubled size has its own code: 32 is also the doubled 16. */
const ICNS_TYPES: ReadonlyMap<number, readonly string[]> = new Map([
  [16, ['icp4']],
  [32, ['icp5', 'ic11']],
  [64, ['ic12']],
  [128, ['ic07']],
  [256, ['ic08', 'ic13']],
  [512, ['ic09', 'ic14']],
  [1024, ['ic10']]
])

const ICO_HEADER = 6
const ICO_ENTRY = 16

export function writeIco(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index
    // Width and height have one byte each, and 0 means 256.
    header.writeUInt8(size % 256, at)
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

export function writeIcns(pictures: readonly Picture[]): Buffer {
  const blocks = pictures.flatMap(({ size, png }) =>
    (ICNS_TYPES.get(size) ?? []).map((type) => block(type, png))
  )
  return block('icns', Buffer.concat(blocks))
}

function block(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.write(type, 0, 'ascii')
  header.writeUInt32BE(body.length + header.length, 4)
  return Buffer.concat([header, body])
}

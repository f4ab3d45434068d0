import { expect, test } from 'vitest'
import { writeIcns, writeIco } from './containers.ts'

const small = { size: 16, png: Buffer.from('small picture') }
const large = { size: 256, png: Buffer.from('large') }

test('an .ico lists each picture with its place in the file', () => {
  const ico = writeIco([small, large])
  expect(ico.readUInt16LE(4)).toBe(2)
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0])
  for (const [entry, { png }] of [[6, small] as const, [22, large] as const]) {
    const start = ico.readUInt32LE(entry + 12)
    expect(ico.subarray(start, start + ico.readUInt32LE(entry + 8))).toEqual(png)
  }
})

test('an .icns is one block of blocks, each with its length', () => {
  const icns = writeIcns([small, large])
  expect(icns.readUInt32BE(4)).toBe(icns.length)
  const types: string[] = []
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    types.push(icns.toString('ascii', at, at + 4))
  }
  expect(types).toEqual(['icp4', 'ic08', 'ic13'])
})

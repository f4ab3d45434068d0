// Stand-ins for the plugins of NSIS that electron-builder downloads. The compiler of installers only looks for the names
// of their functions.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Windows's own libraries are called through a plugin that Debian has. */
const NO_PLUGIN = /^(kernel32|user32|shell32|advapi32|psapi|ole32)$/i

/** Writes a stand-in for each plugin that the scripts in a folder call and that is not in `known`. Returns their names. */
export function writePluginStubs(scripts: string, known: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const has = new Set(readdirSync(known).map((file) => file.replace(/\.dll$/i, '').toLowerCase()))
  const stubs = [...callsIn(scripts)].filter(([plugin]) => !has.has(plugin.toLowerCase()))
  for (const [plugin, functions] of stubs)
    writeFileSync(join(folder, `${plugin}.dll`), library([...functions]))
  return stubs.map(([plugin]) => plugin).sort()
}

/** The functions that the scripts call, by plugin: `nsProcess::_FindProcess`. */
function callsIn(folder: string): Map<string, Set<string>> {
  const calls = new Map<string, Set<string>>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ns[hi]$/.test(file)
  )
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, plugin = '', name = ''] of text.matchAll(/\b([A-Za-z]\w*)::(\w+)/g)) {
      if (NO_PLUGIN.test(plugin)) continue
      calls.set(plugin, (calls.get(plugin) ?? new Set()).add(name))
    }
  }
  return calls
}

const [SECTION_AT, RAW_AT] = [0x1000, 0x200]

/** The smallest library for 32-bit Windows that exports these names. */
function library(names: readonly string[]): Buffer {
  const exported = exportSection([...names].sort())
  const raw = Math.ceil(exported.length / RAW_AT) * RAW_AT
  const bytes = Buffer.alloc(RAW_AT + raw)
  bytes.write('MZ', 0)
  bytes.writeUInt32LE(64, 60)
  bytes.write('PE', 64)
  writeHalves(bytes, 68, [0x14c, 1])
  writeHalves(bytes, 84, [224, 0x2102])
  // The optional header.
  bytes.writeUInt16LE(0x10b, 88)
  writeWords(bytes, 116, [0x10000000, SECTION_AT, RAW_AT])
  writeWords(bytes, 144, [SECTION_AT + Math.ceil(raw / 0x1000) * 0x1000, RAW_AT])
  writeWords(bytes, 180, [16, SECTION_AT, exported.length])
  // The only section.
  bytes.write('.edata', 312)
  writeWords(bytes, 320, [exported.length, SECTION_AT, raw, RAW_AT])
  bytes.writeUInt32LE(0x40000040, 348)
  exported.copy(bytes, RAW_AT)
  return bytes
}

function exportSection(names: readonly string[]): Buffer {
  const [functions, addresses] = [40, 40 + 4 * names.length]
  const ordinals = addresses + 4 * names.length
  const texts = ['stub.dll', ...names].map((name) => Buffer.from(`${name}\0`))
  const starts: number[] = []
  let end = ordinals + 2 * names.length
  for (const each of texts) {
    starts.push(end)
    end += each.length
  }
  const table = Buffer.alloc(end - texts.reduce((sum, { length }) => sum + length, 0))
  const at = (offset: number) => SECTION_AT + offset
  const [ownName = 0, ...nameStarts] = starts
  writeWords(table, 12, [
    at(ownName),
    1,
    names.length,
    names.length,
    at(functions),
    at(addresses),
    at(ordinals)
  ])
  for (const [index, start] of nameStarts.entries()) {
    table.writeUInt32LE(SECTION_AT, functions + 4 * index)
    table.writeUInt32LE(at(start), addresses + 4 * index)
    table.writeUInt16LE(index, ordinals + 2 * index)
  }
  return Buffer.concat([table, ...texts])
}

function writeWords(bytes: Buffer, offset: number, words: readonly number[]): void {
  for (const [index, word] of words.entries()) bytes.writeUInt32LE(word, offset + 4 * index)
}

function writeHalves(bytes: Buffer, offset: number, halves: readonly number[]): void {
  for (const [index, half] of halves.entries()) bytes.writeUInt16LE(half, offset + 2 * index)
}

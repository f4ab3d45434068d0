// What a native module was made for, read from its own header.

/** Numbers of processors in the headers of the three formats. */
const ELF_PROCESSORS: Readonly<Record<number, string>> = { 62: 'x64', 183: 'arm64' }
const PE_PROCESSORS: Readonly<Record<number, string>> = { 34404: 'x64', 43620: 'arm64' }
const MACH_PROCESSORS: Readonly<Record<number, string>> = { 16777223: 'x64', 16777228: 'arm64' }

const ELF_MAGIC = 0x7f454c46
const MACH_MAGIC = 0xfeedfacf

/** Platform and processor in the words of Node, such as `linux-arm64`; null if the file is no program for either. */
export function targetOf(binary: Buffer): string | null {
  if (binary.length < 64) return null
  if (binary.readUInt32BE(0) === ELF_MAGIC) return named('linux', ELF_PROCESSORS[binary.readUInt16LE(18)])
  if (binary.readUInt32LE(0) === MACH_MAGIC) return named('darwin', MACH_PROCESSORS[binary.readUInt32LE(4)])
  if (binary.toString('latin1', 0, 2) !== 'MZ') return null
  const header = binary.readUInt32LE(60)
  if (header + 6 > binary.length || binary.toString('latin1', header, header + 2) !== 'PE') return null
  return named('win32', PE_PROCESSORS[binary.readUInt16LE(header + 4)])
}

function named(platform: string, processor: string | undefined): string | null {
  return processor === undefined ? null : `${platform}-${processor}`
}

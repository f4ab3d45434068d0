// `node tools/bootstrap/run.mjs tools/packaging/archive.ts FOLDER [--output DIR] [--key GPG_KEY]`: makes a tar.gz of a packed
// app for Linux, with its desktop entry, and signs it with that key.
import { parseArgs } from 'node:util'
import { Arch } from 'electron-builder'
import { product } from '#shared/app/product.ts'
import { inRoot } from '../root.ts'
import { writeChecksums } from './checksums.ts'
import { debianParts } from './debian-parts.ts'
import { makeLinuxArchive, signFile } from './linux-archive.ts'

const { values, positionals } = parseArgs({
  options: { output: { type: 'string' }, key: { type: 'string' } },
  allowPositionals: true
})
const output = values.output ?? inRoot('release')
const parts = await debianParts({
  folder: positionals[0] ?? inRoot('release/linux-unpacked'),
  arch: process.arch === 'arm64' ? Arch.arm64 : Arch.x64,
  output,
  // Only Debian's packages name them.
  homepage: 'https://invasions.invalid',
  maintainer: product.maker
})
const archive = makeLinuxArchive(parts, output)
process.stdout.write(`${archive}\n`)
writeChecksums(output, process.platform)
if (values.key) process.stdout.write(`${signFile(archive, values.key)}\n`)

// `node tools/bootstrap/run.mjs tools/packaging/deb.ts FOLDER [--output DIR] [--version V]`: makes a Debian package of
// a packed app where electron-builder's own tool cannot be downloaded. It holds what electron-builder would put in it.
import { parseArgs } from 'node:util'
import { Arch } from 'electron-builder'
import { inRoot } from '../root.ts'
import { makeDebianPackage } from './debian-package.ts'
import { debianParts } from './debian-parts.ts'
import { gitHere, provenanceOf } from './provenance.ts'

const { values, positionals } = parseArgs({
  options: { output: { type: 'string' }, version: { type: 'string' }, homepage: { type: 'string' } },
  allowPositionals: true
})
const { homepage, maintainer } = provenanceOf(process.env, gitHere)
const page = values.homepage ?? homepage
if (!page) throw new Error('A Debian package must name a homepage: give one with --homepage.')
const parts = await debianParts({
  folder: positionals[0] ?? inRoot('release/linux-unpacked'),
  arch: process.arch === 'arm64' ? Arch.arm64 : Arch.x64,
  output: values.output ?? inRoot('release'),
  homepage: page,
  maintainer
})
const options = new Map(parts.options)
if (values.version) {
  options.set(
    'package',
    (parts.options.get('package') ?? '').replace(`-${parts.options.get('version')}-`, `-${values.version}-`)
  )
  options.set('version', values.version)
}
process.stdout.write(`${await makeDebianPackage({ ...parts, options })}\n`)

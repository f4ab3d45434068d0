import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../root.ts'
import { run } from '../run.ts'
import type { DebianParts } from './debian-parts.ts'
import { filesUnder, sizeOf } from './packed-app.ts'

/** Makes a package with Debian's own tool. Returns its path. */
export async function makeDebianPackage(parts: DebianParts): Promise<string> {
  const staged = mkdtempSync(join(tmpdir(), 'debian-package-'))
  chmodSync(staged, 0o755)
  try {
    stage(parts, staged)
    const file = option(parts, 'package')
    mkdirSync(dirname(file), { recursive: true })
    const code = await run('dpkg-deb', ['--build', '--root-owner-group', '-Zxz', '-z1', staged, file])
    if (code !== 0) throw new Error('dpkg-deb failed (it says why above)')
    return file
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

function stage(parts: DebianParts, staged: string): void {
  const { files, texts } = parts
  for (const [from, to] of files) {
    const target = join(staged, to)
    mkdirSync(dirname(target), { recursive: true })
    const text = texts.get(from)
    if (text === undefined) cpSync(from, target, { recursive: true, verbatimSymlinks: true })
    else writeFileSync(target, text)
  }
  writeDocumentation(parts, join(staged, 'usr/share/doc', option(parts, 'name')))
  makeModesUsual(staged)
  writeControl(parts, staged)
}

/** Debian wants every file readable by all and writable by its owner only. */
function makeModesUsual(staged: string): void {
  for (const file of filesUnder(staged)) {
    const path = join(staged, file)
    chmodSync(path, isProgram(path) ? 0o755 : 0o644)
  }
}

/** Programs and libraries begin like this, or with the line that names their interpreter. */
function isProgram(path: string): boolean {
  const start = readFileSync(path).subarray(0, 4).toString('latin1')
  return (start === '\x7fELF' && !/\.(so[.\d]*|node)$/.test(path)) || start.startsWith('#!')
}

function writeDocumentation(parts: DebianParts, folder: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(inRoot('LICENSE'), join(folder, 'copyright'))
  const [name, version] = [option(parts, 'name'), option(parts, 'version')]
  const change = `${name} (${version}) unstable; urgency=medium\n\n  * ${option(parts, 'url')}\n\n`
  const signature = ` -- ${option(parts, 'maintainer')}  Thu, 01 Jan 2026 00:00:00 +0000\n`
  writeFileSync(join(folder, 'changelog.gz'), gzipSync(change + signature, { level: 9 }))
}

function writeControl(parts: DebianParts, staged: string): void {
  const kilobytes = Math.ceil(sizeOf(staged) / 1024)
  const folder = join(staged, 'DEBIAN')
  mkdirSync(folder)
  writeFileSync(join(folder, 'control'), controlOf(parts, kilobytes))
  for (const [option, script] of [
    ['after-install', 'postinst'],
    ['after-remove', 'postrm']
  ] as const) {
    const text = parts.texts.get(parts.options.get(option) ?? '')
    if (text !== undefined) writeFileSync(join(folder, script), text, { mode: 0o755 })
  }
}

export function controlOf(parts: DebianParts, kilobytes: number): string {
  const field = (name: string) => option(parts, name)
  const [synopsis = '', ...lines] = field('description').split('\n')
  return [
    `Package: ${field('name')}`,
    `Version: ${field('version')}`,
    `Architecture: ${field('architecture')}`,
    `Maintainer: ${field('maintainer')}`,
    `Installed-Size: ${kilobytes}`,
    `Depends: ${parts.depends.join(', ')}`,
    `Recommends: ${parts.recommends.join(', ')}`,
    `Section: ${field('category')}`,
    `Priority: ${field('deb-priority')}`,
    `Homepage: ${field('url')}`,
    `Description: ${synopsis}`,
    ...lines.flatMap((line) => wrapped(line.trim())).map((line) => ` ${line}`),
    ''
  ].join('\n')
}

/** Debian shows no longer lines. */
const LONGEST_LINE = 78

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= LONGEST_LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function option({ options }: DebianParts, name: string): string {
  const value = options.get(name)
  if (value === undefined) throw new Error(`electron-builder names no ${name}`)
  return value
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Arch } from 'electron-builder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controlOf } from './debian-package.ts'
import { type DebianParts, debianParts } from './debian-parts.ts'

let folder: string | null = null
let parts: DebianParts

beforeAll(async () => {
  if (process.platform === 'win32') return
  folder = mkdtempSync(join(tmpdir(), 'deb-parts-'))
  const packed = join(folder, 'linux-unpacked')
  mkdirSync(join(packed, 'resources'), { recursive: true })
  writeFileSync(join(packed, 'invasions'), '')
  const origin = { homepage: 'https://a.example/b', maintainer: 'Livia <livia@a.example>' }
  parts = await debianParts({ folder: packed, arch: Arch.arm64, output: folder, ...origin })
}, 60_000)

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('our package for Debian', () => {
  test('holds what electron-builder would put into it', () => {
    const places = parts.files.map(([, to]) => to)
    expect(places).toEqual(
      expect.arrayContaining([
        '/opt/Invasions',
        '/usr/share/applications/invasions.desktop',
        '/usr/share/mime/packages/invasions.xml',
        '/usr/share/lintian/overrides/invasions',
        '/usr/share/icons/hicolor/512x512/apps/invasions.png'
      ])
    )
    expect([...parts.texts.keys()]).toHaveLength(3)
  })

  test('says what it is, and what it needs', () => {
    const lines = controlOf(parts, 7).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Package: invasions',
        'Architecture: arm64',
        'Maintainer: Livia <livia@a.example>',
        'Homepage: https://a.example/b',
        'Section: games',
        'Installed-Size: 7'
      ])
    )
    expect(lines.find((line) => line.startsWith('Depends: '))).toMatch(/libc6, libgtk-3-0t64 \| libgtk-3-0,/)
    const description = lines.slice(lines.findIndex((line) => line.startsWith('Description: ')) + 1)
    expect(description.every((line) => line === '' || /^ \S.{0,78}$/.test(line))).toBe(true)
  })
})

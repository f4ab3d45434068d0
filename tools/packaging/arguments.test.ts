import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { type BuildFacts, builderArguments, dropEmptySecrets } from './arguments.ts'
import { writeChecksums } from './checksums.ts'
import { addressOf, provenanceOf } from './provenance.ts'

const facts: BuildFacts = {
  platform: 'linux',
  env: {},
  provenance: { homepage: 'https://a.example/b', maintainer: 'Livia <livia@a.example>' },
  givenElectron: null,
  typed: []
}

describe('the arguments for electron-builder', () => {
  test('forbid it to publish, and name the maintainer of the package', () => {
    expect(builderArguments(facts)).toEqual([
      '--publish=never',
      '-c.extraMetadata.homepage=https://a.example/b',
      '-c.linux.maintainer=Livia <livia@a.example>'
    ])
  })

  test('leave out the package for Debian if there is no homepage to name', () => {
    const nowhere = { ...facts, provenance: { ...facts.provenance, homepage: null } }
    expect(builderArguments(nowhere)).toEqual(expect.arrayContaining(['--linux', 'AppImage']))
    expect(builderArguments({ ...nowhere, platform: 'win32' })).not.toContain('--linux')
    expect(builderArguments({ ...nowhere, typed: ['--dir'] })).not.toContain('--linux')
  })

  test('sign ad hoc on a Mac, unless there is a certificate', () => {
    const adHoc = ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false', '-c.mac.notarize=false']
    const mac = { ...facts, platform: 'darwin' as const }
    expect(builderArguments(mac)).toEqual(expect.arrayContaining(adHoc))
    for (const env of [{ CSC_LINK: 'certificate' }, { CSC_NAME: 'Livia' }]) {
      const args = builderArguments({ ...mac, env })
      expect(args.filter((arg) => arg.startsWith('-c.mac'))).toEqual([])
    }
  })

  test('make only a folder of a given Electron', () => {
    const args = builderArguments({ ...facts, givenElectron: '/opt/electron', typed: ['--x64'] })
    expect(args.slice(-3)).toEqual(['--dir', '-c.electronDist=/opt/electron', '--x64'])
    const typed = ['--linux', 'deb', 'AppImage', '--x64']
    expect(builderArguments({ ...facts, givenElectron: '/opt/electron', typed }).slice(-4)).toEqual([
      '--dir',
      '-c.electronDist=/opt/electron',
      '--linux',
      '--x64'
    ])
  })

  test('take a homepage that was typed instead of their own, and need no other', () => {
    const typed = ['-c.extraMetadata.homepage=https://c.example']
    const isHomepage = (arg: string) => arg.includes('homepage')
    expect(builderArguments({ ...facts, typed }).filter(isHomepage)).toEqual(typed)
    const nowhere = { ...facts, provenance: { ...facts.provenance, homepage: null }, typed }
    expect(builderArguments(nowhere)).not.toContain('AppImage')
  })
})

test('empty secrets are removed from the environment', () => {
  const env = { CSC_LINK: '', WIN_CSC_LINK: 'certificate', PATH: '' }
  dropEmptySecrets(env)
  expect(env).toEqual({ WIN_CSC_LINK: 'certificate', PATH: '' })
})

describe('where a build comes from', () => {
  const clone = (answers: Readonly<Record<string, string>>) =>
    provenanceOf({}, (...args) => answers[args.join(' ')] ?? '')

  test('the repository and the owner that a CI names', () => {
    const env = {
      GITHUB_SERVER_URL: 'https://git.example',
      GITHUB_REPOSITORY: 'livia/rome',
      GITHUB_REPOSITORY_OWNER: 'livia'
    }
    expect(provenanceOf(env, () => '')).toEqual({
      homepage: 'https://git.example/livia/rome',
      maintainer: 'livia <livia@users.noreply.git.example>'
    })
  })

  test('otherwise what this clone knows, and nothing invented', () => {
    const answers = {
      'remote get-url origin': 'git@git.example:livia/rome.git',
      'config user.name': 'Livia',
      'config user.email': 'livia@a.example'
    }
    expect(clone(answers)).toEqual({
      homepage: 'https://git.example/livia/rome',
      maintainer: 'Livia <livia@a.example>'
    })
    expect(clone({})).toEqual({ homepage: null, maintainer: 'The Invasions project' })
  })

  test('the page of a repository has its address, without credentials', () => {
    const rows = [
      ['https://git.example/livia/rome.git', 'https://git.example/livia/rome'],
      ['https://livia:secret@git.example/livia/rome', 'https://git.example/livia/rome'],
      ['ssh://git@git.example:2222/livia/rome.git', 'https://git.example/livia/rome'],
      ['git@git.example:livia/rome.git', 'https://git.example/livia/rome'],
      ['/srv/rome.git', null],
      ['', null]
    ] as const
    everyRow(rows, String, ([remote, page]) => expect(addressOf(remote)).toBe(page))
  })
})

test('the checksums of the installers have the format of sha256sum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sums-'))
  expect(writeChecksums(folder, 'linux')).toBeNull()
  for (const name of ['b.deb', 'a.AppImage', 'builder-debug.yml']) writeFileSync(join(folder, name), 'x')
  const file = writeChecksums(folder, 'linux')
  const sum = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'
  expect(readFileSync(file ?? '', 'utf8')).toBe(`${sum}  a.AppImage\n${sum}  b.deb\n`)
  rmSync(folder, { recursive: true })
})

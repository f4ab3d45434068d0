// The installer for Windows: its whole script is compiled, by the compiler of Debian and with stand-ins for the plugins.
// Nobody can run the result: its plugins do nothing.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Arch, build, Platform } from 'electron-builder'
import { inRoot, root } from '../../tools/root.ts'
import { apt, must } from './debian.ts'
import { writePluginStubs } from './plugin-stubs.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

let folder: string
/** The script as electron-builder has put it together. */
let script: string

test.beforeAll(async () => {
  apt('install', '--no-install-recommends', 'nsis', 'p7zip-full')
  folder = mkdtempSync(join(tmpdir(), 'nsis-'))
  const [nsis, resources] = [join(folder, 'nsis'), join(folder, 'resources')]
  const [programs, unpacked] = [join(folder, 'bin'), join(folder, 'win-unpacked')]
  const plugins = join(resources, 'plugins/x86-unicode')
  const templates = inRoot('node_modules/app-builder-lib/templates/nsis')
  writePluginStubs(templates, '/usr/share/nsis/Plugins/x86-unicode', plugins)
  writeProgram(join(nsis, 'linux'), 'makensis', 'unset NSISDIR; exec /usr/bin/makensis "$@"')
  writeFileSync(join(nsis, 'elevate.exe'), 'MZ')
  // Windows would run the half-made installer now, which writes the program that removes the app.
  writeProgram(programs, 'wine', 'cp "$1" "$(dirname "$1")/$(basename "$1" exe)__uninstaller.exe"')
  mkdirSync(join(unpacked, 'resources'), { recursive: true })
  writeFileSync(join(unpacked, 'Invasions.exe'), 'MZ')
  await withEnvironment(
    {
      ELECTRON_BUILDER_NSIS_DIR: nsis,
      ELECTRON_BUILDER_NSIS_RESOURCES_DIR: resources,
      ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7za',
      USE_SYSTEM_WINE: 'true',
      DEBUG: 'electron-builder',
      PATH: `${programs}${delimiter}${process.env.PATH}`
    },
    () =>
      build({
        projectDir: root,
        prepackaged: unpacked,
        targets: Platform.WINDOWS.createTarget(['nsis'], Arch.x64, Arch.arm64),
        publish: 'never',
        config: {
          directories: { output: folder },
          extraMetadata: { homepage: 'https://a.example/b' }
        }
      })
  )
  script = readFileSync(join(folder, 'builder-debug.yml'), 'utf8')
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('is compiled without a warning, and holds the app of both processors', () => {
  const listed = must('7z', ['l', join(folder, 'invasions-0.1.0-win.exe')])
  for (const part of ['app-64.7z', 'app-arm64.7z', 'Uninstall Invasions.exe', 'resources/invasions.ico'])
    expect(listed).toContain(part)
})

test('registers the campaign files with their icon, and speaks the languages of the app', () => {
  expect(script).toContain(
    '!insertmacro APP_ASSOCIATE "invasions" "Invasions Campaign" "Invasions campaign file" "$INSTDIR\\resources\\invasions.ico"'
  )
  expect(script.match(/MUI_LANGUAGE "\w+"/g)).toEqual([
    'MUI_LANGUAGE "English"',
    'MUI_LANGUAGE "SpanishInternational"'
  ])
})

function writeProgram(parent: string, name: string, command: string): void {
  mkdirSync(parent, { recursive: true })
  writeFileSync(join(parent, name), `#!/bin/sh\n${command}\n`)
  chmodSync(join(parent, name), 0o755)
}

async function withEnvironment(
  env: Readonly<Record<string, string>>,
  act: () => Promise<unknown>
): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, env)
  try {
    await act()
  } finally {
    process.env = before
  }
}

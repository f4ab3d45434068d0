// Checks what electron-builder passes to the programs that make Linux packages. Stops before it would download them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Arch, build, Platform } from 'electron-builder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commands as spanish } from '#shared/app/words/es/commands.ts'
import { launchArgumentOf } from '../../main/electron/launch-requests.ts'
import { inRoot, root } from '../root.ts'

const debSchema = z.tuple([z.array(z.string()), z.string()])
const appImageSchema = z.object({ desktop: z.string(), desktopFileName: z.string() })

let folder: string | null = null
let fpm: readonly string[]
/** The desktop entries of the two kinds of package. */
let entries: { readonly deb: string; readonly appImage: string }

beforeAll(async () => {
  if (process.platform === 'win32') return
  folder = mkdtempSync(join(tmpdir(), 'installers-'))
  const prepackaged = join(folder, 'linux-unpacked')
  mkdirSync(join(prepackaged, 'resources'), { recursive: true })
  writeFileSync(join(prepackaged, 'invasions'), '')
  const seen: unknown[] = []
  await build({
    projectDir: root,
    prepackaged,
    targets: Platform.LINUX.createTarget(['deb', 'AppImage'], Arch.x64),
    publish: 'never',
    config: {
      directories: { output: folder },
      extraMetadata: { homepage: 'https://a.example/b' },
      linux: { maintainer: 'Livia <livia@a.example>' }
    },
    effectiveOptionComputed: async (options: unknown) => {
      const deb = debSchema.safeParse(options)
      // Reads the file now, because the build deletes it at its end.
      seen.push(deb.success ? [deb.data[0], readFileSync(deb.data[1], 'utf8')] : options)
      return true
    }
  })
  const [args, entry] = debSchema.parse(seen.find((options) => Array.isArray(options)))
  const { desktop } = appImageSchema.parse(seen.find((options) => !Array.isArray(options)))
  fpm = args
  entries = { deb: entry, appImage: desktop }
}, 60_000)

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** electron-builder makes no packages for Linux on Windows. */
const onUnix = describe.skipIf(process.platform === 'win32')

onUnix('the desktop entry', () => {
  test.each(['deb', 'appImage'] as const)('of the %s opens campaign files and names its windows', (kind) => {
    const lines = entries[kind].split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Name=Invasions',
        'Icon=invasions',
        'StartupWMClass=invasions',
        'MimeType=application/x-invasions-campaign;',
        'Categories=Game;StrategyGame;',
        'GenericName[es]=Juego de guerra de mesa'
      ])
    )
    expect(lines.find((line) => line.startsWith('Exec='))).toMatch(/ %U$/)
  })

  test.each(['deb', 'appImage'] as const)('of the %s offers a new campaign in both languages', (kind) => {
    expect(entries[kind]).toContain('Actions=NewCampaign;')
    expect(entries[kind]).toContain(`Name[es]=${spanish['command.new-campaign']}\n`)
    expect(entries[kind]).toContain(`Exec=invasions ${launchArgumentOf({ open: 'new-campaign' })}\n`)
  })

  test('does not switch off the sandbox', () => {
    expect(entries.deb + entries.appImage).not.toContain('no-sandbox')
  })
})

onUnix('the package for Debian', () => {
  const argument = (name: string) => fpm[fpm.indexOf(name) + 1]

  test('names its homepage, its maintainer and its licence', () => {
    expect(argument('--url')).toBe('https://a.example/b')
    expect(argument('--maintainer')).toBe('Livia <livia@a.example>')
    expect(argument('--license')).toBe('MIT')
  })

  test('registers its file type, with an icon of its own', () => {
    const [type, icon] = fpm.filter((arg) => /\/(mime|mimetypes)\//.test(arg)).map((arg) => arg.split('='))
    expect(type?.[1]).toBe('/usr/share/mime/packages/invasions.xml')
    const name = /<icon name="([^"]+)"/.exec(readFileSync(inRoot(String(type?.[0])), 'utf8'))?.[1]
    expect(icon?.[1]).toBe(`/usr/share/icons/hicolor/scalable/mimetypes/${name}.svg`)
    expect(readFileSync(inRoot(String(icon?.[0])), 'utf8')).toContain('<svg')
  })
})

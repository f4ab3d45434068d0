import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { browserArguments, parseStartArguments } from './arguments.ts'
import { chooseShell, type ShellFacts } from './choose-shell.ts'
import { downloadFailedLately, electronProgram } from './electron-binary.ts'
import { whyNoElectron } from './shell-facts.ts'

const desktop: ShellFacts = {
  platform: 'linux',
  isRoot: false,
  hasDisplay: true,
  hasSandbox: true,
  electron: 'ready',
  askedFor: null
}

describe('which shell', () => {
  test('Electron if it is installed and can run', () => {
    expect(chooseShell(desktop)).toEqual({ shell: 'electron' })
    for (const platform of ['darwin', 'win32'] as const) {
      const facts = { ...desktop, platform, hasDisplay: false, hasSandbox: false }
      expect(chooseShell(facts)).toEqual({ shell: 'electron' })
    }
  })

  test('Electron is downloaded only where it could run', () => {
    expect(chooseShell({ ...desktop, electron: 'missing' })).toEqual({ shell: 'fetch' })
    for (const reason of [{ hasDisplay: false }, { isRoot: true }, { askedFor: '--no-open' }]) {
      expect(chooseShell({ ...desktop, electron: 'missing', ...reason }).shell).toBe('browser')
    }
  })

  test('otherwise browser mode, with the reason', () => {
    const reasons = [
      [{ electron: 'unavailable' }, /downloaded/],
      [{ hasDisplay: false }, /display/],
      [{ isRoot: true }, /root/],
      [{ hasSandbox: false }, /sandbox/],
      [{ askedFor: '--port' }, /--port/]
    ] as const
    everyRow(
      reasons,
      ([facts]) => JSON.stringify(facts),
      ([facts, why]) => {
        const choice = chooseShell({ ...desktop, ...facts })
        expect(choice).toMatchObject({ shell: 'browser', why: expect.stringMatching(why) })
      }
    )
  })
})

test('specs run in Electron if it can open a window, and say why if not', () => {
  expect(whyNoElectron(desktop)).toBeNull()
  expect(whyNoElectron({ ...desktop, electron: 'missing' })).toMatch(/not here/)
  expect(whyNoElectron({ ...desktop, hasDisplay: false, electron: 'missing' })).toMatch(/display/)
  expect(whyNoElectron({ ...desktop, isRoot: true })).toMatch(/root/)
})

describe('the arguments of npm start', () => {
  test('are passed on to browser mode', () => {
    const parsed = parseStartArguments(['--no-open', '--port', '8080', 'rome.invasions'], '/home/livia')
    expect(parsed.ok && browserArguments(parsed.options)).toEqual([
      '--no-open',
      '--port',
      '8080',
      resolve('/home/livia/rome.invasions')
    ])
    const none = parseStartArguments([], '/home/livia')
    expect(none.ok && browserArguments(none.options)).toEqual([])
  })

  test('are refused with a reason if they make no sense', () => {
    const senseless = [['--prot'], ['--port'], ['--port=x'], ['--port=70000'], ['a.invasions', 'b.invasions']]
    everyRow(senseless, String, (args) =>
      expect(parseStartArguments(args, '/')).toMatchObject({ ok: false, reason: expect.any(String) })
    )
  })
})

test("Electron's program counts only if it is there in the version wanted", () => {
  const folder = mkdtempSync(join(tmpdir(), 'electron-'))
  writeFileSync(join(folder, 'package.json'), '{"name":"electron","version":"45.3.2"}')
  expect(electronProgram(folder, 'linux', '')).toBeNull()
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'electron'), '')
  chmodSync(join(folder, 'dist', 'electron'), 0o755)
  expect(electronProgram(folder, 'linux', '')).toBeNull()
  writeFileSync(join(folder, 'dist', 'version'), 'v44.0.0')
  expect(electronProgram(folder, 'linux', '')).toBeNull()
  writeFileSync(join(folder, 'dist', 'version'), 'v45.3.2\n')
  expect(electronProgram(folder, 'linux', '')).toBe(join(folder, 'dist', 'electron'))
  expect(electronProgram(folder, 'win32', '')).toBeNull()
  expect(electronProgram('/nowhere', 'linux', join(folder, 'dist'))).toBe(join(folder, 'dist', 'electron'))
  expect(electronProgram(folder, 'linux', '/nowhere')).toBeNull()
  rmSync(folder, { recursive: true })
})

test('a download that failed is tried again after a day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'electron-'))
  const file = join(folder, 'failed')
  expect(downloadFailedLately(file)).toBe(false)
  writeFileSync(file, '')
  expect(downloadFailedLately(file)).toBe(true)
  const aDayLater = statSync(file).mtimeMs + 25 * 60 * 60 * 1000
  expect(downloadFailedLately(file, aDayLater)).toBe(false)
  rmSync(folder, { recursive: true })
})

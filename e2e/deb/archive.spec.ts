// The archive for Linux: made, installed for one user, removed, and signed.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Arch } from 'electron-builder'
import { debianParts } from '../../tools/packaging/debian-parts.ts'
import { makeLinuxArchive, signFile } from '../../tools/packaging/linux-archive.ts'
import { packWith } from '../../tools/packaging/pack.ts'
import { electronFolder } from '../../tools/start/electron-binary.ts'
import { startPlain } from '../plain-app.ts'
import { answerTimes, continueCampaign, settledText, sitAlone, tableText } from '../player.ts'
import { apt, must, Player } from './debian.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

let folder: string
let archive: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
  const packed = join(folder, 'linux-unpacked')
  mkdirSync(join(packed, 'resources'), { recursive: true })
  writeFileSync(join(packed, 'invasions'), '#!/bin/sh\necho "started $1"\n')
  chmodSync(join(packed, 'invasions'), 0o755)
  const origin = { homepage: 'https://a.example', maintainer: 'Livia <livia@a.example>' }
  const parts = await debianParts({ folder: packed, arch: Arch.x64, output: folder, ...origin })
  archive = makeLinuxArchive(parts, folder)
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program and returns what it said. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env }
  })
  return { status, output: stdout + stderr }
}

test('installs the app for one user, with entry, icons and file type, and removes it again', () => {
  const home = join(folder, 'a home')
  const data = join(home, '.local/share')
  mkdirSync(home)
  expect(run('tar', ['--extract', '--file', archive, '-C', home])).toMatchObject({ status: 0 })
  const script = join(home, 'invasions-0.1.0-linux-x64', 'install.sh')
  const env = { HOME: home, XDG_DATA_HOME: '' }
  const library = join(home, '.config/Invasions/campaigns.db')
  mkdirSync(join(home, '.config/Invasions'), { recursive: true })
  writeFileSync(library, 'campaigns')
  for (let time = 0; time < 2; time++) expect(run('sh', [script], env)).toMatchObject({ status: 0 })

  const entry = readFileSync(join(data, 'applications/invasions.desktop'), 'utf8')
  const program = /^Exec="([^"]+)" %U$/m.exec(entry)?.[1] ?? ''
  expect(run(program, ['x'])).toEqual({ status: 0, output: 'started x\n' })
  expect(entry).toMatch(/^Exec="[^"]+\/invasions" --new-campaign$/m)
  expect(entry).toContain('MimeType=application/x-invasions-campaign;')
  expect(run(join(home, '.local/bin/invasions'), ['y']).output).toBe('started y\n')
  const installed = [
    'mime/packages/invasions.xml',
    'icons/hicolor/512x512/apps/invasions.png',
    'icons/hicolor/scalable/mimetypes/application-x-invasions-campaign.svg'
  ]
  for (const file of installed) expect(statSync(join(data, file)).size).toBeGreaterThan(100)

  expect(run('sh', [script, '--remove'], env)).toMatchObject({ status: 0 })
  for (const file of [...installed, 'applications/invasions.desktop', 'invasions-app'])
    expect([file, existsSync(join(data, file))]).toEqual([file, false])
  expect(readFileSync(library, 'utf8')).toBe('campaigns')
})

test('is signed with a key, and any change shows', () => {
  const keys = join(folder, 'keys')
  mkdirSync(keys, { mode: 0o700 })
  const before = process.env.GNUPGHOME
  process.env.GNUPGHOME = keys
  try {
    const unattended = ['--batch', '--passphrase', '']
    expect(run('gpg', [...unattended, '--quick-generate-key', 'Livia <livia@a.example>'])).toMatchObject({
      status: 0
    })
    const signature = signFile(archive, 'livia@a.example')
    expect(run('gpg', ['--verify', signature, archive])).toMatchObject({ status: 0 })
    const changed = join(folder, 'changed.tar.gz')
    writeFileSync(changed, Buffer.concat([readFileSync(archive), Buffer.from('x')]))
    expect(run('gpg', ['--verify', signature, changed]).status).not.toBe(0)
  } finally {
    run('gpgconf', ['--kill', 'all'])
    if (before === undefined) delete process.env.GNUPGHOME
    else process.env.GNUPGHOME = before
  }
})

test('the app itself starts from it for an ordinary user, is played, and goes on after a new start', async () => {
  const player = new Player('invasions-unpacker')
  apt('install', '--no-install-recommends', 'xvfb', 'xauth')
  player.add()
  const made = join(folder, 'real')
  mkdirSync(made)
  try {
    const { folder: packed } = await packWith(electronFolder(), made)
    const archiver = ['tools/bootstrap/run.mjs', 'tools/packaging/archive.ts', packed, '--output', made]
    must(process.execPath, archiver)
    const unpack = `tar --extract --gzip --file - -C "$HOME" && sh "$HOME"/invasions-*-linux-x64/install.sh`
    const given = readFileSync(join(made, 'invasions-0.1.0-linux-x64.tar.gz'))
    const installed = spawnSync('runuser', player.command('sh', '-c', unpack), { input: given })
    expect(installed.status, installed.stderr.toString()).toBe(0)

    const data = join(player.home, '.config/Invasions')
    chmodSync(folder, 0o755)
    const program = player.starter(join(player.home, '.local/bin/invasions'), folder)
    const app = await startPlain(program, data)
    const before = await app.look(async (page) => {
      await sitAlone(page, 'Unpacked')
      await answerTimes(page, 2)
      return settledText(page)
    })
    await app.look((page) => page.close())
    await once(app.child, 'exit')
    expect(player.titles()).toEqual(['Unpacked'])

    const again = await startPlain(program, data)
    await again.look(async (page) => {
      await continueCampaign(page, 'Unpacked')
      await expect.poll(() => tableText(page)).toEqual(before)
      await page.close()
    })
    await once(again.child, 'exit')
  } finally {
    player.remove()
  }
})

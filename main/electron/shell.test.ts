import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { HostMessage } from '#shared/ipc/contract.ts'
import { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, session } from './fake-electron.ts'
import { PAGE_URL } from './security.ts'
import { runShell, type ShellHostOptions } from './shell.ts'
import { readWindowState } from './window-state.ts'

vi.mock('electron', () => import('./fake-electron.ts'))

const RECEIVED: HostMessage = { event: 'campaign.received', payload: { campaign: 'aaaaaaaa', known: null } }

/** A host that echoes each message and logs its calls. */
const hostLog: string[] = []
const settings: Record<string, string> = {}
const campaigns: CampaignCard[] = []
const pages: ((message: HostMessage) => void)[] = []
let overhear: ShellHostOptions['onBroadcast'] = () => {}
function createHost(options: ShellHostOptions) {
  hostLog.push(`host ${options.appVersion} in ${options.shell}`)
  overhear = options.onBroadcast
  return {
    connect(send: (message: HostMessage) => void) {
      const name = `page ${pages.push(send)}`
      return {
        receive(message: unknown) {
          hostLog.push(`${name} says ${JSON.stringify(message)}`)
          send({ id: 0, ok: true, result: message })
        },
        close: () => hostLog.push(`${name} left`)
      }
    },
    settings: { all: () => settings },
    library: { list: () => campaigns },
    importFile: (path: string) => hostLog.push(`import ${path}`),
    close: () => hostLog.push('host closed')
  }
}

const LINUX = process.platform === 'linux'
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'))
  mkdirSync(join(folder, 'renderer'))
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'secret.json'), '{}')
  runShell({ mainFolder: join(folder, 'main'), dataDir: folder, createHost })
  app.emit('open-file', { preventDefault() {} }, '/early.invasions')
  await vi.waitFor(() => expect(BrowserWindow.all).toHaveLength(1))
})
afterAll(() => rmSync(folder, { recursive: true }))

function window(): BrowserWindow {
  const [first] = BrowserWindow.all
  if (!first) throw new Error('no window')
  return first
}

function say(
  message: unknown,
  frame: unknown = { url: PAGE_URL, parent: null },
  sender: unknown = undefined
) {
  ipcMain.emit('to-host', { sender: sender ?? window().webContents, senderFrame: frame }, message)
}

function logOf(action: () => void): string[] {
  const before = hostLog.length
  action()
  return hostLog.slice(before)
}

test('opens one sandboxed window on our own scheme, without an error', () => {
  expect(dialog.shown).toEqual([])
  expect(app.calls).toEqual([...(LINUX ? ['password-store basic'] : []), 'org.invasions.game', 'sandbox'])
  expect(protocol.schemes).toMatchObject([{ scheme: 'app', privileges: { standard: true, secure: true } }])
  expect(window().options).toMatchObject({
    show: false,
    backgroundColor: '#f1e8d6',
    icon: join(folder, 'main', 'icon.png'),
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      preload: join(folder, 'main', 'preload.cjs')
    }
  })
  expect(window().calls[0]).toBe(`load ${PAGE_URL}`)
  expect(JSON.stringify(Menu.template)).toContain('Archivo')
})

test('imports a file that arrived before the host once the host is there', () => {
  expect(hostLog.slice(0, 2)).toEqual(['host 1.2.3 in electron', 'import /early.invasions'])
})

test('the page is served with its policy, and nothing but the page', async () => {
  const serve = protocol.handlers.get('app')
  const page = serve?.(new Request(PAGE_URL))
  expect(await page?.text()).toBe('<!doctype html>')
  expect(page?.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  for (const url of ['app://page/absent.js', 'app://evil/', 'app://page/..%2fsecret.json']) {
    expect(serve?.(new Request(url)).status).toBe(404)
  }
  expect(serve?.(new Request(PAGE_URL, { method: 'POST' })).status).toBe(404)
})

test('messages go both ways, on a new connection after each load', () => {
  const { webContents } = window()
  expect(logOf(() => say({ hello: 1 }))).toEqual(['page 1 says {"hello":1}'])
  expect(webContents.sent).toEqual([['to-page', { id: 0, ok: true, result: { hello: 1 } }]])
  expect(logOf(() => webContents.emit('did-navigate'))).toEqual(['page 1 left'])
  expect(logOf(() => say(2))).toEqual(['page 2 says 2'])
  expect(logOf(() => webContents.emit('render-process-gone', {}, { reason: 'clean-exit' }))).toEqual([
    'page 2 left'
  ])
})

test('sends a menu command to the page', () => {
  const { webContents } = window()
  say('anything')
  Menu.choose('show-keys')
  expect(webContents.sent.at(-1)).toEqual([
    'to-page',
    { event: 'command.wished', payload: { command: 'show-keys' } }
  ])
})

test('ignores messages from any other sender', () => {
  const received = logOf(() => {
    say('from a frame inside', { url: PAGE_URL, parent: {} })
    say('from elsewhere', { url: 'https://example.org/', parent: null })
    say('from a frame that has gone', null)
    say('from a window that is not ours', undefined, {})
  })
  expect(received).toEqual([])
})

test('denies navigation, new windows and permissions', () => {
  const { webContents } = window()
  let prevented = 0
  const event = (url: string, isMainFrame = true) => ({ url, isMainFrame, preventDefault: () => prevented++ })
  webContents.emit('will-frame-navigate', event('https://example.org/'))
  webContents.emit('will-frame-navigate', event(PAGE_URL, false))
  webContents.emit('will-redirect', event('https://example.org/'))
  webContents.emit('will-attach-webview', event(''))
  expect(prevented).toBe(4)
  webContents.emit('will-frame-navigate', event(PAGE_URL))
  expect(prevented).toBe(4)
  expect(webContents.openHandler?.()).toEqual({ action: 'deny' })
  expect(webContents.webRtcPolicy).toBe('disable_non_proxied_udp')
  expect(session.proxy).toBe('socks5://127.0.0.1:1')
  expect(session.ask('request', webContents, 'media')).toBe(false)
  expect(session.handlers.get('check')?.()).toBe(false)
  expect(session.handlers.get('device')?.()).toBe(false)
  expect(session.ask('network', { url: 'https://example.org/' })).toEqual({ cancel: true })
  expect(session.ask('network', { url: `${PAGE_URL}index.html` })).toEqual({ cancel: false })
})

test('a second start passes its file on and brings the window to the front', () => {
  window().emit('ready-to-show')
  window().calls.length = 0
  const lines = logOf(() => app.emit('second-instance', {}, ['app', 'rome.invasions'], '/home/livia'))
  expect(lines).toEqual([`import ${resolve('/home/livia/rome.invasions')}`])
  expect(window().calls).toEqual(expect.arrayContaining(['restore', 'show', 'focus']))
  expect(BrowserWindow.all).toHaveLength(1)
})

test('lets the player choose files in a dialog, and adds them to the recent documents', async () => {
  dialog.files = ['/home/livia/a.invasions', '/home/livia/b.invasions']
  Menu.choose('import-file')
  await vi.waitFor(() => expect(app.recentDocuments).toEqual(expect.arrayContaining(dialog.files)))
  expect(dialog.shown.at(-1)).toMatchObject({
    parent: window(),
    options: {
      title: 'Importar archivos de campaña',
      filters: [{ name: 'Archivos de campaña', extensions: ['invasions'] }]
    }
  })
  expect(hostLog.slice(-2)).toEqual(['import /home/livia/a.invasions', 'import /home/livia/b.invasions'])
})

test('the menu, the panel and the colours follow the settings and the library', () => {
  settings.language = 'en'
  settings.theme = 'dark'
  overhear('settings.changed')
  expect(JSON.stringify(Menu.template)).toContain('Recent campaigns')
  expect(JSON.stringify(app.aboutPanel)).toContain('never goes online')
  expect(nativeTheme.themeSource).toBe('dark')
  nativeTheme.shouldUseDarkColors = true
  nativeTheme.emit('updated')
  expect(window().calls.at(-1)).toBe('colour #14101c')

  const summary = { turn: 1, scores: {}, result: null, facts: {} }
  const nothing = { options: {}, seats: {}, summary, waitingFor: [], answers: 0, createdAt: 0, playedAt: 0 }
  campaigns.push({
    id: 'aaaaaaaa',
    title: 'Adrianople',
    game: 'x',
    ...nothing,
    rulesVersion: 1,
    otherRules: false,
    damaged: false,
    archived: false
  })
  overhear('library.changed')
  Menu.choose('Adrianople')
  expect(window().webContents.sent.at(-1)).toEqual(['to-page', RECEIVED])
})

test('asks where to save an export, and reports a failure', () => {
  const item = Object.assign(new EventEmitter(), {
    dialog: {},
    getFilename: () => '../Rome.invasions',
    getSavePath: () => '/home/livia/Rome.invasions',
    setSaveDialogOptions(options: object) {
      this.dialog = options
    }
  })
  app.setPath('documents', '/home/livia')
  session.events.emit('will-download', {}, item, window().webContents)
  expect(item.dialog).toEqual({
    title: 'Export the campaign',
    defaultPath: join('/home/livia', 'Rome.invasions'),
    filters: [{ name: 'Campaign files', extensions: ['invasions'] }]
  })
  item.emit('done', {}, 'interrupted')
  const notice = { notice: 'file-not-written', file: '/home/livia/Rome.invasions' }
  expect(window().webContents.sent.at(-1)).toEqual(['to-page', { event: 'notice', payload: notice }])
})

test('saves the story of a campaign as a web page', () => {
  const item = Object.assign(new EventEmitter(), {
    dialog: {},
    getFilename: () => 'Rome.html',
    getSavePath: () => '/home/livia/Rome.html',
    setSaveDialogOptions(options: object) {
      this.dialog = options
    }
  })
  session.events.emit('will-download', {}, item, window().webContents)
  expect(item.dialog).toMatchObject({
    title: 'Save the story of the campaign',
    filters: [{ name: 'Web pages', extensions: ['html'] }]
  })
})

test('reloads a page that crashed and says so; after too many crashes it asks first', async () => {
  const { webContents } = window()
  const crash = () => {
    webContents.sent.length = 0
    webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  }
  const reloaded = () => vi.waitFor(() => expect(webContents.sent).toEqual(['reload']))
  crash()
  expect(webContents.sent).toEqual([])
  await reloaded()
  webContents.emit('dom-ready')
  expect(webContents.sent.at(-1)).toEqual([
    'to-page',
    { event: 'notice', payload: { notice: 'page-reloaded' } }
  ])
  crash()
  await reloaded()
  webContents.emit('dom-ready')
  dialog.button = 0
  crash()
  await reloaded()
  expect(dialog.shown.at(-1)).toMatchObject({
    parent: window(),
    options: { buttons: ['Show it again', 'Quit'] }
  })
  dialog.button = 1
  crash()
  await vi.waitFor(() => expect(app.calls).toContain('quit'))
  expect(webContents.sent).toEqual([])
})

test('a second window shows the same place, and the front window shows imported campaigns', () => {
  window().webContents.emit('dom-ready')
  Menu.choose('new-window')
  const [first, second] = BrowserWindow.all
  expect(BrowserWindow.all).toHaveLength(2)
  expect(second?.calls).toEqual(['load app://page/#/table/4'])
  second?.webContents.emit('dom-ready')
  const heard = (of: BrowserWindow | undefined) => JSON.stringify(of?.webContents.sent)
  for (const send of pages) send(RECEIVED)
  expect(heard(second)).toContain('campaign.received')
  first?.webContents.sent.splice(0)
  first?.emit('focus')
  second?.webContents.sent.splice(0)
  for (const send of pages) send(RECEIVED)
  expect(heard(first)).toContain('campaign.received')
  expect(heard(second)).not.toContain('campaign.received')
})

test('saves size and place of a closing window', () => {
  window().emit('close')
  expect(readWindowState(join(folder, 'window.json'))).toEqual({
    bounds: { x: 10, y: 20, width: 1000, height: 700 },
    maximized: true,
    fullScreen: false
  })
})

test('a data folder that cannot be written is told in a window', async () => {
  const blocked = join(folder, 'secret.json', 'data')
  runShell({ mainFolder: join(folder, 'main'), dataDir: blocked, createHost })
  await vi.waitFor(() => expect(app.calls.at(-1)).toBe('exit 1'))
  expect(dialog.shown.at(-1)).toContain(blocked)
  app.setPath('userData', folder)
})

test('quitting closes the host', () => {
  expect(logOf(() => app.emit('will-quit'))).toEqual(['host closed'])
})

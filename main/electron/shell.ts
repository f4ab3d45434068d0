import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session } from 'electron'
import type { CommandId } from '#shared/app/commands.ts'
import { product } from '#shared/app/product.ts'
import { readPageFile } from '../page-files.ts'
import { Bridge, type ShellHost } from './bridge.ts'
import { campaignFileIn, FileInbox, isCampaignFile } from './files.ts'
import { menuTemplate } from './menu.ts'
import { menuLabels } from './menu-labels.ts'
import {
  blockNetwork,
  denyPermissions,
  isPageUrl,
  lockContents,
  PAGE_SCHEME,
  pagePrivileges
} from './security.ts'
import { openWindow, present, windowFiles } from './window.ts'

export interface ShellHostOptions {
  readonly dataDir: string
  readonly appVersion: string
  readonly shell: 'electron'
}

export interface Shell {
  /** Where this program and the preload script lie; the page lies beside. */
  readonly mainFolder: string
  /** Instead of the platform's usual place, if given. */
  readonly dataDir: string | null
  readonly createHost: (options: ShellHostOptions) => ShellHost
}

/** Everything before Electron is ready; then one window onto one host, until the player quits. */
export function runShell(shell: Shell): void {
  // Tests keep everything, Chromium's profile and the single-instance lock too, in a folder of their own.
  if (shell.dataDir) app.setPath('userData', shell.dataDir)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }

  protocol.registerSchemesAsPrivileged([pagePrivileges])
  app.enableSandbox()
  lockContents(app)
  const inbox = new FileInbox()
  // macOS sends the file of a double-click by event, often before anything is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (isCampaignFile(path)) inbox.add(path)
  })
  const file = campaignFileIn(process.argv, process.cwd())
  if (file) inbox.add(file)
  app
    .whenReady()
    .then(() => launch(shell, inbox))
    .catch(giveUp)
}

function launch({ mainFolder, createHost }: Shell, inbox: FileInbox): void {
  denyPermissions(session.defaultSession)
  blockNetwork(session.defaultSession)
  const pageFolder = join(mainFolder, '..', 'renderer')
  protocol.handle(PAGE_SCHEME, (request) => servePage(pageFolder, request))

  const dataDir = app.getPath('userData')
  const host = createHost({ dataDir, appVersion: app.getVersion(), shell: 'electron' })
  const bridge = new Bridge(host)
  bridge.listen(ipcMain)

  const open = () =>
    openWindow(windowFiles(mainFolder, dataDir), (window) => bridge.attach(window.webContents))
  const presentWindow = () => {
    const [existing] = BrowserWindow.getAllWindows()
    if (existing) present(existing)
    else open()
  }

  const run = (command: CommandId) => {
    const [window] = BrowserWindow.getAllWindows()
    if (command === 'import-file') chooseFiles((path) => inbox.add(path))
    else if (window) bridge.wish(window.webContents, command)
    else open()
  }
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menuContext(run))))
  app.on('second-instance', (_event, args, folder) => {
    const file = campaignFileIn(args, folder)
    if (file) inbox.add(file)
    presentWindow()
  })
  app.on('activate', presentWindow)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // After the last window has gone: no answer can come any more, so the store can be closed.
  app.on('will-quit', () => host.close())

  open()
  inbox.deliverTo((path) => {
    host.importFile(path)
    presentWindow()
  })
}

function servePage(pageFolder: string, request: Request): Response {
  const file =
    request.method === 'GET' && isPageUrl(request.url)
      ? readPageFile(pageFolder, new URL(request.url).pathname)
      : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(file.body, { headers: file.headers })
}

function labelsHere() {
  return menuLabels(app.getPreferredSystemLanguages())
}

function menuContext(run: (command: CommandId) => void) {
  return {
    platform: process.platform,
    appName: app.getName(),
    labels: labelsHere(),
    developer: !app.isPackaged,
    run
  }
}

function chooseFiles(openFile: (path: string) => void): void {
  const filters = [{ name: labelsHere().campaignFiles, extensions: [product.fileExtension] }]
  dialog
    .showOpenDialog({ properties: ['openFile', 'multiSelections'], filters })
    .then(({ filePaths }) => filePaths.forEach(openFile))
    .catch(showError)
}

function showError(error: unknown): void {
  dialog.showErrorBox(app.getName(), error instanceof Error ? error.message : String(error))
}

function giveUp(error: unknown): void {
  showError(error)
  app.exit(1)
}

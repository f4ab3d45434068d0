// Entry of the installed app: window, menu, life cycle. What the app does is the host's business.
import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session } from 'electron'
import { createHost } from './app-host.ts'
import { Bridge } from './electron/bridge.ts'
import { CAMPAIGN_EXTENSION, campaignFileIn, FileInbox, isCampaignFile } from './electron/files.ts'
import { menuTemplate } from './electron/menu.ts'
import { menuLabels } from './electron/menu-labels.ts'
import {
  blockNetwork,
  denyPermissions,
  isPageUrl,
  lockContents,
  PAGE_SCHEME,
  pagePrivileges
} from './electron/security.ts'
import { openWindow, present, windowFiles } from './electron/window.ts'
import { readPageFile } from './page-files.ts'

const mainFolder = import.meta.dirname
const pageFolder = join(mainFolder, '..', 'renderer')
const inbox = new FileInbox()

// Tests keep everything, Chromium's profile and the single-instance lock too, in a folder of their own.
const override = process.env.INVASIONS_DATA_DIR
if (override) app.setPath('userData', override)

if (!app.requestSingleInstanceLock()) app.quit()
else {
  protocol.registerSchemesAsPrivileged([pagePrivileges])
  app.enableSandbox()
  lockContents(app)
  // macOS sends the file of a double-click by event, often before anything is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (isCampaignFile(path)) inbox.add(path)
  })
  const file = campaignFileIn(process.argv, process.cwd())
  if (file) inbox.add(file)
  app.whenReady().then(launch).catch(giveUp)
}

function launch(): void {
  denyPermissions(session.defaultSession)
  blockNetwork(session.defaultSession)
  protocol.handle(PAGE_SCHEME, servePage)

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

  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menuContext((path) => inbox.add(path)))))
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

function servePage(request: Request): Response {
  const file =
    request.method === 'GET' && isPageUrl(request.url)
      ? readPageFile(pageFolder, new URL(request.url).pathname)
      : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(file.body, { headers: file.headers })
}

function menuContext(openFile: (path: string) => void) {
  const labels = menuLabels(app.getPreferredSystemLanguages())
  return {
    platform: process.platform,
    appName: app.getName(),
    labels,
    developer: !app.isPackaged,
    openFile: () => {
      const filters = [{ name: labels.campaignFiles, extensions: [CAMPAIGN_EXTENSION] }]
      dialog
        .showOpenDialog({ properties: ['openFile', 'multiSelections'], filters })
        .then(({ filePaths }) => filePaths.forEach(openFile))
        .catch(showError)
    }
  }
}

function showError(error: unknown): void {
  dialog.showErrorBox(app.getName(), error instanceof Error ? error.message : String(error))
}

function giveUp(error: unknown): void {
  showError(error)
  app.exit(1)
}

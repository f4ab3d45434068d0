import { join } from 'node:path'
import { app, type BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, session } from 'electron'
import type { CommandId } from '#shared/app/commands.ts'
import { product } from '#shared/app/product.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { EventName } from '#shared/ipc/contract.ts'
import { languageFor } from '#shared/words/language.ts'
import { dataDir } from '../data-dir.ts'
import { readPageFile } from '../page-files.ts'
import { aboutPanel, homepageIn } from './about.ts'
import { themeSource } from './appearance.ts'
import { Bridge, type PageHost } from './bridge.ts'
import { isWritableFolder, refuseFolder } from './data-folder.ts'
import { askWhereToExport, campaignFilter } from './export-dialog.ts'
import {
  fileLaunchRequest,
  type LaunchRequest,
  LaunchRequestQueue,
  launchRequestIn
} from './launch-requests.ts'
import { dockTemplate, type MenuContext, menuTemplate } from './menu.ts'
import { nativeWords } from './native-words.ts'
import { jumpList, recentCampaigns } from './recent-campaigns.ts'
import { reloadAfterCrash } from './reload-after-crash.ts'
import {
  blockNetwork,
  denyPermissions,
  isPageUrl,
  PAGE_SCHEME,
  pagePrivileges,
  restrictContents
} from './security.ts'
import { type WindowFiles, Windows, windowFiles } from './windows.ts'

export interface ShellHostOptions {
  readonly dataDir: string
  readonly appVersion: string
  readonly shell: 'electron'
  readonly onBroadcast: (event: EventName) => void
}

/** The part of the host that a shell uses. */
export interface ShellHost extends PageHost {
  readonly settings: { all(): Readonly<Record<string, string>> }
  readonly library: { list(): readonly CampaignCard[] }
  importFile(path: string): void
  close(): void
}

export interface ShellOptions {
  /** The folder of this program and the preload script. The page is in the folder beside it. */
  readonly mainFolder: string
  /** Replaces the platform's usual folder, if given. */
  readonly dataDir: string | null
  readonly createHost: (options: ShellHostOptions) => ShellHost
}

/** Does what must happen before Electron is ready, then starts the shell. */
export function runShell(options: ShellOptions): void {
  // Tests put everything in a folder of their own, also Chromium's profile and the single-instance lock.
  if (options.dataDir) app.setPath('userData', options.dataDir)
  // Electron throws when it is asked for a folder that it cannot create.
  const folder = options.dataDir ?? dataDir()
  if (!isWritableFolder(folder)) {
    refuseFolder(folder)
    return
  }
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }

  // We store no secrets, and asking for a keyring can block the start behind a password prompt.
  if (process.platform === 'linux') app.commandLine.appendSwitch('password-store', 'basic')
  app.setAppUserModelId(product.appId)
  protocol.registerSchemesAsPrivileged([pagePrivileges])
  app.enableSandbox()
  restrictContents(app)
  const queue = new LaunchRequestQueue()
  // macOS sends a double-clicked file as an event, often before the app is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    queue.add(fileLaunchRequest(path, '/'))
  })
  queue.add(launchRequestIn(process.argv, process.cwd()))
  app
    .whenReady()
    .then(async () => {
      await blockNetwork(session.defaultSession)
      new Shell(options, queue).start()
    })
    .catch(giveUp)
}

/** The running app: one host, its windows, menus and dialogs. */
class Shell {
  readonly #host: ShellHost
  readonly #queue: LaunchRequestQueue
  readonly #bridge: Bridge
  readonly #windows: Windows
  readonly #pageFolder: string
  readonly #files: WindowFiles

  constructor({ mainFolder, createHost }: ShellOptions, queue: LaunchRequestQueue) {
    const dataDir = app.getPath('userData')
    this.#pageFolder = join(mainFolder, '..', 'renderer')
    this.#files = windowFiles(mainFolder, dataDir)
    this.#queue = queue
    this.#host = createHost({
      dataDir,
      appVersion: app.getVersion(),
      shell: 'electron',
      onBroadcast: (event) => this.#onBroadcast(event)
    })
    this.#bridge = new Bridge(this.#host, (contents) => this.#windows.isInFront(contents))
    this.#windows = new Windows(this.#files, (window) => this.#prepare(window))
  }

  start(): void {
    this.#openSession()
    this.#bridge.listen(ipcMain)
    nativeTheme.themeSource = themeSource(this.#host.settings.all().theme)
    this.#windows.open()
    this.#updateNativeUi()
    app.on('second-instance', (_event, args, folder) => {
      this.#queue.add(launchRequestIn(args, folder))
      this.#windows.bringToFront()
    })
    app.on('activate', () => this.#windows.bringToFront())
    app.on('window-all-closed', () => {
      if (process.platform !== 'darwin') app.quit()
    })
    // All windows are closed, so no more answers can arrive and the store can close.
    app.on('will-quit', () => this.#host.close())
    this.#queue.deliverTo((request) => this.#handleRequest(request))
  }

  #openSession(): void {
    denyPermissions(session.defaultSession)
    protocol.handle(PAGE_SCHEME, (request) => servePage(this.#pageFolder, request))
    askWhereToExport(session.defaultSession, {
      folder: () => app.getPath('documents'),
      words: () => this.#words,
      saved: (path) => app.addRecentDocument(path),
      failed: (contents, file) =>
        this.#bridge.send(contents, { event: 'notice', payload: { notice: 'file-not-written', file } })
    })
  }

  #prepare(window: BrowserWindow): void {
    const { webContents } = window
    this.#bridge.attach(webContents)
    reloadAfterCrash(webContents, {
      notifyReloaded: () =>
        this.#bridge.send(webContents, { event: 'notice', payload: { notice: 'page-reloaded' } }),
      askToReload: () => this.#askToReload(window)
    })
  }

  #handleRequest(request: LaunchRequest): void {
    switch (request.open) {
      case 'file':
        app.addRecentDocument(request.path)
        this.#host.importFile(request.path)
        this.#windows.bringToFront()
        break
      case 'campaign':
        this.#openCampaign(request.campaign)
        break
      case 'new-campaign':
        this.#sendCommand('new-campaign')
    }
  }

  /** Runs a command of the native menus. The page handles those that the shell does not. */
  #runCommand(command: CommandId): void {
    if (command === 'import-file') this.#chooseFiles().catch(showError)
    else if (command === 'new-window') this.#windows.openAnother()
    else this.#sendCommand(command)
  }

  #sendCommand(command: CommandId): void {
    this.#bridge.send(this.#windows.bringToFront().webContents, {
      event: 'command.wished',
      payload: { command }
    })
  }

  #openCampaign(campaign: string): void {
    this.#bridge.send(this.#windows.bringToFront().webContents, {
      event: 'campaign.received',
      payload: { campaign, known: null }
    })
  }

  async #chooseFiles(): Promise<void> {
    const { filePaths } = await dialog.showOpenDialog(this.#windows.bringToFront(), {
      title: this.#words('importTitle'),
      properties: ['openFile', 'multiSelections'],
      filters: [campaignFilter(this.#words)]
    })
    for (const path of filePaths) this.#queue.add({ open: 'file', path })
  }

  async #askToReload(window: BrowserWindow): Promise<boolean> {
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      title: app.getName(),
      message: this.#words('pageStopped'),
      detail: this.#words('pageStoppedDetail'),
      buttons: [this.#words('pageAgain'), this.#words('quit')],
      cancelId: 1
    })
    if (response !== 0) app.quit()
    return response === 0
  }

  #onBroadcast(event: EventName): void {
    if (event === 'settings.changed') nativeTheme.themeSource = themeSource(this.#host.settings.all().theme)
    if (event === 'settings.changed' || event === 'library.changed') this.#updateNativeUi()
  }

  /** Updates menus, taskbar and about panel to the player's language and the latest campaigns. */
  #updateNativeUi(): void {
    const words = this.#words
    const context: MenuContext = {
      platform: process.platform,
      appName: app.getName(),
      words,
      developer: !app.isPackaged,
      recent: recentCampaigns(this.#host.library.list()),
      run: (command) => this.#runCommand(command),
      openCampaign: (campaign) => this.#openCampaign(campaign)
    }
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(context)))
    app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(context)))
    if (process.platform === 'win32') app.setJumpList(jumpList(context.recent, words, process.execPath))
    const facts = {
      version: app.getVersion(),
      icon: outsideArchive(this.#files.icon),
      homepage: homepageIn(app.getAppPath())
    }
    app.setAboutPanelOptions(aboutPanel(words, facts, process.platform))
  }

  get #words() {
    const { language = 'system' } = this.#host.settings.all()
    return nativeWords(languageFor(language, app.getPreferredSystemLanguages()))
  }
}

function servePage(pageFolder: string, request: Request): Response {
  const file =
    request.method === 'GET' && isPageUrl(request.url)
      ? readPageFile(pageFolder, new URL(request.url).pathname)
      : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(file.body, { headers: file.headers })
}

/** The same file beside the archive, for the system, which cannot read inside it. */
function outsideArchive(path: string): string {
  return path.replace(/\.asar(?=[\\/])/, '.asar.unpacked')
}

function showError(error: unknown): void {
  dialog.showErrorBox(app.getName(), error instanceof Error ? error.message : String(error))
}

function giveUp(error: unknown): void {
  showError(error)
  app.exit(1)
}

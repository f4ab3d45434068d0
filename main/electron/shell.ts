import { join } from 'node:path'
import { app, type BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, session } from 'electron'
import type { CommandId } from '#shared/app/commands.ts'
import { product } from '#shared/app/product.ts'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { EventName } from '#shared/ipc/contract.ts'
import { languageFor } from '#shared/words/language.ts'
import { readPageFile } from '../page-files.ts'
import { aboutPanel, homepageIn } from './about.ts'
import { themeSource } from './appearance.ts'
import { Bridge, type PageHost } from './bridge.ts'
import { type Errand, errandIn, fileErrand, Inbox } from './errands.ts'
import { askWhereToExport, campaignFilter } from './exports.ts'
import { dockTemplate, type MenuContext, menuTemplate } from './menu.ts'
import { nativeWords } from './native-words.ts'
import { jumpList, recentOf } from './recent.ts'
import { reviveOnDeath } from './revival.ts'
import {
  blockNetwork,
  denyPermissions,
  isPageUrl,
  lockContents,
  PAGE_SCHEME,
  pagePrivileges
} from './security.ts'
import { type WindowFiles, Windows, windowFiles } from './windows.ts'

export interface ShellHostOptions {
  readonly dataDir: string
  readonly appVersion: string
  readonly shell: 'electron'
  readonly overhear: (event: EventName) => void
}

/** The host as far as a shell needs it. */
export interface ShellHost extends PageHost {
  readonly settings: { all(): Readonly<Record<string, string>> }
  readonly library: { list(): readonly CampaignCard[] }
  importFile(path: string): void
  close(): void
}

export interface ShellOptions {
  /** Where this program and the preload script lie; the page lies beside. */
  readonly mainFolder: string
  /** Instead of the platform's usual place, if given. */
  readonly dataDir: string | null
  readonly createHost: (options: ShellHostOptions) => ShellHost
}

/** Everything before Electron is ready; then windows onto one host, until the player quits. */
export function runShell(options: ShellOptions): void {
  // Tests keep everything, Chromium's profile and the single-instance lock too, in a folder of their own.
  if (options.dataDir) app.setPath('userData', options.dataDir)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }

  // Nothing here is worth a keyring, and asking for one can stop a start behind a password prompt.
  if (process.platform === 'linux') app.commandLine.appendSwitch('password-store', 'basic')
  app.setAppUserModelId(product.appId)
  protocol.registerSchemesAsPrivileged([pagePrivileges])
  app.enableSandbox()
  lockContents(app)
  const inbox = new Inbox()
  // macOS sends the file of a double-click by event, often before anything is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    inbox.add(fileErrand(path, '/'))
  })
  inbox.add(errandIn(process.argv, process.cwd()))
  app
    .whenReady()
    .then(() => new Shell(options, inbox).start())
    .catch(giveUp)
}

/** The running app: one host, its windows, and what the system shows of it. */
class Shell {
  readonly #host: ShellHost
  readonly #inbox: Inbox
  readonly #bridge: Bridge
  readonly #windows: Windows
  readonly #pageFolder: string
  readonly #files: WindowFiles

  constructor({ mainFolder, createHost }: ShellOptions, inbox: Inbox) {
    const dataDir = app.getPath('userData')
    this.#pageFolder = join(mainFolder, '..', 'renderer')
    this.#files = windowFiles(mainFolder, dataDir)
    this.#inbox = inbox
    this.#host = createHost({
      dataDir,
      appVersion: app.getVersion(),
      shell: 'electron',
      overhear: (event) => this.#overheard(event)
    })
    this.#bridge = new Bridge(this.#host, (contents) => this.#windows.isInFront(contents))
    this.#windows = new Windows(this.#files, (window) => this.#prepare(window))
  }

  start(): void {
    this.#openSession()
    this.#bridge.listen(ipcMain)
    nativeTheme.themeSource = themeSource(this.#host.settings.all().theme)
    this.#windows.open()
    this.#showNative()
    app.on('second-instance', (_event, args, folder) => {
      this.#inbox.add(errandIn(args, folder))
      this.#windows.present()
    })
    app.on('activate', () => this.#windows.present())
    app.on('window-all-closed', () => {
      if (process.platform !== 'darwin') app.quit()
    })
    // After the last window has gone: no answer can come any more, so the store can be closed.
    app.on('will-quit', () => this.#host.close())
    this.#inbox.deliverTo((errand) => this.#run(errand))
  }

  #openSession(): void {
    denyPermissions(session.defaultSession)
    blockNetwork(session.defaultSession)
    protocol.handle(PAGE_SCHEME, (request) => servePage(this.#pageFolder, request))
    askWhereToExport(session.defaultSession, {
      folder: () => app.getPath('documents'),
      words: () => this.#words,
      saved: (path) => app.addRecentDocument(path),
      failed: (contents, file) =>
        this.#bridge.tell(contents, { event: 'notice', payload: { notice: 'file-not-written', file } })
    })
  }

  #prepare(window: BrowserWindow): void {
    const { webContents } = window
    this.#bridge.attach(webContents)
    reviveOnDeath(webContents, {
      told: () => this.#bridge.tell(webContents, { event: 'notice', payload: { notice: 'page-reloaded' } }),
      ask: () => this.#askToRevive(window)
    })
  }

  #run(errand: Errand): void {
    switch (errand.open) {
      case 'file':
        app.addRecentDocument(errand.path)
        this.#host.importFile(errand.path)
        this.#windows.present()
        break
      case 'campaign':
        this.#openCampaign(errand.campaign)
        break
      case 'new-campaign':
        this.#wish('new-campaign')
    }
  }

  /** Does what a native menu asks for; what is not the shell's business is the page's. */
  #command(command: CommandId): void {
    if (command === 'import-file') this.#chooseFiles().catch(showError)
    else if (command === 'new-window') this.#windows.openAnother()
    else this.#wish(command)
  }

  #wish(command: CommandId): void {
    this.#bridge.tell(this.#windows.present().webContents, { event: 'command.wished', payload: { command } })
  }

  #openCampaign(campaign: string): void {
    this.#bridge.tell(this.#windows.present().webContents, {
      event: 'campaign.received',
      payload: { campaign }
    })
  }

  async #chooseFiles(): Promise<void> {
    const { filePaths } = await dialog.showOpenDialog(this.#windows.present(), {
      title: this.#words('importTitle'),
      properties: ['openFile', 'multiSelections'],
      filters: [campaignFilter(this.#words)]
    })
    for (const path of filePaths) this.#inbox.add({ open: 'file', path })
  }

  async #askToRevive(window: BrowserWindow): Promise<boolean> {
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

  #overheard(event: EventName): void {
    if (event === 'settings.changed') nativeTheme.themeSource = themeSource(this.#host.settings.all().theme)
    if (event === 'settings.changed' || event === 'library.changed') this.#showNative()
  }

  /** All that stands outside the windows, in the player's language and with the latest campaigns. */
  #showNative(): void {
    const words = this.#words
    const context: MenuContext = {
      platform: process.platform,
      appName: app.getName(),
      words,
      developer: !app.isPackaged,
      recent: recentOf(this.#host.library.list()),
      run: (command) => this.#command(command),
      openCampaign: (campaign) => this.#openCampaign(campaign)
    }
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(context)))
    app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(context)))
    if (process.platform === 'win32') app.setJumpList(jumpList(context.recent, words, process.execPath))
    const facts = {
      version: app.getVersion(),
      icon: this.#files.icon,
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

function showError(error: unknown): void {
  dialog.showErrorBox(app.getName(), error instanceof Error ? error.message : String(error))
}

function giveUp(error: unknown): void {
  showError(error)
  app.exit(1)
}

// A fake of Electron for tests. It records calls and lets a test fire events.
import { EventEmitter } from 'node:events'

class FakeContents extends EventEmitter {
  readonly sent: unknown[] = []
  openHandler: (() => { action: string }) | null = null
  webRtcPolicy: string | null = null

  setWindowOpenHandler(handler: () => { action: string }): void {
    this.openHandler = handler
  }

  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtcPolicy = policy
  }

  send(channel: string, message: unknown): void {
    this.sent.push([channel, message])
  }

  isDestroyed(): boolean {
    return false
  }

  getURL(): string {
    return 'app://page/#/table/4'
  }

  reload(): void {
    this.sent.push('reload')
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = []
  readonly webContents = new FakeContents()
  readonly calls: string[] = []
  readonly options: unknown

  constructor(options: unknown) {
    super()
    this.options = options
    BrowserWindow.all.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }

  static getAllWindows(): readonly BrowserWindow[] {
    return BrowserWindow.all
  }

  loadURL(url: string): void {
    this.calls.push(`load ${url}`)
  }

  show(): void {
    this.calls.push('show')
  }

  focus(): void {
    this.calls.push('focus')
  }

  restore(): void {
    this.calls.push('restore')
  }

  setBackgroundColor(colour: string): void {
    this.calls.push(`colour ${colour}`)
  }

  isMinimized(): boolean {
    return true
  }

  getNormalBounds(): unknown {
    return { x: 10, y: 20, width: 1000, height: 700 }
  }

  isMaximized(): boolean {
    return true
  }

  isFullScreen(): boolean {
    return false
  }
}

class FakeApp extends EventEmitter {
  aboutPanel: unknown = null
  readonly calls: string[] = []
  readonly paths = new Map([['userData', '/nowhere']])
  readonly recentDocuments: string[] = []
  readonly commandLine = {
    appendSwitch: (...words: string[]) => this.calls.push(words.join(' '))
  }

  setPath(name: string, path: string): void {
    this.paths.set(name, path)
  }

  getPath(name: string): string | undefined {
    return this.paths.get(name)
  }

  requestSingleInstanceLock(): boolean {
    return true
  }

  setAppUserModelId(id: string): void {
    this.calls.push(id)
  }

  setAboutPanelOptions(options: unknown): void {
    this.aboutPanel = options
  }

  addRecentDocument(path: string): void {
    this.recentDocuments.push(path)
  }

  getAppPath(): string {
    return '/nowhere'
  }

  enableSandbox(): void {
    this.calls.push('sandbox')
  }

  quit(): void {
    this.calls.push('quit')
  }

  exit(code: number): void {
    this.calls.push(`exit ${code}`)
  }

  async whenReady(): Promise<void> {}

  getName(): string {
    return 'App'
  }

  getVersion(): string {
    return '1.2.3'
  }

  getPreferredSystemLanguages(): readonly string[] {
    return ['es-ES']
  }
}

export const app = new FakeApp()
export const ipcMain = new EventEmitter()

class FakeRenderer extends EventEmitter {
  readonly sent: unknown[] = []

  send(channel: string, message: unknown): void {
    this.sent.push([channel, message])
  }
}

export const ipcRenderer = new FakeRenderer()

export const contextBridge = {
  exposed: new Map<string, unknown>(),
  exposeInMainWorld(name: string, value: unknown): void {
    contextBridge.exposed.set(name, value)
  }
}

type PageHandler = (request: Request) => Response
export const protocol = {
  schemes: [] as unknown[],
  handlers: new Map<string, PageHandler>(),
  registerSchemesAsPrivileged(schemes: readonly unknown[]): void {
    protocol.schemes.push(...schemes)
  },
  handle(scheme: string, handler: PageHandler): void {
    protocol.handlers.set(scheme, handler)
  }
}

type Answer = (answer: unknown) => void
const handlers = new Map<string, (...args: unknown[]) => unknown>()
function recordHandler(name: string) {
  return (handler: (...args: unknown[]) => unknown) => {
    handlers.set(name, handler)
  }
}

export const session = {
  proxy: null as string | null,
  handlers,
  events: new EventEmitter(),
  defaultSession: {
    on: (name: string, listener: (...args: unknown[]) => void) => session.events.on(name, listener),
    setPermissionRequestHandler: recordHandler('request'),
    setPermissionCheckHandler: recordHandler('check'),
    setDevicePermissionHandler: recordHandler('device'),
    setDisplayMediaRequestHandler: recordHandler('capture'),
    webRequest: { onBeforeRequest: recordHandler('network') },
    async setProxy({ proxyRules }: { readonly proxyRules: string }): Promise<void> {
      session.proxy = proxyRules
    }
  },
  /** Calls a handler that replies by callback and returns its reply. */
  ask(name: string, ...args: unknown[]): unknown {
    let answered: unknown
    const answer: Answer = (value) => {
      answered = value
    }
    handlers.get(name)?.(...args, answer)
    return answered
  }
}

const workArea = { x: 0, y: 0, width: 1600, height: 1000 }
export const screen = {
  getPrimaryDisplay: () => ({ workArea }),
  getAllDisplays: () => [{ workArea }]
}

class FakeTheme extends EventEmitter {
  themeSource = 'system'
  shouldUseDarkColors = false
}
export const nativeTheme = new FakeTheme()

interface FakeItem {
  readonly id?: string
  readonly label?: string
  readonly click?: () => void
  readonly submenu?: readonly FakeItem[]
}

export const Menu = {
  template: [] as readonly FakeItem[],
  buildFromTemplate: (template: readonly FakeItem[]) => template,
  setApplicationMenu(template: readonly FakeItem[]): void {
    Menu.template = template
  },
  /** Clicks the menu item with this id or label. */
  choose(name: string): void {
    const within = (items: readonly FakeItem[]): readonly FakeItem[] =>
      items.flatMap((item) => [item, ...within(item.submenu ?? [])])
    const chosen = within(Menu.template).find(({ id, label }) => id === name || label === name)
    if (!chosen?.click) throw new Error(`no menu item to click: ${name}`)
    chosen.click()
  }
}

export const dialog = {
  shown: [] as unknown[],
  /** The player's next answers. */
  files: [] as string[],
  button: 0,
  showErrorBox(_title: string, message: string): void {
    dialog.shown.push(message)
  },
  async showOpenDialog(parent: unknown, options: unknown): Promise<{ filePaths: string[] }> {
    dialog.shown.push({ parent, options })
    return { filePaths: dialog.files }
  },
  async showMessageBox(parent: unknown, options: unknown): Promise<{ response: number }> {
    dialog.shown.push({ parent, options })
    return { response: dialog.button }
  }
}

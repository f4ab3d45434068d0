// Stands in for Electron in tests: it remembers what it was told and lets a test fire its events.
import { EventEmitter } from 'node:events'

class FakeContents extends EventEmitter {
  readonly sent: unknown[] = []
  openHandler: (() => { action: string }) | null = null

  setWindowOpenHandler(handler: () => { action: string }): void {
    this.openHandler = handler
  }

  send(channel: string, message: unknown): void {
    this.sent.push([channel, message])
  }

  isDestroyed(): boolean {
    return false
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
  readonly calls: string[] = []
  readonly paths = new Map([['userData', '/nowhere']])

  setPath(name: string, path: string): void {
    this.paths.set(name, path)
  }

  getPath(name: string): string | undefined {
    return this.paths.get(name)
  }

  requestSingleInstanceLock(): boolean {
    return true
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
function remember(name: string) {
  return (handler: (...args: unknown[]) => unknown) => {
    handlers.set(name, handler)
  }
}

export const session = {
  handlers,
  defaultSession: {
    setPermissionRequestHandler: remember('request'),
    setPermissionCheckHandler: remember('check'),
    setDevicePermissionHandler: remember('device'),
    setDisplayMediaRequestHandler: remember('capture'),
    webRequest: { onBeforeRequest: remember('network') }
  },
  /** What a handler that answers by callback answers. */
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

interface FakeItem {
  readonly id?: string
  readonly click?: () => void
  readonly submenu?: readonly FakeItem[]
}

export const Menu = {
  template: [] as readonly FakeItem[],
  buildFromTemplate: (template: readonly FakeItem[]) => template,
  setApplicationMenu(template: readonly FakeItem[]): void {
    Menu.template = template
  },
  /** What a player does who chooses an item. */
  choose(id: string): void {
    const items = Menu.template.flatMap(({ submenu = [] }) => submenu)
    items.find((item) => item.id === id)?.click?.()
  }
}

export const dialog = {
  shown: [] as string[],
  showErrorBox(_title: string, message: string): void {
    dialog.shown.push(message)
  }
}

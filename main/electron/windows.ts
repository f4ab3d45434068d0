import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron'
import { backgroundColorOf } from './appearance.ts'
import { PAGE_URL, pagePreferences } from './security.ts'
import {
  fitWindow,
  offsetWindow,
  readWindowState,
  SMALLEST_WINDOW,
  type WindowState,
  writeWindowState
} from './window-state.ts'

export interface WindowFiles {
  readonly preload: string
  readonly icon: string
  /** The file that stores size and place. */
  readonly state: string
}

export function windowFiles(mainFolder: string, dataDir: string): WindowFiles {
  return {
    preload: join(mainFolder, 'preload.cjs'),
    icon: join(mainFolder, 'icon.png'),
    state: join(dataDir, 'window.json')
  }
}

/** The app's windows. Each shows the page, and each can be at another table. */
export class Windows {
  readonly #files: WindowFiles
  readonly #prepare: (window: BrowserWindow) => void
  /** Windows that are not drawn yet. They show themselves once they are. */
  readonly #opening = new Set<BrowserWindow>()
  #lastFocused: BrowserWindow | null = null

  constructor(files: WindowFiles, prepare: (window: BrowserWindow) => void) {
    this.#files = files
    this.#prepare = prepare
    nativeTheme.on('updated', () => {
      for (const window of BrowserWindow.getAllWindows())
        window.setBackgroundColor(backgroundColorOf(nativeTheme))
    })
  }

  /** The window that has the focus or had it last. */
  get front(): BrowserWindow | null {
    return this.#lastFocused ?? BrowserWindow.getAllWindows()[0] ?? null
  }

  isInFront(contents: WebContents): boolean {
    return this.front?.webContents === contents
  }

  /** The first window opens where the last one was closed. */
  open(): BrowserWindow {
    return this.#create(fitWindow(readWindowState(this.#files.state), workAreas()), PAGE_URL)
  }

  /** One more window, at the same place in the app as the one in front. */
  openAnother(): BrowserWindow {
    const { front } = this
    if (!front) return this.open()
    return this.#create(fitWindow(offsetWindow(stateOf(front)), workAreas()), front.webContents.getURL())
  }

  /** Brings the front window to the player's attention, or opens one if there is none. */
  bringToFront(): BrowserWindow {
    const { front } = this
    if (!front) return this.open()
    if (this.#opening.has(front)) return front
    if (front.isMinimized()) front.restore()
    front.show()
    front.focus()
    return front
  }

  /** Creates a window in the page's background colour. It shows itself once the page is drawn, so nothing flashes. */
  #create(state: WindowState, address: string): BrowserWindow {
    const window = new BrowserWindow({
      ...state.bounds,
      minWidth: SMALLEST_WINDOW.width,
      minHeight: SMALLEST_WINDOW.height,
      show: false,
      fullscreen: state.fullScreen,
      icon: this.#files.icon,
      backgroundColor: backgroundColorOf(nativeTheme),
      webPreferences: { ...pagePreferences, preload: this.#files.preload }
    })
    if (state.maximized) window.maximize()
    this.#opening.add(window)
    window.once('ready-to-show', () => {
      this.#opening.delete(window)
      window.show()
    })
    window.on('focus', () => {
      this.#lastFocused = window
    })
    window.on('close', () => writeWindowState(this.#files.state, stateOf(window)))
    window.on('closed', () => {
      this.#opening.delete(window)
      if (this.#lastFocused === window) this.#lastFocused = null
    })
    this.#lastFocused = window
    this.#prepare(window)
    window.loadURL(address)
    return window
  }
}

function stateOf(window: BrowserWindow): WindowState {
  return {
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen()
  }
}

function workAreas() {
  return [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea)
}

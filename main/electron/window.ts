import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import { PAGE_URL, pagePreferences } from './security.ts'
import { fitWindow, readWindowState, SMALLEST, writeWindowState } from './window-state.ts'

export interface WindowFiles {
  readonly preload: string
  /** Where size and place are remembered. */
  readonly state: string
}

/** Opens the one window where it was closed; shown once the page is drawn, so that nothing flashes white. */
export function openWindow(files: WindowFiles, prepare: (window: BrowserWindow) => void): BrowserWindow {
  const areas = [
    screen.getPrimaryDisplay().workArea,
    ...screen.getAllDisplays().map((display) => display.workArea)
  ]
  const state = fitWindow(readWindowState(files.state), areas)
  const window = new BrowserWindow({
    ...state.bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    fullscreen: state.fullScreen,
    backgroundColor: '#1d1a16',
    webPreferences: { ...pagePreferences, preload: files.preload }
  })
  if (state.maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => {
    writeWindowState(files.state, {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen()
    })
  })
  prepare(window)
  window.loadURL(PAGE_URL)
  return window
}

/** Brings a window to the player, from wherever it is hidden. */
export function present(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

export function windowFiles(mainFolder: string, dataDir: string): WindowFiles {
  return { preload: join(mainFolder, 'preload.cjs'), state: join(dataDir, 'window.json') }
}

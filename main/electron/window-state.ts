import { readFileSync, renameSync, writeFileSync } from 'node:fs'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the window was. `bounds` is its place when it is neither maximised nor full screen. */
export interface WindowState {
  readonly bounds: Rectangle
  readonly maximized: boolean
  readonly fullScreen: boolean
}

export const SMALLEST_WINDOW = { width: 900, height: 600 } as const
const DEFAULT_SIZE = { width: 1440, height: 900 } as const

/** This much of the window's upper edge must be on a display, so that the player can drag it. */
const DRAGGABLE = { width: 120, height: 40 } as const

/** The remembered state if its place is still on a display, else the same size in the middle of the first. */
export function fitWindow(remembered: WindowState | null, workAreas: readonly Rectangle[]): WindowState {
  const first = workAreas[0] ?? { x: 0, y: 0, ...DEFAULT_SIZE }
  if (!remembered) return { bounds: centered(DEFAULT_SIZE, first), maximized: false, fullScreen: false }
  const home = workAreas.find((area) => isReachable(remembered.bounds, area))
  const bounds = home ? limited(remembered.bounds, home) : centered(remembered.bounds, first)
  return { ...remembered, bounds }
}

const OFFSET = 32

/** The place of another window: a little lower and to the right, so that both are visible. */
export function offsetWindow({ bounds }: WindowState): WindowState {
  return {
    bounds: { ...bounds, x: bounds.x + OFFSET, y: bounds.y + OFFSET },
    maximized: false,
    fullScreen: false
  }
}

/** Null if the file is absent or invalid. Then the window opens as at the first start. */
export function readWindowState(file: string): WindowState | null {
  try {
    return parseWindowState(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Writes to a new file and renames it, so that a crash leaves the old or the new state, never half of one. */
export function writeWindowState(file: string, state: WindowState): void {
  const newFile = `${file}.new`
  try {
    writeFileSync(newFile, JSON.stringify(state))
    renameSync(newFile, file)
  } catch {
    // A full or read-only disk must not keep the app from closing.
  }
}

export function parseWindowState(value: unknown): WindowState | null {
  const bounds = parseRectangle(property(value, 'bounds'))
  const maximized = property(value, 'maximized')
  const fullScreen = property(value, 'fullScreen')
  if (!bounds || typeof maximized !== 'boolean' || typeof fullScreen !== 'boolean') return null
  return { bounds, maximized, fullScreen }
}

function parseRectangle(value: unknown): Rectangle | null {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => property(value, key))
  if (!isWhole(x) || !isWhole(y) || !isWhole(width) || !isWhole(height)) return null
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const shownWidth = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  const topInside = bounds.y >= area.y && bounds.y <= area.y + area.height - DRAGGABLE.height
  return shownWidth >= DRAGGABLE.width && topInside
}

function limited(bounds: Rectangle, area: Rectangle): Rectangle {
  return { x: bounds.x, y: bounds.y, ...sizeWithin(bounds, area) }
}

function centered(wanted: Pick<Rectangle, 'width' | 'height'>, area: Rectangle): Rectangle {
  const { width, height } = sizeWithin(wanted, area)
  return {
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 2),
    width,
    height
  }
}

/** Not smaller than the smallest useful window, unless the display itself is. */
function sizeWithin(wanted: Pick<Rectangle, 'width' | 'height'>, area: Rectangle) {
  return {
    width: Math.min(Math.max(wanted.width, SMALLEST_WINDOW.width), area.width),
    height: Math.min(Math.max(wanted.height, SMALLEST_WINDOW.height), area.height)
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

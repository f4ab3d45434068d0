import { CanvasSource, Rectangle, Texture } from 'pixi.js'

export type Draw = (ctx: CanvasRenderingContext2D) => void

interface Page {
  readonly canvas: HTMLCanvasElement
  readonly ctx: CanvasRenderingContext2D
  readonly source: CanvasSource
  x: number
  y: number
  row: number
  dirty: boolean
}

const width = 1024
const height = 512
const pageLimit = 14

/** Small images (labels, symbols, counters) drawn once at the screen's resolution and packed into pages. */
export class Atlas {
  /** Increases when all images were dropped because the pages were full. */
  generation = 0
  private pages: Page[] = []
  private readonly known = new Map<string, Texture>()
  private readonly resolution: number

  constructor(resolution: number) {
    this.resolution = resolution
  }

  /** Whether an image is cached. */
  has(key: string): boolean {
    return this.known.has(key)
  }

  /** The texture of a key. `draw` uses css pixels with (0, 0) in the middle. */
  get(key: string, w: number, h: number, draw: Draw): Texture {
    const known = this.known.get(key)
    if (known) return known
    // Even sizes put the middle on a pixel corner, so that nothing is blurred.
    const pw = Math.ceil((w * this.resolution) / 2) * 2 + 2
    const ph = Math.ceil((h * this.resolution) / 2) * 2 + 2
    const page = this.pageFor(pw, ph)
    const { ctx } = page
    ctx.save()
    ctx.beginPath()
    ctx.rect(page.x, page.y, pw, ph)
    ctx.clip()
    ctx.translate(page.x + pw / 2, page.y + ph / 2)
    ctx.scale(this.resolution, this.resolution)
    draw(ctx)
    ctx.restore()
    // Forces the drawing now instead of at first use, so that callers can measure how long it takes.
    ctx.getImageData(page.x, page.y, 1, 1)
    const r = this.resolution
    const frame = new Rectangle(page.x / r, page.y / r, pw / r, ph / r)
    const texture = new Texture({ source: page.source, frame })
    page.x += pw
    page.row = Math.max(page.row, ph)
    page.dirty = true
    this.known.set(key, texture)
    return texture
  }

  /** Uploads what was drawn since the last frame to the GPU. */
  flush(): void {
    for (const page of this.pages) {
      if (page.dirty) page.source.update()
      page.dirty = false
    }
  }

  get full(): boolean {
    return this.pages.length > pageLimit
  }

  clear(): void {
    for (const texture of this.known.values()) texture.destroy(false)
    for (const page of this.pages) page.source.destroy()
    this.known.clear()
    this.pages = []
    this.generation++
  }

  private pageFor(w: number, h: number): Page {
    for (const page of this.pages.slice(-3)) {
      if (page.x + w > width) {
        if (page.y + page.row + h > height) continue
        page.x = 0
        page.y += page.row
        page.row = 0
      }
      if (page.y + h <= height) return page
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(width, w)
    canvas.height = Math.max(height, h)
    const ctx = canvas.getContext('2d', { willReadFrequently: true })
    if (!ctx) throw new Error('no 2d canvas')
    const source = new CanvasSource({
      resource: canvas,
      resolution: this.resolution,
      autoGarbageCollect: false
    })
    const page: Page = { canvas, ctx, source, x: 0, y: 0, row: 0, dirty: false }
    this.pages.push(page)
    return page
  }
}

import { Container, ImageSource, Sprite, Texture } from 'pixi.js'
import type { Frame } from '#shared/map/drawing.ts'
import { type Bounds, intersects } from '../model/geometry.ts'
import type { PaintState } from '../paint/paint-state.ts'
import { clip, levelFor, levelScale, type TileId, tileBounds, tileKey, tilesIn } from '../tiles/grid.ts'
import type { FromPainter } from '../tiles/protocol.ts'
import type { TileSource } from '../tiles/tile-source.ts'

interface Entry {
  readonly tile: TileId
  readonly bounds: Bounds
  readonly sprite: Sprite
  /** Repainted and waiting until all tiles in view can change at once. */
  next: Texture | null
  stale: boolean
  used: number
}

const inFlightLimit = 2

/** The painted ground: sprites of cached tiles, the finest complete set that is at hand. */
export class TileLayer {
  readonly container = new Container()
  painted = 0
  private readonly entries = new Map<string, Entry>()
  private readonly inFlight = new Map<string, { stale: boolean }>()
  private wanted: TileId[] = []
  private visible: TileId[] = []
  private shownLevel: number | null = null
  private clock = 0
  private edition = 0
  private last: { bounds: Bounds; level: number } | null = null

  private readonly source: TileSource
  private readonly frame: () => Frame
  private readonly changed: () => void

  constructor(source: TileSource, frame: () => Frame, changed: () => void) {
    this.source = source
    this.frame = frame
    this.changed = changed
    this.container.sortableChildren = true
  }

  /** All tiles in view are painted in the present state. */
  get settled(): boolean {
    return this.visible.every((tile) => {
      const entry = this.entries.get(tileKey(tile))
      return entry !== undefined && !entry.stale && entry.next === null
    })
  }

  setState(state: PaintState, changed: readonly Bounds[] | null): void {
    this.edition++
    this.source.setState(state)
    const touched = (bounds: Bounds) => changed === null || changed.some((b) => intersects(b, bounds))
    for (const entry of this.entries.values()) if (touched(entry.bounds)) entry.stale = true
    for (const [key, flight] of this.inFlight) {
      const [level = 0, column = 0, row = 0] = key.split('/').map(Number)
      if (touched(tileBounds({ level, column, row }))) flight.stale = true
    }
    this.request()
  }

  update(view: Bounds, deviceScale: number): void {
    const frame = this.frame()
    const paper = { minX: frame.x, minY: frame.y, maxX: frame.x + frame.width, maxY: frame.y + frame.height }
    const level = levelFor(deviceScale)
    const bounds = clip(view, paper)
    this.last = { bounds, level }
    this.visible = tilesIn(bounds, level)
    this.clock++
    for (const tile of this.visible) this.touch(tile)
    this.compose(bounds, level)
    const base = tilesIn(paper, this.baseLevel(frame))
    const ahead = tilesIn(clip(grow(view, 0.25), paper), level)
    this.wanted = [...this.visible, ...base, ...ahead]
    this.request()
    this.evict(new Set(base.map(tileKey)))
  }

  accept(answer: FromPainter): void {
    const key = tileKey(answer.tile)
    const flight = this.inFlight.get(key)
    this.inFlight.delete(key)
    this.painted++
    const source = new ImageSource({ resource: answer.bitmap, autoGarbageCollect: false })
    const texture = new Texture({ source })
    const known = this.entries.get(key)
    if (known) {
      known.next?.destroy(true)
      known.next = texture
      known.stale = flight?.stale ?? false
      this.swapWhenReady()
    } else {
      const bounds = tileBounds(answer.tile)
      const sprite = new Sprite(texture)
      sprite.position.set(bounds.minX, bounds.minY)
      sprite.scale.set(1 / levelScale(answer.tile.level))
      sprite.visible = false
      this.container.addChild(sprite)
      this.entries.set(key, {
        tile: answer.tile,
        bounds,
        sprite,
        next: null,
        stale: flight?.stale ?? false,
        used: this.clock
      })
    }
    if (this.last && intersects(tileBounds(answer.tile), this.last.bounds)) {
      this.compose(this.last.bounds, this.last.level)
      this.changed()
    }
    this.request()
  }

  destroy(): void {
    for (const entry of this.entries.values()) this.drop(entry)
    this.entries.clear()
    this.container.destroy({ children: true })
  }

  private swapWhenReady(): void {
    const waiting = this.visible.some((tile) => this.entries.get(tileKey(tile))?.stale)
    if (waiting) return
    for (const entry of this.entries.values()) {
      if (!entry.next) continue
      const old = entry.sprite.texture
      entry.sprite.texture = entry.next
      entry.next = null
      old.destroy(true)
    }
  }

  /** Shows one level at a time; the coarse base shows through where that level has gaps. */
  private compose(bounds: Bounds, level: number): void {
    const complete = this.visible.every((tile) => this.entries.has(tileKey(tile)))
    if (complete || this.shownLevel === null || !this.covers(bounds, this.shownLevel)) this.shownLevel = level
    const shown = this.shownLevel
    const whole = shown === level ? complete : true
    const base = this.baseLevel(this.frame())
    for (const entry of this.entries.values()) {
      const at = entry.tile.level
      const use = at === shown || (!whole && (at === base || this.nearby(at, level)))
      entry.sprite.visible = use && intersects(entry.bounds, bounds)
      entry.sprite.zIndex = at === shown ? 1000 : at
      if (entry.sprite.visible) entry.used = this.clock
    }
  }

  private nearby(level: number, target: number): boolean {
    return Math.abs(level - target) <= 2
  }

  private covers(bounds: Bounds, level: number): boolean {
    return tilesIn(bounds, level).every((tile) => this.entries.has(tileKey(tile)))
  }

  private baseLevel(frame: Frame): number {
    return levelFor(1100 / Math.max(frame.width, frame.height))
  }

  private touch(tile: TileId): void {
    const entry = this.entries.get(tileKey(tile))
    if (entry) entry.used = this.clock
  }

  private request(): void {
    for (const tile of this.wanted) {
      if (this.inFlight.size >= inFlightLimit) return
      const key = tileKey(tile)
      const entry = this.entries.get(key)
      if ((entry && !entry.stale) || this.inFlight.has(key)) continue
      this.inFlight.set(key, { stale: false })
      this.source.paint(tile, this.edition)
    }
  }

  private evict(pinned: ReadonlySet<string>): void {
    const limit = Math.max(48, Math.ceil(this.wanted.length * 1.3))
    if (this.entries.size <= limit) return
    const old = [...this.entries]
      .filter(([key, entry]) => !entry.sprite.visible && !pinned.has(key))
      .sort((a, b) => a[1].used - b[1].used)
    for (const [key, entry] of old.slice(0, this.entries.size - limit)) {
      this.drop(entry)
      this.entries.delete(key)
    }
  }

  private drop(entry: Entry): void {
    entry.next?.destroy(true)
    const { texture } = entry.sprite
    entry.sprite.destroy()
    texture.destroy(true)
  }
}

function grow(b: Bounds, by: number): Bounds {
  const dx = (b.maxX - b.minX) * by
  const dy = (b.maxY - b.minY) * by
  return { minX: b.minX - dx, minY: b.minY - dy, maxX: b.maxX + dx, maxY: b.maxY + dy }
}

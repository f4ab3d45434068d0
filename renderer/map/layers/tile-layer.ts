import { Container, ImageSource, Sprite, Texture } from 'pixi.js'
import type { Frame } from '#shared/map/drawing.ts'
import { type Bounds, intersects } from '../model/geometry.ts'
import type { PaintState } from '../paint/paint-state.ts'
import {
  clip,
  goalLevel,
  levelFor,
  levelScale,
  type TileId,
  tileBounds,
  tileKey,
  tileSize,
  tilesIn
} from '../tiles/grid.ts'
import type { PaintedTile } from '../tiles/painter-messages.ts'
import type { KeptTiles, TileSource } from '../tiles/tile-source.ts'

interface CachedTile {
  readonly tile: TileId
  readonly bounds: Bounds
  readonly sprite: Sprite
  bitmap: ImageBitmap
  /** The repainted image, which waits until all visible tiles can change at once. */
  next: ImageBitmap | null
  stale: boolean
  used: number
}

/** The visible area now, and the visible area at the end of the current movement. */
export interface VisibleArea {
  readonly now: Bounds
  readonly goal: Bounds
  /** Device pixels per map unit when the movement ends. */
  readonly goalScale: number
  /** Whether the player moves the map himself, so that he may soon see what is around the area. */
  readonly isSteered: boolean
}

const inFlightLimit = 2

/**
 * How long the view must rest before tiles around it are painted, if the player moves the map: until then other work of
 * the page comes first.
 */
const restMs = 1000

/** How many tiles to leave to the next map of the same drawing: enough for a large window, with a megabyte each. */
const keptLimit = 32

/** The painted map: cached tiles as sprites, one container per level. Shows the finest complete level. */
export class TileLayer {
  readonly container = new Container({ sortableChildren: true })
  painted = 0
  private readonly entries = new Map<string, CachedTile>()
  private readonly levels = new Map<number, Container>()
  private readonly inFlight = new Map<string, { stale: boolean; bounds: Bounds }>()
  private wanted: TileId[] = []
  private rest: ReturnType<typeof setTimeout> | undefined
  private visible: TileId[] = []
  private shownLevel: number | null = null
  private clock = 0
  private edition = 0
  private area: VisibleArea | null = null
  private readonly source: TileSource
  private readonly frame: () => Frame
  private readonly changed: () => void
  private readonly coarse: boolean

  /** `coarse`: scale tiles without smoothing while the map moves. At rest no tile is scaled. */
  constructor(source: TileSource, frame: () => Frame, changed: () => void, coarse: boolean) {
    this.source = source
    this.frame = frame
    this.changed = changed
    this.coarse = coarse
  }

  /** Whether painted tiles cover the whole visible area, so that nothing beneath them shows. */
  get isWhole(): boolean {
    if (!this.area || this.shownLevel === null) return false
    const view = clip(this.area.now, this.mapBounds)
    return this.covers(view, this.shownLevel) || this.covers(view, this.baseLevel)
  }

  /** Whether the painted map extends beyond all edges of the visible area. */
  get fillsView(): boolean {
    if (!this.area) return false
    const { now } = this.area
    const { minX, minY, maxX, maxY } = this.mapBounds
    return this.isWhole && now.minX >= minX && now.minY >= minY && now.maxX <= maxX && now.maxY <= maxY
  }

  /** Whether all visible tiles show the current state. */
  get settled(): boolean {
    return this.visible.every((tile) => {
      const entry = this.entries.get(tileKey(tile))
      return entry !== undefined && !entry.stale && entry.next === null
    })
  }

  setState(state: PaintState, changed: readonly Bounds[] | null): void {
    this.edition++
    this.source.setState(state)
    for (const entry of this.entries.values()) if (touches(changed, entry.bounds)) entry.stale = true
    for (const flight of this.inFlight.values()) if (touches(changed, flight.bounds)) flight.stale = true
    this.request()
  }

  /** Takes over painted tiles of another map, except those that look different now. */
  adopt(kept: KeptTiles['tiles'], changed: readonly Bounds[] | null): void {
    for (const { tile, bitmap } of kept) {
      if (touches(changed, tileBounds(tile))) bitmap.close()
      else this.entries.set(tileKey(tile), this.addTile(tile, bitmap, false))
    }
  }

  update(area: VisibleArea): void {
    const { mapBounds } = this
    const level = goalLevel(area.goalScale)
    this.area = area
    this.clock++
    this.visible = tilesIn(clip(area.goal, mapBounds), level)
    this.compose()
    const base = tilesIn(mapBounds, this.baseLevel)
    const ahead = tilesIn(clip(grow(area.goal, 0.25), mapBounds), level)
    this.wanted = [...this.visible, ...base]
    this.request()
    this.evict(new Set(base.map(tileKey)), ahead.length)
    clearTimeout(this.rest)
    if (!area.isSteered) return
    this.rest = setTimeout(() => {
      this.wanted = [...this.wanted, ...ahead]
      this.request()
    }, restMs)
  }

  /** Positions the levels for a camera; (x, y) is the map's origin on screen. */
  arrange(x: number, y: number, scale: number, resolution: number): void {
    this.container.position.set(x, y)
    for (const [level, container] of this.levels) {
      const ratio = (scale * resolution) / levelScale(level)
      // At rest the factor must be exactly one, so that the renderer only copies pixels.
      container.scale.set((Math.abs(ratio - 1) < 1e-9 ? 1 : ratio) / resolution)
    }
  }

  accept({ tile, bitmap }: PaintedTile): void {
    const key = tileKey(tile)
    const stale = this.inFlight.get(key)?.stale ?? false
    this.inFlight.delete(key)
    this.painted++
    const known = this.entries.get(key)
    if (known) {
      known.next?.close()
      known.next = bitmap
      known.stale = stale
      this.swapWhenReady()
    } else {
      this.entries.set(key, this.addTile(tile, bitmap, stale))
    }
    if (this.area && intersects(tileBounds(tile), this.area.now)) {
      this.compose()
      this.changed()
    }
    this.request()
  }

  /** Ends the layer. Returns the tiles that show the present state, for another map to use. */
  destroy(): KeptTiles['tiles'] {
    clearTimeout(this.rest)
    const kept = [...this.entries.values()]
      .filter(({ stale, next }) => !stale && next === null)
      .sort((a, b) => b.used - a.used)
      .slice(0, keptLimit)
    for (const entry of this.entries.values()) this.drop(entry, kept.includes(entry))
    this.entries.clear()
    this.container.destroy({ children: true })
    return kept.map(({ tile, bitmap }) => ({ tile, bitmap }))
  }

  private addTile(tile: TileId, bitmap: ImageBitmap, stale: boolean): CachedTile {
    const sprite = new Sprite(textureOf(bitmap, this.coarse))
    sprite.position.set(tile.column * tileSize, tile.row * tileSize)
    sprite.visible = false
    let level = this.levels.get(tile.level)
    if (!level) {
      level = new Container()
      this.levels.set(tile.level, level)
      this.container.addChild(level)
    }
    level.addChild(sprite)
    return { tile, bounds: tileBounds(tile), sprite, bitmap, next: null, stale, used: this.clock }
  }

  private swapWhenReady(): void {
    const waiting = this.visible.some((tile) => this.entries.get(tileKey(tile))?.stale)
    if (waiting) return
    for (const entry of this.entries.values()) {
      if (!entry.next) continue
      const old = entry.sprite.texture
      entry.sprite.texture = textureOf(entry.next, this.coarse)
      old.destroy(true)
      entry.bitmap.close()
      entry.bitmap = entry.next
      entry.next = null
    }
  }

  /**
   * Shows the target level once it covers the view. Until then shows the previous level over the coarse base level.
   */
  private compose(): void {
    if (!this.area) return
    const view = clip(this.area.now, this.mapBounds)
    const goal = goalLevel(this.area.goalScale)
    const shown = this.shownLevel
    if (shown === null || this.covers(view, goal) || !this.covers(view, shown)) this.shownLevel = goal
    const whole = this.covers(view, this.shownLevel ?? goal)
    const rest = whole ? [] : [this.baseLevel, shown ?? goal]
    for (const [level, container] of this.levels) {
      const top = level === this.shownLevel
      container.visible = top || rest.includes(level)
      container.zIndex = top ? 1000 : level
    }
    for (const entry of this.entries.values()) {
      const use = entry.tile.level === this.shownLevel || rest.includes(entry.tile.level)
      entry.sprite.visible = use && intersects(entry.bounds, view)
      if (entry.sprite.visible) entry.used = this.clock
    }
  }

  private covers(bounds: Bounds, level: number): boolean {
    return tilesIn(bounds, level).every((tile) => this.entries.has(tileKey(tile)))
  }

  private get mapBounds(): Bounds {
    const { x, y, width, height } = this.frame()
    return { minX: x, minY: y, maxX: x + width, maxY: y + height }
  }

  private get baseLevel(): number {
    const { width, height } = this.frame()
    return levelFor(1000 / Math.max(width, height))
  }

  private request(): void {
    for (const tile of this.wanted) {
      if (this.inFlight.size >= inFlightLimit) return
      const key = tileKey(tile)
      const entry = this.entries.get(key)
      if ((entry && !entry.stale) || this.inFlight.has(key)) continue
      this.inFlight.set(key, { stale: false, bounds: tileBounds(tile) })
      this.source.paint(tile, this.edition)
    }
  }

  private evict(pinned: ReadonlySet<string>, ahead: number): void {
    const limit = Math.max(48, Math.ceil((this.wanted.length + ahead) * 1.4))
    if (this.entries.size <= limit) return
    const old = [...this.entries]
      .filter(([key, entry]) => !entry.sprite.visible && !pinned.has(key))
      .sort((a, b) => a[1].used - b[1].used)
    for (const [key, entry] of old.slice(0, this.entries.size - limit)) {
      this.drop(entry)
      this.entries.delete(key)
    }
  }

  private drop(entry: CachedTile, keepsBitmap = false): void {
    const { texture } = entry.sprite
    const level = this.levels.get(entry.tile.level)
    entry.sprite.destroy()
    texture.destroy(true)
    if (!keepsBitmap) entry.bitmap.close()
    entry.next?.close()
    if (level?.children.length === 0) {
      level.destroy()
      this.levels.delete(entry.tile.level)
    }
  }
}

/** `coarse` scales without smoothing, which is several times faster on a canvas without a GPU. */
function textureOf(bitmap: ImageBitmap, coarse: boolean): Texture {
  const scaleMode = coarse ? 'nearest' : 'linear'
  return new Texture({ source: new ImageSource({ resource: bitmap, scaleMode, autoGarbageCollect: false }) })
}

/** Whether any of the changed places is on a tile; null stands for everything. */
function touches(changed: readonly Bounds[] | null, tile: Bounds): boolean {
  return changed === null || changed.some((bounds) => intersects(bounds, tile))
}

function grow(b: Bounds, by: number): Bounds {
  const dx = (b.maxX - b.minX) * by
  const dy = (b.maxY - b.minY) * by
  return { minX: b.minX - dx, minY: b.minY - dy, maxX: b.maxX + dx, maxY: b.maxY + dy }
}

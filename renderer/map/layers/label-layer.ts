import { Container, Sprite } from 'pixi.js'
import { type Camera, type Size, toScreen } from '../camera/camera.ts'
import type { MapLabel } from '../labels/map-label.ts'
import { placeLabelsInSlices } from '../labels/place-labels.ts'
import type { SlicedWork } from '../sliced-work.ts'
import type { Atlas } from '../sprites/atlas.ts'

interface ShownLabel {
  readonly label: MapLabel
  readonly position: number
  sprite: Sprite | null
  /** The sprite still shows the previous image. */
  isOutdated: boolean
  /** Opacity, from 0 to 1 while it fades in. */
  opacity: number
}

/** The position of a label: its anchor in map units, an offset in css pixels, and its size. */
export interface LabelAnchor {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly height: number
}

const fadeMs = 160
/** Images are drawn a little before they come into view. */
const margin = 120

/** The chosen position of each label, by label id. */
type ChosenPositions = ReadonlyMap<string, number>

/** Names, cities and counters. They keep their size on screen and never overlap. */
export class LabelLayer {
  readonly container = new Container({ sortableChildren: true })
  private shown = new Map<string, ShownLabel>()
  private positions: ChosenPositions = new Map()
  private readonly atlas: Atlas
  private generation = 0

  constructor(atlas: Atlas) {
    this.atlas = atlas
    this.generation = atlas.generation
  }

  /** Finds positions at which the labels do not overlap at any scale from `low` to `high`. */
  findPositions(
    labels: readonly MapLabel[],
    low: number,
    high: number,
    keepPlaces: boolean
  ): SlicedWork<ChosenPositions> {
    const items = labels.map((p) => p.item)
    return placeLabelsInSlices(items, low, high, keepPlaces ? this.positions : undefined)
  }

  /**
   * Shows the labels at their positions. A label with a new image keeps the old sprite until the new one is drawn.
   */
  setLabels(labels: readonly MapLabel[], spots: ChosenPositions): void {
    const first = this.shown.size === 0
    const before = this.shown
    this.shown = new Map()
    this.positions = spots
    // In the order of drawing, in case a frame has no time for all of them: armies before names.
    for (const label of labels.toSorted((one, other) => other.item.priority - one.item.priority)) {
      const { id } = label.item
      const spot = spots.get(id)
      if (spot === undefined) continue
      const old = before.get(id)
      const same = old?.label.image.key === label.image.key && !old.isOutdated
      before.delete(id)
      this.shown.set(id, {
        label,
        position: spot,
        sprite: old?.sprite ?? null,
        isOutdated: old !== undefined && !same,
        opacity: old?.opacity ?? (first ? 1 : 0)
      })
    }
    for (const gone of before.values()) gone.sprite?.destroy()
  }

  /**
   * Moves all labels to their screen positions. Returns true while a label fades in or waits for its image. Draws at
   * least one image, and further ones until the time `end`; the rest waits for the next frame.
   */
  update(camera: Camera, view: Size, resolution: number, elapsed: number, end: number): boolean {
    if (this.atlas.full) this.atlas.clear()
    if (this.generation !== this.atlas.generation) this.dropSprites()
    let fading = false
    let drawn = 0
    const round = (v: number) => Math.round(v * resolution) / resolution
    const [ox, oy] = toScreen(camera, view, 0, 0)
    this.container.position.set(round(ox), round(oy))
    for (const one of this.shown.values()) {
      const spot = one.label.item.positions[one.position]
      const [dx, dy] = one.label.offsets[one.position] ?? [0, 0]
      if (!spot) continue
      const x = spot.x * camera.scale + dx
      const y = spot.y * camera.scale + dy
      const { image } = one.label
      const half = Math.max(image.width, image.height) / 2 + 2
      const sx = x + ox
      const sy = y + oy
      const isWithin = (reach: number) =>
        sx > -reach && sx < view.width + reach && sy > -reach && sy < view.height + reach
      if (!isWithin(margin + half)) {
        if (one.sprite) one.sprite.visible = false
        one.opacity = 1
        continue
      }
      if (!one.sprite || one.isOutdated) {
        const known = this.atlas.has(image.key)
        if (known || drawn === 0 || performance.now() < end) {
          this.redraw(one)
          if (!known) drawn++
        } else fading = true
      }
      if (!one.sprite) continue
      if (one.opacity < 1) {
        one.opacity = Math.min(1, one.opacity + elapsed / fadeMs)
        fading ||= one.opacity < 1
      }
      one.sprite.visible = isWithin(half)
      one.sprite.alpha = one.opacity
      one.sprite.position.set(round(x), round(y))
    }
    this.atlas.flush()
    return fading
  }

  /** Where a label stands; null if it is not shown. */
  anchorOf(id: string): LabelAnchor | null {
    const one = this.shown.get(id)
    const spot = one?.label.item.positions[one.position]
    const [box] = spot?.boxes ?? []
    if (!one || !spot || !box) return null
    const [dx, dy] = one.label.offsets[one.position] ?? [0, 0]
    return { x: spot.x, y: spot.y, dx, dy, width: box.x1 - box.x0, height: box.y1 - box.y0 }
  }

  /** The label under a point of the window, among those that `wanted` accepts. */
  labelAt(
    camera: Camera,
    view: Size,
    sx: number,
    sy: number,
    wanted: (id: string) => boolean
  ): string | null {
    for (const id of this.shown.keys()) {
      const stand = wanted(id) ? this.anchorOf(id) : null
      if (!stand) continue
      const [x, y] = toScreen(camera, view, stand.x, stand.y)
      const near = (from: number, size: number) => Math.abs(from) <= size / 2
      if (near(sx - x - stand.dx, stand.width) && near(sy - y - stand.dy, stand.height)) return id
    }
    return null
  }

  /** The ids of all shown labels, for tests. */
  ids(): string[] {
    return [...this.shown.keys()]
  }

  private redraw(one: ShownLabel): void {
    one.sprite?.destroy()
    one.sprite = this.createSprite(one.label)
    one.isOutdated = false
  }

  private createSprite(label: MapLabel): Sprite {
    const { key, width, height, draw } = label.image
    const texture = this.atlas.get(key, width, height, draw)
    const sprite = new Sprite({ texture, anchor: 0.5 })
    sprite.zIndex = label.z
    this.container.addChild(sprite)
    return sprite
  }

  private dropSprites(): void {
    this.generation = this.atlas.generation
    for (const one of this.shown.values()) {
      one.sprite?.destroy()
      one.sprite = null
      one.isOutdated = false
    }
  }
}

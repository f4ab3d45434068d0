import { type Application, Container, RendererType } from 'pixi.js'
import type { MapDrawing } from '#shared/map/drawing.ts'
import {
  type Camera,
  fitAll,
  type Limits,
  limitsFor,
  type Size,
  showing,
  toMap,
  toScreen,
  visibleBounds
} from './camera/camera.ts'
import { Motion } from './camera/motion.ts'
import { names } from './labels/furniture.ts'
import { stacks } from './labels/stacks.ts'
import { arrowOutlines } from './layers/arrows.ts'
import { FurnitureLayer } from './layers/furniture-layer.ts'
import { type Outline, OutlineLayer } from './layers/outline-layer.ts'
import { TileLayer } from './layers/tile-layer.ts'
import { bucketOf, bucketRange, type Distance, detailAt, distanceAt, zoomReach } from './lod.ts'
import { type Bounds, union } from './model/geometry.ts'
import { type HitTester, hitTester } from './model/hit-test.ts'
import { decode, frameOf, type MapModel, type Shape } from './model/map-model.ts'
import { type OutlineLine, outlineOf, shapesOf } from './model/place-shapes.ts'
import { paintStateFor } from './paint/fills.ts'
import { changedPlaces, type PaintState } from './paint/paint-state.ts'
import { Atlas } from './sprites/atlas.ts'
import { forgetWidths } from './sprites/lettering.ts'
import { type Theme, themes } from './theme.ts'
import { restingScale, restingScaleWithin } from './tiles/grid.ts'
import { type TileSource, tileSource } from './tiles/tile-source.ts'
import type { MapFacts, MapLayers, PlaceRef, ThemeName } from './types.ts'

export interface SceneInput {
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: ThemeName
  readonly selected: PlaceRef | null
  readonly formatIncome: (income: number) => string
}

export interface SceneStats {
  readonly frames: number
  readonly tilesPainted: number
  readonly settled: boolean
  readonly distance: Distance
  readonly renderer: string
}

/** How large a province is, in pixels, when it is shown among its neighbours. */
const AMONG_NEIGHBOURS = 230

/** The map on its canvas: holds the layers together and draws a frame only when something changed. */
export class MapScene {
  readonly model: MapModel
  readonly motion: Motion
  onCamera: ((camera: Camera) => void) | null = null
  private readonly app: Application
  private readonly source: TileSource
  private readonly tiles: TileLayer
  private readonly world = new Container()
  private readonly outlines: OutlineLayer
  private readonly arrows: OutlineLayer
  private readonly furniture: FurnitureLayer
  private readonly atlas: Atlas
  private readonly resolution: number
  private input: SceneInput
  private paint: PaintState | null = null
  private hits: HitTester
  private hover: Shape | null = null
  private furnished: { bucket: number; low: number; high: number } | null = null
  private arrowScale = 0
  private wake = 0
  private last = 0
  private frames = 0
  private closed = false

  constructor(app: Application, drawing: MapDrawing, input: SceneInput, view: Size) {
    this.app = app
    this.input = input
    this.resolution = app.renderer.resolution
    this.model = decode(drawing)
    const limits = this.limitsIn(view)
    this.motion = new Motion(fitAll(limits), view, limits)
    const pen = app.renderer.type === RendererType.CANVAS ? 'path' : 'ribbon'
    this.outlines = new OutlineLayer(pen)
    this.arrows = new OutlineLayer(pen)
    this.atlas = new Atlas(this.resolution)
    this.furniture = new FurnitureLayer(this.atlas)
    this.source = tileSource(drawing, (answer) => {
      if (!this.closed) this.tiles.accept(answer)
    })
    this.tiles = new TileLayer(
      this.source,
      () => frameOf(this.model, this.input.layers.extent),
      () => this.invalidate()
    )
    this.hits = this.makeHits()
    this.world.addChild(this.outlines.container, this.arrows.container)
    app.stage.addChild(this.tiles.container, this.world, this.furniture.container)
    app.stage.eventMode = 'none'
    this.repaint()
    this.outline()
    this.invalidate()
  }

  get stats(): SceneStats {
    return {
      frames: this.frames,
      tilesPainted: this.tiles.painted,
      settled: this.tiles.settled && !this.motion.moving && this.wake === 0,
      distance: distanceAt(this.nearness),
      renderer: this.app.renderer.name
    }
  }

  get standing(): string[] {
    return this.furniture.ids()
  }

  update(input: SceneInput): void {
    const before = this.input
    if (before === input) return
    this.input = input
    if (before.layers.extent !== input.layers.extent) {
      this.hits = this.makeHits()
      this.setLimits()
    }
    const repaint =
      before.facts !== input.facts ||
      before.theme !== input.theme ||
      before.layers.extent !== input.layers.extent ||
      before.layers.mode !== input.layers.mode ||
      before.layers.colourings !== input.layers.colourings ||
      before.layers.highlight !== input.layers.highlight
    if (repaint) this.repaint()
    const refurnish =
      before.facts !== input.facts ||
      before.theme !== input.theme ||
      before.layers.extent !== input.layers.extent ||
      before.layers.stacks !== input.layers.stacks ||
      before.layers.sides !== input.layers.sides
    if (refurnish) this.furnished = null
    this.arrowScale = 0
    this.outline()
    this.invalidate()
  }

  /** Fonts have arrived: all lettering is set anew. */
  refont(): void {
    forgetWidths()
    this.atlas.clear()
    this.furnished = null
    this.invalidate()
  }

  resize(view: Size): void {
    const { camera } = this.motion
    this.app.renderer.resize(view.width, view.height)
    const whole = camera.scale <= this.motion.limits.minScale
    this.motion.view = view
    this.setLimits()
    this.motion.jump(whole ? this.fitAll() : camera)
    this.draw(0)
  }

  shapeAt(sx: number, sy: number): Shape | null {
    const { camera, view } = this.motion
    const [x, y] = toMap(camera, view, sx, sy)
    const { frame } = this
    if (x < frame.x || y < frame.y || x > frame.x + frame.width || y > frame.y + frame.height) return null
    return this.hits.at(x, y, 5 / camera.scale)
  }

  screenOf(x: number, y: number): [number, number] {
    return toScreen(this.motion.camera, this.motion.view, x, y)
  }

  setHover(shape: Shape | null): void {
    if (shape === this.hover) return
    this.hover = shape
    this.outline()
    this.invalidate()
  }

  boundsOf(place: PlaceRef): Bounds | null {
    const shapes = this.shapesOf(place)
    return shapes.length === 0 ? null : union(shapes.map((s) => s.bounds))
  }

  /** Where to look at a place: near enough to read it, not so near that its neighbours are lost. */
  cameraFor(place: PlaceRef): Camera | null {
    const bounds = this.boundsOf(place)
    if (!bounds) return null
    const camera = showing(bounds, this.motion.view, place.kind === 'province' ? 0.45 : 0.15)
    const most = place.kind === 'province' ? 420 / this.model.typicalSize : camera.scale
    return { ...camera, scale: Math.min(camera.scale, most) }
  }

  /** The camera that shows all of these places, with room around them for what lies over the map. */
  cameraForAll(places: readonly PlaceRef[]): Camera | null {
    const all = places.flatMap((place) => this.boundsOf(place) ?? [])
    if (all.length === 0) return null
    const bounds = union(all)
    const camera = showing(bounds, this.motion.view, 0.45)
    return { ...camera, scale: Math.min(camera.scale, AMONG_NEIGHBOURS / this.model.typicalSize) }
  }

  fitAll(): Camera {
    return fitAll(this.motion.limits)
  }

  invalidate(): void {
    if (this.wake !== 0 || this.closed) return
    this.wake = requestAnimationFrame((time) => {
      this.wake = 0
      const elapsed = this.last === 0 ? 16 : Math.min(64, time - this.last)
      this.last = time
      this.draw(elapsed)
    })
  }

  /** One frame, now. */
  draw(elapsed: number): void {
    const { motion } = this
    motion.advance(elapsed)
    const { camera, view } = motion
    const round = (v: number) => Math.round(v * this.resolution) / this.resolution
    const [x, y] = toScreen(camera, view, 0, 0)
    this.world.position.set(round(x), round(y))
    this.world.scale.set(camera.scale)
    const { goal } = motion
    this.tiles.update({
      now: visibleBounds(camera, view),
      goal: visibleBounds(goal, view),
      goalScale: goal.scale * this.resolution
    })
    this.tiles.arrange(round(x), round(y), camera.scale, this.resolution)
    this.outlines.update(camera.scale)
    this.drawArrows(camera.scale)
    this.furnish()
    const fading = this.furniture.update(camera, view, this.resolution, elapsed)
    this.app.render()
    this.frames++
    this.onCamera?.(camera)
    if (motion.moving || fading) this.invalidate()
    else this.last = 0
  }

  destroy(): void {
    this.closed = true
    cancelAnimationFrame(this.wake)
    this.source.close()
    this.tiles.destroy()
    this.outlines.destroy()
    this.arrows.destroy()
    this.atlas.clear()
  }

  private get frame() {
    return frameOf(this.model, this.input.layers.extent)
  }

  private get theme(): Theme {
    return themes[this.input.theme]
  }

  private get nearness(): number {
    return this.model.typicalSize * this.motion.camera.scale
  }

  private limitsIn(view: Size): Limits {
    return limitsFor(this.frame, view, this.model.typicalSize, {
      nearest: (scale) => restingScale(scale, this.resolution),
      within: (scale) => restingScaleWithin(scale, this.resolution)
    })
  }

  private setLimits(): void {
    this.motion.limits = this.limitsIn(this.motion.view)
    this.motion.jump(this.motion.camera)
  }

  private makeHits(): HitTester {
    const { extent } = this.input.layers
    return hitTester(this.model, (shape) => extent !== 'base' || shape.extent === 'base')
  }

  private repaint(): void {
    const before = this.paint
    this.paint = paintStateFor(this.input, this.resolution)
    this.app.renderer.background.color = this.theme.backdrop
    const changed = before ? changedPlaces(before, this.paint) : null
    const boxes = changed?.flatMap((id) => this.model.byId.get(id)?.bounds ?? []) ?? null
    this.tiles.setState(this.paint, boxes)
  }

  /** Sets names and counters anew when the scale has left the range they were set for. */
  private furnish(): void {
    const { camera, goal, zooming } = this.motion
    const bucket = bucketOf(camera.scale)
    const set = this.furnished
    if (set) {
      const free = camera.scale >= set.low && camera.scale <= set.high
      if (free && (zooming || bucket === set.bucket)) return
    }
    // On the way out, the names of the end are set at the start: one change instead of many.
    const end = Math.min(bucket, zooming ? bucketOf(goal.scale) : bucket)
    const [low] = bucketRange(end)
    const high = Math.max(low * zoomReach, bucketRange(bucket)[1])
    this.furnished = { bucket: end, low, high }
    const nearness = this.model.typicalSize * low
    const furnishing = {
      ...this.input,
      model: this.model,
      theme: this.theme,
      detail: detailAt(nearness),
      nearness,
      scale: low
    }
    const pieces = [...names(furnishing), ...stacks(furnishing)]
    this.furniture.furnish(pieces, low, high, set !== null)
  }

  private outline(): void {
    const { selected, layers } = this.input
    const { theme } = this
    const list: Outline[] = []
    for (const id of layers.highlight?.places ?? []) {
      const lines = this.linesOf({ kind: 'province', id })
      list.push(
        { key: `glow:${id}`, lines, colour: theme.glow, look: 'glow', width: 15, alpha: 0.85 },
        { key: `edge:${id}`, lines, colour: theme.glow, look: 'line', width: 2.6, alpha: 1 }
      )
    }
    if (this.hover) {
      const lines = this.hover.rings.map((points) => ({ points, closed: true }))
      list.push({ key: 'hover', lines, colour: theme.hover, look: 'line', width: 3, alpha: 0.85 })
    }
    if (selected) {
      const lines = this.linesOf(selected)
      list.push(
        { key: 'selected:glow', lines, colour: theme.selection, look: 'glow', width: 18, alpha: 0.6 },
        { key: 'selected', lines, colour: theme.selection, look: 'line', width: 4, alpha: 1 }
      )
    }
    this.outlines.set(list)
  }

  private drawArrows(scale: number): void {
    if (this.arrowScale !== scale) {
      this.arrowScale = scale
      this.arrows.set(
        this.input.layers.arrows.flatMap((arrow) => {
          const from = this.centre(arrow.from)
          const to = this.centre(arrow.to)
          return from && to ? arrowOutlines(arrow, from, to, this.theme, scale) : []
        })
      )
    }
    this.arrows.update(scale)
  }

  private centre(id: string) {
    const shape = this.model.byId.get(id)
    return shape?.places[0]?.at ?? shape?.label?.at ?? null
  }

  private shapesOf(place: PlaceRef): Shape[] {
    return shapesOf(this.model, this.input.facts, this.input.layers.extent, place)
  }

  private linesOf(place: PlaceRef): OutlineLine[] {
    return outlineOf(this.model, this.shapesOf(place))
  }
}

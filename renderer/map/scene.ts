import { type Application, Graphics, RendererType } from 'pixi.js'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { aimAt, aimAtAll } from './camera/aim.ts'
import {
  type Camera,
  type CameraLimits,
  type CoveredEdges,
  fitAll,
  limitsFor,
  type Size,
  toMap,
  toScreen,
  UNCOVERED,
  visibleBounds
} from './camera/camera.ts'
import { Motion } from './camera/motion.ts'
import { LabelPlacer } from './label-placer.ts'
import type { LabelContext } from './labels/map-label.ts'
import { placeOfNode } from './labels/node-labels.ts'
import { counterSize, musterLabelId, pileImage, stackLabelId, stackOfLabel } from './labels/stack-labels.ts'
import { CounterTravel } from './layers/counter-travel.ts'
import { type LabelAnchor, LabelLayer } from './layers/label-layer.ts'
import { MarkLayer } from './layers/mark-layer.ts'
import { TileLayer } from './layers/tile-layer.ts'
import { TokenLayer } from './layers/token-layer.ts'
import { detailAt, distanceAt, type ViewDistance } from './level-of-detail.ts'
import type { PlaceRef, StackItem, StackRef } from './map-types.ts'
import { type Bounds, union } from './model/geometry.ts'
import { type HitTester, hitTester } from './model/hit-test.ts'
import { decodeDrawing, frameOf, type MapModel, type Shape } from './model/map-model.ts'
import { shapesOf, standpointOf, standpointsAlong } from './model/place-shapes.ts'
import { paintStateFor } from './paint/fills.ts'
import { changedPlaces, type PaintState } from './paint/paint-state.ts'
import { runPixiHousekeeping, stopPixiTicker } from './pixi-ticker.ts'
import { changesGround, changesLabels, type SceneInput } from './scene-input.ts'
import { Atlas } from './sprites/atlas.ts'
import { clearTextWidths } from './sprites/lettering.ts'
import { type Theme, themes } from './theme.ts'
import { restingScale, restingScaleWithin } from './tiles/grid.ts'
import { type TileSource, tileSource } from './tiles/tile-source.ts'
import type { ScreenRect } from './ui/pin-position.ts'

/** The distance in css pixels between content on the map and the edges of the free area. */
const MARGIN = 8
/** A place nearer to the edge than so many pixels shows hardly more than its name. */
const WELL_INSIDE = 32

/** The time in ms that a frame may spend on placing labels and drawing images. */
const SLICE_MS = 2.5

export interface SceneStats {
  readonly frames: number
  readonly tilesPainted: number
  readonly settled: boolean
  readonly distance: ViewDistance
  readonly renderer: string
}

/** The map on its canvas. Owns the layers and draws a frame only when something has changed. */
export class MapScene {
  readonly model: MapModel
  readonly motion: Motion
  /** Called after every frame, so that pinned content can follow the map. */
  readonly onFrame = new Set<() => void>()
  /** How much of the map panels cover. Called each time, because panels open and close. */
  covered: () => CoveredEdges = () => UNCOVERED
  private readonly app: Application
  private readonly source: TileSource
  private readonly tiles: TileLayer
  /** A plain background where tiles are not painted yet. */
  private readonly background = new Graphics()
  private readonly marks: MarkLayer
  private readonly labels: LabelLayer
  private readonly labelPlacer: LabelPlacer
  private readonly tokens: TokenLayer
  private readonly atlas: Atlas
  private readonly resolution: number
  private input: SceneInput
  private paint: PaintState | null = null
  private hits: HitTester
  private hover: Shape | null = null
  private frameRequest = 0
  private last = 0
  private frames = 0
  private closed = false

  constructor(app: Application, drawing: MapDrawing, input: SceneInput, view: Size) {
    this.app = app
    this.input = input
    this.resolution = app.renderer.resolution
    this.model = decodeDrawing(drawing)
    const limits = this.limitsIn(view)
    this.motion = new Motion(fitAll(limits), view, limits)
    const isCanvas = app.renderer.type === RendererType.CANVAS
    this.marks = new MarkLayer(this.model, isCanvas ? 'path' : 'ribbon', this.resolution)
    this.atlas = new Atlas(this.resolution)
    this.labels = new LabelLayer(this.atlas)
    this.labelPlacer = new LabelPlacer(this.labels)
    this.tokens = new TokenLayer(this.model, this.atlas)
    this.source = tileSource(drawing, (answer) => {
      if (!this.closed) this.tiles.accept(answer)
    })
    this.tiles = new TileLayer(
      this.source,
      () => frameOf(this.model, this.input.layers.extent),
      () => this.invalidate(),
      isCanvas
    )
    this.hits = this.createHitTester()
    const { tiles, marks, labels, tokens } = this
    app.stage.addChild(
      this.background,
      tiles.container,
      marks.cached.container,
      marks.container,
      tokens.below,
      labels.container,
      tokens.above
    )
    app.stage.eventMode = 'none'
    stopPixiTicker()
    this.repaint()
    this.updateMarks()
    this.invalidate()
  }

  get stats(): SceneStats {
    return {
      frames: this.frames,
      tilesPainted: this.tiles.painted,
      settled: this.tiles.settled && !this.motion.moving && this.frameRequest === 0,
      distance: distanceAt(this.nearness / this.input.enlarged),
      renderer: this.app.renderer.name
    }
  }

  get labelIds(): string[] {
    return this.labels.ids()
  }

  update(input: SceneInput): void {
    const before = this.input
    if (before === input) return
    this.input = input
    if (before.layers.extent !== input.layers.extent) {
      this.hits = this.createHitTester()
      this.setLimits()
    }
    if (changesGround(before, input)) this.repaint()
    if (changesLabels(before, input)) this.labelPlacer.invalidate()
    this.updateMarks()
    this.invalidate()
  }

  /** Call after the fonts have loaded: draws all text again. */
  onFontsLoaded(): void {
    clearTextWidths()
    this.atlas.clear()
    this.labelPlacer.invalidate()
    this.invalidate()
  }

  /** Adapts to the size of the map's element and to the panels over it. */
  resize(view: Size): void {
    this.app.renderer.resize(view.width, view.height)
    this.motion.resize(view, this.limitsIn(view))
    // Resizing clears the canvas, so a shown map is drawn at once. Before the first frame the camera may still jump.
    if (this.frames > 0) this.draw(0)
    else this.invalidate()
  }

  shapeAt(sx: number, sy: number): Shape | null {
    const { camera, view } = this.motion
    const circle = this.nodeAt(sx, sy)
    if (circle) return circle
    const [x, y] = toMap(camera, view, sx, sy)
    const { frame } = this
    if (x < frame.x || y < frame.y || x > frame.x + frame.width || y > frame.y + frame.height) return null
    return this.hits.at(x, y, 5 / camera.scale)
  }

  /**
   * On a map of circles: the place whose circle is under a point of the window. A circle may extend beyond its land.
   */
  private nodeAt(sx: number, sy: number): Shape | null {
    if (!this.input.layers.nodes) return null
    const { camera, view } = this.motion
    const circle = this.labels.labelAt(camera, view, sx, sy, (piece) => placeOfNode(piece) !== null)
    return this.model.byId.get((circle && placeOfNode(circle)) ?? '') ?? null
  }

  /** The stack under a point of the window. */
  stackAt(sx: number, sy: number): StackRef | null {
    const { camera, view } = this.motion
    const id = this.labels.labelAt(camera, view, sx, sy, (piece) => stackOfLabel(piece) !== null)
    return id === null ? null : stackOfLabel(id)
  }

  /** The screen position of a stack, or else of its place. */
  positionOf(stack: StackRef): [number, number] | null {
    const stand = this.labels.anchorOf(stackLabelId(stack))
    if (stand) {
      const [x, y] = this.screenOf(stand.x, stand.y)
      return [x + stand.dx, y + stand.dy]
    }
    const at = standpointOf(this.model, stack.province)
    return at && this.screenOf(...at)
  }

  /** Animates troops along a route. Resolves when they have arrived. */
  animateTravel(items: readonly StackItem[], way: readonly string[], ms: number): Promise<void> {
    const { layers } = this.input
    const side = layers.sides[items[0]?.side ?? '']
    const detail = detailAt(this.nearness, this.input.enlarged)
    const picture = side && pileImage(layers, side, items, counterSize(layers, detail))
    const places = standpointsAlong(this.model, way)
    if (!picture || places.length < 2) return Promise.resolve()
    return new Promise((arrived) => {
      this.tokens.addTravel(new CounterTravel(picture, places, ms, arrived))
      this.invalidate()
    })
  }

  screenOf(x: number, y: number): [number, number] {
    return toScreen(this.motion.camera, this.motion.view, x, y)
  }

  /** Whether a point of the map is well inside the uncovered part of the window. */
  isVisible(x: number, y: number): boolean {
    const { width, height } = this.motion.view
    const [sx, sy] = this.screenOf(x, y)
    const { left, right, bottom } = this.covered()
    return (
      sx > left + WELL_INSIDE &&
      sx < width - right - WELL_INSIDE &&
      sy > WELL_INSIDE &&
      sy < height - bottom - WELL_INSIDE
    )
  }

  /** The uncovered part of the window, with a margin. */
  freeArea(): ScreenRect {
    const { width, height } = this.motion.view
    const { left, right, bottom } = this.covered()
    return {
      x: left + MARGIN,
      y: MARGIN,
      width: width - left - right - 2 * MARGIN,
      height: height - bottom - 2 * MARGIN
    }
  }

  /** How far around a place nothing may cover it, on a map of circles; undefined on any other. */
  get roomOfPlace(): number | undefined {
    if (!this.input.layers.nodes) return undefined
    return detailAt(this.nearness, this.input.enlarged).size.node / 2 + 2
  }

  setHover(shape: Shape | null): void {
    if (shape === this.hover) return
    this.hover = shape
    this.updateMarks()
    this.invalidate()
  }

  boundsOf(place: PlaceRef): Bounds | null {
    const shapes = shapesOf(this.model, this.input.facts, this.input.layers.extent, place)
    return shapes.length === 0 ? null : union(shapes.map((s) => s.bounds))
  }

  cameraFor(place: PlaceRef): Camera | null {
    const bounds = this.boundsOf(place)
    const { view } = this.motion
    return bounds && aimAt(bounds, place.kind === 'province', view, this.roomySize, this.covered())
  }

  /** The camera that shows all of these places. */
  cameraForAll(places: readonly PlaceRef[]): Camera | null {
    const all = places.flatMap((place) => this.boundsOf(place) ?? [])
    if (all.length === 0) return null
    const covered = this.covered()
    this.motion.makeRoomBelow(covered.bottom)
    return aimAtAll(union(all), this.motion.view, this.roomySize, covered)
  }

  fitAll(): Camera {
    return fitAll(this.motion.limits)
  }

  invalidate(): void {
    if (this.frameRequest !== 0 || this.closed) return
    this.frameRequest = requestAnimationFrame((time) => {
      this.frameRequest = 0
      const elapsed = this.last === 0 ? 16 : Math.min(64, time - this.last)
      this.last = time
      this.draw(elapsed)
    })
  }

  /** Draws one frame now. */
  draw(elapsed: number): void {
    const { motion } = this
    motion.advance(elapsed)
    const { camera, view } = motion
    const round = (v: number) => Math.round(v * this.resolution) / this.resolution
    const [x, y] = toScreen(camera, view, 0, 0)
    this.marks.container.position.set(round(x), round(y))
    this.marks.container.scale.set(camera.scale)
    const { goal } = motion
    this.tiles.update({
      now: visibleBounds(camera, view),
      goal: visibleBounds(goal, view),
      goalScale: goal.scale * this.resolution,
      isSteered: motion.isSteered
    })
    this.tiles.arrange(round(x), round(y), camera.scale, this.resolution)
    this.background.visible = !this.tiles.isWhole
    // If tiles cover everything, the background need not be cleared first.
    this.app.renderer.background.clearBeforeRender = !this.tiles.fillsView
    this.background.position.set(round(x), round(y))
    this.background.scale.set(camera.scale)
    this.marks.draw({ x: round(x), y: round(y), scale: camera.scale, view })
    const end = performance.now() + SLICE_MS
    if (this.labelPlacer.advance(motion, (scale) => this.labelContextFor(scale), end))
      this.tokens.countersMoved()
    const fading = this.labels.update(camera, view, this.resolution, elapsed, end)
    const travelling = this.tokens.update(camera, view, elapsed, (stack) => this.anchorOf(stack))
    this.app.render()
    runPixiHousekeeping()
    this.frames++
    for (const follow of this.onFrame) follow()
    if (motion.moving || fading || travelling || this.labelPlacer.busy) this.invalidate()
    else this.last = 0
  }

  destroy(): void {
    this.closed = true
    cancelAnimationFrame(this.frameRequest)
    const tiles = this.tiles.destroy()
    this.source.close(this.paint && { state: this.paint, tiles })
    this.background.destroy()
    this.marks.destroy()
    this.atlas.clear()
  }

  /** Where a stack is drawn; in the far view, where the muster that contains it is drawn. */
  private anchorOf(stack: StackRef): LabelAnchor | null {
    const area = this.input.facts.provinces[stack.province]?.area ?? stack.province
    return this.labels.anchorOf(stackLabelId(stack)) ?? this.labels.anchorOf(musterLabelId(area, stack.side))
  }

  private get frame() {
    return frameOf(this.model, this.input.layers.extent)
  }

  private get theme(): Theme {
    return themes[this.input.theme]
  }

  /** The size of a typical province, reduced if names are enlarged. */
  private get roomySize(): number {
    return this.model.typicalSize / this.input.enlarged
  }

  private get nearness(): number {
    return this.model.typicalSize * this.motion.camera.scale
  }

  private limitsIn(view: Size): CameraLimits {
    const resting = {
      nearest: (scale: number) => restingScale(scale, this.resolution),
      within: (scale: number) => restingScaleWithin(scale, this.resolution)
    }
    return limitsFor(this.frame, view, this.model.typicalSize, resting, { ...this.covered(), bottom: 0 })
  }

  private setLimits(): void {
    this.motion.limits = this.limitsIn(this.motion.view)
    this.motion.jump(this.motion.camera)
  }

  private createHitTester(): HitTester {
    const { extent } = this.input.layers
    return hitTester(this.model, (shape) => extent !== 'base' || shape.extent === 'base')
  }

  private repaint(): void {
    const before = this.paint
    this.paint = paintStateFor(this.input, this.resolution)
    this.app.renderer.background.color = this.theme.backdrop
    const { x, y, width, height } = this.frame
    this.background.clear().rect(x, y, width, height).fill(this.theme.sea)
    this.tiles.setState(this.paint, before && this.changedBounds(before, this.paint))
    // Afterwards, because a first state makes all tiles stale.
    if (!before) this.adoptTiles(this.paint)
  }

  /** Shows the tiles of the last map of this drawing as far as they look the same, instead of painting them again. */
  private adoptTiles(state: PaintState): void {
    const kept = this.source.takeKept()
    if (kept) this.tiles.adopt(kept.tiles, this.changedBounds(kept.state, state))
  }

  /** The bounds of the places that look different in two states; null if everything does. */
  private changedBounds(before: PaintState, after: PaintState): readonly Bounds[] | null {
    return changedPlaces(before, after)?.flatMap((id) => this.model.byId.get(id)?.bounds ?? []) ?? null
  }

  /** The input for labels at a scale and above. */
  private labelContextFor(scale: number): LabelContext {
    const { enlarged } = this.input
    const nearness = this.model.typicalSize * scale
    return {
      ...this.input,
      model: this.model,
      theme: this.theme,
      detail: detailAt(nearness, enlarged),
      nearness: nearness / enlarged,
      scale
    }
  }

  private updateMarks(): void {
    const { facts, layers, selected, enlarged } = this.input
    this.marks.set({ facts, layers, selected, hover: this.hover, theme: this.theme, enlarged })
    this.tokens.set(layers, this.theme, enlarged)
  }
}

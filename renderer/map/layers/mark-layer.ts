import { Container, Graphics } from 'pixi.js'
import type { Point } from '#shared/map/drawing.ts'
import { detailAt } from '../level-of-detail.ts'
import type { MapFacts, MapLayers, PlaceRef } from '../map-types.ts'
import { frameOf, type MapModel, type Shape } from '../model/map-model.ts'
import {
  type OutlineLine,
  outlineOf,
  shapesOf,
  standpointOf,
  standpointsAlong
} from '../model/place-shapes.ts'
import type { Theme } from '../theme.ts'
import { arrowOutlines } from './arrows.ts'
import { CachedOutlines, type MapPlacement, placementKey } from './cached-outlines.ts'
import { type Outline, OutlineLayer } from './outline-layer.ts'

export interface MarkLayerInput {
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly selected: PlaceRef | null
  readonly hover: Shape | null
  readonly theme: Theme
  /** The text scale of the page; lines grow with it. */
  readonly enlarged: number
}

/** The gap in css pixels between a circle and the ring around it. */
const RING_GAP = 2.5
const CORNERS = 40

/** Outlines over the painted tiles: glow of targets, hover, selection and arrows. */
export class MarkLayer {
  /** In map units, so it moves with the map. */
  readonly container = new Container()
  /**
   * The glow of targets, cached as one image in window coordinates while the map rests. Used by the canvas renderer
   * only.
   */
  readonly cached: CachedOutlines
  private readonly model: MapModel
  private readonly pen: 'path' | 'ribbon'
  private readonly targets: OutlineLayer
  private readonly outlines: OutlineLayer
  private readonly arrows: OutlineLayer
  /** Shapes may extend beyond the map's frame; these masks clip their outlines. A mask serves one layer only. */
  private readonly frames = [new Graphics(), new Graphics()] as const
  private input: MarkLayerInput | null = null
  private arrowScale = 0
  private lastPlacement = ''

  constructor(model: MapModel, pen: 'path' | 'ribbon', resolution: number) {
    this.model = model
    this.pen = pen
    this.cached = new CachedOutlines(resolution)
    this.targets = new OutlineLayer(pen)
    this.outlines = new OutlineLayer(pen)
    this.arrows = new OutlineLayer(pen)
    const [forTargets, forOutlines] = this.frames
    this.targets.container.mask = forTargets
    this.outlines.container.mask = forOutlines
    this.container.addChild(
      ...this.frames,
      this.targets.container,
      this.outlines.container,
      this.arrows.container
    )
  }

  set(input: MarkLayerInput): void {
    const before = this.input
    this.input = input
    this.arrowScale = 0
    if (before?.layers.extent !== input.layers.extent) {
      const frame = frameOf(this.model, input.layers.extent)
      const { x, y, width, height } = frame
      for (const mask of this.frames) mask.clear().rect(x, y, width, height).fill(0xffffff)
      this.cached.within(frame)
    }
    if (!before || changesTargets(before, input)) {
      // On a map of circles the circles glow instead. Their size on screen does not depend on the scale.
      const targets = input.layers.nodes ? [] : enlargedBy(input.enlarged, this.glows(input))
      this.targets.set(targets)
      this.cached.set(targets)
    }
    this.outlines.set(enlargedBy(input.enlarged, [...hovered(input), ...this.selection(input)]))
  }

  draw(placement: MapPlacement): void {
    const { scale } = placement
    this.drawTargets(placement)
    this.outlines.update(scale)
    if (this.input && this.arrowScale !== scale) {
      this.arrowScale = scale
      const drawn = [...this.arrowsAt(this.input, scale), ...this.ringsAt(this.input, scale)]
      this.arrows.set(enlargedBy(this.input.enlarged, drawn))
    }
    this.arrows.update(scale)
  }

  destroy(): void {
    this.cached.destroy()
    this.targets.destroy()
    this.outlines.destroy()
    for (const mask of this.frames) mask.destroy()
    this.arrows.destroy()
  }

  /**
   * Draws strokes while the map moves, and switches to the cached image as soon as the map has not moved for a frame.
   */
  private drawTargets(placement: MapPlacement): void {
    const key = placementKey(placement)
    const isStill = this.pen === 'path' && key === this.lastPlacement
    this.lastPlacement = key
    this.targets.container.visible = !isStill
    if (isStill) this.cached.show(placement)
    else {
      this.cached.hide()
      this.targets.update(placement.scale)
    }
  }

  private glows(input: MarkLayerInput): Outline[] {
    return (input.layers.highlight?.targets ?? []).flatMap(({ place: id, look }): Outline[] => {
      const lines = this.linesOf({ kind: 'province', id }, input)
      const colour = input.theme.target[look]
      return [
        { key: `glow:${id}`, lines, colour, look: 'glow', width: 15, alpha: 0.85 },
        { key: `edge:${id}`, lines, colour, look: 'line', width: 2.6, alpha: 1 }
      ]
    })
  }

  private selection(input: MarkLayerInput): Outline[] {
    if (!input.selected) return []
    const lines = this.linesOf(input.selected, input)
    const colour = input.theme.selection
    return [
      { key: 'selected:glow', lines, colour, look: 'glow', width: 18, alpha: 0.6 },
      { key: 'selected', lines, colour, look: 'line', width: 4, alpha: 1 }
    ]
  }

  private arrowsAt({ layers, theme, enlarged }: MarkLayerInput, scale: number): Outline[] {
    return layers.arrows.flatMap((arrow) =>
      arrowOutlines(arrow, standpointsAlong(this.model, arrow.route), theme, scale / enlarged)
    )
  }

  private ringsAt({ layers, theme, enlarged }: MarkLayerInput, scale: number): Outline[] {
    if (!layers.nodes) return []
    const { size } = detailAt(this.model.typicalSize * scale, enlarged)
    const radius = (size.node / 2 + RING_GAP * enlarged) / scale
    return (layers.highlight?.targets ?? []).flatMap(({ place, look }): Outline[] => {
      const at = standpointOf(this.model, place)
      const lines = at ? [{ points: circleAround(at, radius), closed: true }] : []
      const colour = theme.target[look]
      return [
        { key: `ring-glow:${place}`, lines, colour, look: 'glow', width: 13, alpha: 0.9 },
        { key: `ring:${place}`, lines, colour, look: 'line', width: 4, alpha: 1 }
      ]
    })
  }

  private linesOf(place: PlaceRef, { facts, layers }: MarkLayerInput): OutlineLine[] {
    return outlineOf(this.model, shapesOf(this.model, facts, layers.extent, place))
  }
}

function changesTargets(before: MarkLayerInput, after: MarkLayerInput): boolean {
  return (
    before.facts !== after.facts ||
    before.theme !== after.theme ||
    before.enlarged !== after.enlarged ||
    before.layers.extent !== after.layers.extent ||
    before.layers.highlight !== after.layers.highlight ||
    before.layers.nodes !== after.layers.nodes
  )
}

function enlargedBy(factor: number, outlines: readonly Outline[]): readonly Outline[] {
  return factor === 1 ? outlines : outlines.map((outline) => ({ ...outline, width: outline.width * factor }))
}

function hovered({ hover, theme }: MarkLayerInput): Outline[] {
  if (!hover) return []
  const lines = hover.rings.map((points) => ({ points, closed: true }))
  return [{ key: 'hover', lines, colour: theme.hover, look: 'line', width: 3, alpha: 0.85 }]
}

function circleAround([x, y]: Point, radius: number): Float32Array {
  const corners = Array.from({ length: CORNERS }, (_, i) => (i / CORNERS) * Math.PI * 2)
  return new Float32Array(
    corners.flatMap((turn) => [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius])
  )
}

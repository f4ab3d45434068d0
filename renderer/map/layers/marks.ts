import { Container } from 'pixi.js'
import type { MapModel, Shape } from '../model/map-model.ts'
import { type OutlineLine, outlineOf, shapesOf, standpointsAlong } from '../model/place-shapes.ts'
import type { Theme } from '../theme.ts'
import type { MapFacts, MapLayers, PlaceRef } from '../types.ts'
import { arrowOutlines } from './arrows.ts'
import { type Outline, OutlineLayer } from './outline-layer.ts'

export interface MarksInput {
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly selected: PlaceRef | null
  readonly hover: Shape | null
  readonly theme: Theme
}

/** What is drawn over the ground to point something out: glow, hover, selection and arrows. */
export class Marks {
  readonly container = new Container()
  private readonly model: MapModel
  private readonly outlines: OutlineLayer
  private readonly arrows: OutlineLayer
  private input: MarksInput | null = null
  private arrowScale = 0

  constructor(model: MapModel, pen: 'path' | 'ribbon') {
    this.model = model
    this.outlines = new OutlineLayer(pen)
    this.arrows = new OutlineLayer(pen)
    this.container.addChild(this.outlines.container, this.arrows.container)
  }

  set(input: MarksInput): void {
    this.input = input
    this.arrowScale = 0
    this.outlines.set([...this.glows(input), ...hovered(input), ...this.selection(input)])
  }

  draw(scale: number): void {
    this.outlines.update(scale)
    if (this.input && this.arrowScale !== scale) {
      this.arrowScale = scale
      this.arrows.set(this.arrowsAt(this.input, scale))
    }
    this.arrows.update(scale)
  }

  destroy(): void {
    this.outlines.destroy()
    this.arrows.destroy()
  }

  private glows(input: MarksInput): Outline[] {
    return (input.layers.highlight?.targets ?? []).flatMap(({ place: id, look }): Outline[] => {
      const lines = this.linesOf({ kind: 'province', id }, input)
      const colour = input.theme.target[look]
      return [
        { key: `glow:${id}`, lines, colour, look: 'glow', width: 15, alpha: 0.85 },
        { key: `edge:${id}`, lines, colour, look: 'line', width: 2.6, alpha: 1 }
      ]
    })
  }

  private selection(input: MarksInput): Outline[] {
    if (!input.selected) return []
    const lines = this.linesOf(input.selected, input)
    const colour = input.theme.selection
    return [
      { key: 'selected:glow', lines, colour, look: 'glow', width: 18, alpha: 0.6 },
      { key: 'selected', lines, colour, look: 'line', width: 4, alpha: 1 }
    ]
  }

  private arrowsAt({ layers, theme }: MarksInput, scale: number): Outline[] {
    return layers.arrows.flatMap((arrow) =>
      arrowOutlines(arrow, standpointsAlong(this.model, arrow.way), theme, scale)
    )
  }

  private linesOf(place: PlaceRef, { facts, layers }: MarksInput): OutlineLine[] {
    return outlineOf(this.model, shapesOf(this.model, facts, layers.extent, place))
  }
}

function hovered({ hover, theme }: MarksInput): Outline[] {
  if (!hover) return []
  const lines = hover.rings.map((points) => ({ points, closed: true }))
  return [{ key: 'hover', lines, colour: theme.hover, look: 'line', width: 3, alpha: 0.85 }]
}

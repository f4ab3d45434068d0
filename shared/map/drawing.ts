/**
 * A province map as it is drawn: the format of `assets/map/drawing.json`, made by `tools/map` and read by
 * the page. It knows no game; ids are those of the topology. Coordinates are map units, y downwards.
 *
 * Lines are stored once, as arcs shared between neighbours (the TopoJSON idea). An arc reference `i` is
 * arcs[i] forwards, `~i` is the same arc backwards. A ring is a closed chain of references.
 */
export interface MapDrawing {
  readonly version: 1
  /** `base` without the eastern extension, `full` with it. */
  readonly frames: { readonly base: Frame; readonly full: Frame }
  /** Coordinates are stored as integers: multiply by this to get map units. */
  readonly precision: number
  /** Each arc flat and delta-coded: x0, y0, dx1, dy1, dx2, dy2 ... */
  readonly arcs: readonly (readonly number[])[]
  readonly provinces: readonly ProvinceShape[]
  readonly areas: readonly { readonly id: string; readonly label: Label }[]
  readonly seas: readonly SeaShape[]
  /** Land outside the game, drawn but never touched. */
  readonly wasteland: readonly Polygon[]
  readonly lakes: readonly { readonly name: string; readonly polygons: readonly Polygon[] }[]
  readonly borders: readonly BorderLine[]
  readonly rivers: readonly RiverLine[]
  readonly ranges: readonly RangeLine[]
  readonly straits: readonly StraitArrow[]
  /** Lines from standpoint to standpoint, on a map where one goes from circle to circle and not over borders. */
  readonly links?: readonly LinkLine[]
}

export type Extent = 'base' | 'east'
export type Ring = readonly number[]
/** Outer ring first, then its holes. */
export type Polygon = readonly Ring[]
export type Point = readonly [x: number, y: number]

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Label {
  readonly at: Point
  /** Room for the text along its baseline and across it, in map units. */
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly angle: number
}

export interface ProvinceShape {
  readonly id: string
  readonly extent: Extent
  readonly polygons: readonly Polygon[]
  readonly label: Label
  /** Where the city or its empty site is drawn. */
  readonly city: Point | null
  /** Counter places, best first, clear of the city, the label and each other; `room` is the free radius. */
  readonly places: readonly { readonly at: Point; readonly room: number }[]
}

export interface SeaShape {
  readonly id: string
  readonly extent: Extent
  readonly polygons: readonly Polygon[]
  readonly label: Label
  readonly places: readonly { readonly at: Point; readonly room: number }[]
}

/** What two neighbouring provinces share. */
export interface BorderLine {
  readonly between: readonly [string, string]
  readonly extent: Extent
  readonly kind: 'open' | 'river' | 'range'
  readonly arcs: readonly number[]
}

export interface RiverLine {
  readonly name: string
  /** Courses from source to mouth; `width` grows from 1 (brook) to 4 (Danuvius, Nilus). */
  readonly courses: readonly { readonly line: readonly Point[]; readonly width: number }[]
  readonly label: Label | null
}

export interface RangeLine {
  readonly name: string
  readonly line: readonly Point[]
  /** Where to draw its mountains, in drawing order (back to front), with a relative size. */
  readonly peaks: readonly { readonly at: Point; readonly size: number }[]
  readonly label: Label | null
}

export interface StraitArrow {
  readonly between: readonly [string, string]
  readonly name: string
  readonly from: Point
  readonly to: Point
}

export interface LinkLine {
  readonly between: readonly [string, string]
  /** Difficult ground lies across it. */
  readonly broken: boolean
  /** A route leads along it, from the first to the second. */
  readonly route: boolean
}

import type { Extent } from '#shared/map/drawing.ts'

/** All that a game tells the map, as plain data: the map knows no game. */
export interface MapContent {
  readonly facts: MapFacts
  /** The ways to colour the land that the reader may choose from; the first is shown first. */
  readonly modes: readonly [MapMode, ...MapMode[]]
  readonly glyphs: Glyphs
  readonly sides: Readonly<Record<string, Side>>
  readonly stacks: readonly Stack[]
}

/** What the map must know of places to draw and explain them. */
export interface MapFacts {
  readonly provinces: Readonly<Record<string, ProvinceFacts>>
  readonly areas: Readonly<Record<string, AreaFacts>>
  readonly seas: Readonly<Record<string, SeaFacts>>
}

/** How the land is painted. */
export const terrains = ['plain', 'steppe', 'forest', 'mountain', 'marsh', 'desert'] as const
export type Terrain = (typeof terrains)[number]

export interface ProvinceFacts {
  readonly name: string
  readonly area: string
  readonly terrain: Terrain
  readonly city: CityFacts | null
  /** Signs beside the city, or on the land where there is none. */
  readonly marks: readonly Mark[]
  /** What is written on a coin under the name, seen from near. */
  readonly coin: string | null
  /** What the tooltip tells. */
  readonly notes: readonly Note[]
}

export interface Mark {
  readonly glyph: string
  readonly label: string
}

export interface Note {
  readonly label: string
  readonly value: string
}

export interface CityFacts {
  readonly name: string
  /** 0 is an empty city site, 3 a great city. */
  readonly level: number
  readonly fortified: boolean
  /** Known to everyone: named even on the whole map. */
  readonly landmark: boolean
  readonly port: boolean
}

export interface AreaFacts {
  readonly name: string
}

export interface SeaFacts {
  readonly name: string
}

export type PlaceRef =
  | { readonly kind: 'province'; readonly id: string }
  | { readonly kind: 'area'; readonly id: string }
  | { readonly kind: 'sea'; readonly id: string }

/** One way to look at the land, with the name that its legend has. */
export interface MapMode {
  readonly id: string
  readonly label: string
  readonly colouring: Colouring
}

export type Colouring = TerrainColouring | Wash | Scale

/** The land by its terrain; what has no label is left out of the legend. */
export interface TerrainColouring {
  readonly kind: 'terrain'
  readonly labels: Readonly<Partial<Record<Terrain, string>>>
}

/** Realms washed in their own colours: province id -> key of a swatch. Provinces without a key stay bare. */
export interface Wash {
  readonly kind: 'wash'
  readonly swatches: Readonly<Record<string, Swatch>>
  readonly provinces: Readonly<Record<string, string>>
}

/** Steps of an amount, the least first, in the map's own tones: province id -> index of its step. */
export interface Scale {
  readonly kind: 'scale'
  readonly steps: readonly string[]
  readonly provinces: Readonly<Record<string, number>>
}

export const patterns = ['none', 'diagonal', 'counter', 'cross', 'dots', 'horizontal', 'waves'] as const
export type Pattern = (typeof patterns)[number]

/** A key of a wash: its ink, its pattern (so that it reads without colour) and its name in the legend. */
export interface Swatch {
  readonly colour: string
  readonly pattern: Pattern
  readonly label: string
  /** The side that it belongs to: the legend shows its shape. */
  readonly side?: string
  /** The glyph that stands for it, on a field of its side's shape: on its land and in the legend. */
  readonly emblem?: string
}

/** The drawings that counters and marks name; a name means the same drawing for as long as the map stands. */
export type Glyphs = Readonly<Record<string, Glyph>>

/** A small drawing in one ink, in a box from -50 to 50; what comes later lies on what comes before. */
export interface Glyph {
  readonly parts: readonly GlyphPart[]
  /** Its ink as a mark on the land; on a counter every glyph has the counter's ink. */
  readonly ink?: Readonly<Record<ThemeName, string>>
}

export interface GlyphPart {
  /** The data of an SVG path. */
  readonly path: string
  /** A line along the path, its inside, or both. */
  readonly as: 'line' | 'fill' | 'solid'
  /** Takes away from what lies beneath instead of inking it. */
  readonly cut?: true
}

export interface Side {
  readonly colour: string
  /** Drawn beside the colour, so that sides are told apart without it. */
  readonly shape: 'square' | 'round' | 'lozenge' | 'shield'
  /** Null for what is nobody's: it is told without a name before it. */
  readonly label: string | null
}

export interface StackItem {
  /** Units are counted, a leader is the face of his pile, markers lie beside it. */
  readonly kind: 'unit' | 'leader' | 'marker'
  readonly side: string
  readonly glyph: string
  readonly label: string
  readonly count?: number
  readonly damaged?: boolean
}

export interface Stack {
  /** Id of a province or of a sea. */
  readonly province: string
  readonly items: readonly StackItem[]
}

/** A place that is a circle on the map, and what lies in it; its face is told by shape as well as by colour. */
export interface NodeFace {
  /** The colours of its rim, each as long as the others; none for the plain one. */
  readonly rim: readonly string[]
  readonly disc: NodeDisc | null
  /** Written in it while no disc lies there. */
  readonly text: string
}

export interface NodeDisc {
  readonly colour: string
  /** Light on the disc. */
  readonly glyph: string
}

/** A movement from place to place. */
export interface MovementArrow {
  /** Where it sets out, what it passes, where it ends. */
  readonly way: readonly string[]
  readonly kind: 'move' | 'attack' | 'retreat'
}

/** How a target is lit: each look has a line and a badge of its own, so that colour is never needed. */
export const targetLooks = ['plain', 'way', 'fight', 'walls', 'water', 'shore'] as const
export type TargetLook = (typeof targetLooks)[number]

/** A place that can be chosen. */
export interface Target {
  readonly place: string
  readonly look: TargetLook
  /** A figure on its badge; without one it has none. */
  readonly note?: string
}

/** Legal targets glow; the rest is dimmed where `dimOthers` says so. */
export interface Highlight {
  readonly targets: readonly Target[]
  readonly dimOthers: boolean
}

/** The pile of one side in a place. */
export interface StackRef {
  readonly province: string
  readonly side: string
}

/** A pile that is pointed out: it can be taken in hand, or it is in hand. */
export interface MarkedStack extends StackRef {
  readonly mark: 'ready' | 'chosen'
}

/** What the pointer is on: the place, and the pile if it is on one. */
export interface Picked {
  readonly place: PlaceRef
  readonly stack: StackRef | null
}

export type ThemeName = 'light' | 'dark'

/** What lies over the drawn world now. */
export interface MapLayers extends Pick<MapContent, 'glyphs' | 'sides' | 'stacks'> {
  readonly extent: Extent
  readonly mode: MapMode
  readonly arrows: readonly MovementArrow[]
  readonly highlight: Highlight | null
  readonly marked: readonly MarkedStack[]
  /** On a map of circles and lines: the faces of its circles. Counters stand on them, names beneath them. */
  readonly nodes?: Readonly<Record<string, NodeFace>>
}

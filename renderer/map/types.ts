import type { Extent } from '#shared/map/drawing.ts'

/** What the map must know of a place to draw and explain it. It comes from outside: the map knows no game. */
export interface MapFacts {
  readonly provinces: Readonly<Record<string, ProvinceFacts>>
  readonly areas: Readonly<Record<string, AreaFacts>>
  readonly seas: Readonly<Record<string, SeaFacts>>
}

export const terrains = ['plain', 'steppe', 'forest', 'mountain', 'marsh', 'desert'] as const
export type Terrain = (typeof terrains)[number]

export interface ProvinceFacts {
  readonly name: string
  readonly area: string
  readonly terrain: Terrain
  readonly income: number
  readonly city: CityFacts | null
  readonly granary: boolean
  readonly caravan: boolean
}

export interface CityFacts {
  readonly name: string
  /** 0 is an empty city site. */
  readonly level: number
  readonly fortified: boolean
  /** Known to everyone: named even on the whole map. */
  readonly landmark: boolean
  /** The sea its harbour opens on. */
  readonly port: string | null
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

export const mapModes = ['political', 'terrain', 'income', 'religion', 'objectives'] as const
export type MapMode = (typeof mapModes)[number]

export const patterns = ['none', 'diagonal', 'counter', 'cross', 'dots', 'horizontal', 'waves'] as const
export type Pattern = (typeof patterns)[number]

/** A key of a colouring: its ink, its pattern (so that it reads without colour) and its name in the legend. */
export interface Swatch {
  readonly colour: string
  readonly pattern: Pattern
  readonly label: string
}

/** One way to colour the provinces: province id -> key of a swatch. Provinces without a key stay bare. */
export interface Colouring {
  readonly swatches: Readonly<Record<string, Swatch>>
  readonly provinces: Readonly<Record<string, string>>
}

export interface Side {
  readonly colour: string
  /** Drawn beside the colour, so that sides are told apart without it. */
  readonly shape: 'square' | 'round' | 'lozenge' | 'shield'
  readonly label: string
}

export const symbols = [
  'infantry',
  'archer',
  'cavalry',
  'horse-archer',
  'elite',
  'fleet',
  'horde',
  'leader',
  'capital',
  'siege',
  'devastation',
  'marker'
] as const
export type CounterSymbol = (typeof symbols)[number]

export interface StackItem {
  readonly kind: 'unit' | 'leader' | 'city' | 'marker'
  readonly side: string
  readonly symbol: CounterSymbol
  readonly label: string
  readonly count?: number
  readonly damaged?: boolean
}

export interface Stack {
  /** Id of a province or of a sea. */
  readonly province: string
  readonly items: readonly StackItem[]
}

export interface MovementArrow {
  readonly from: string
  readonly to: string
  readonly kind: 'move' | 'attack' | 'retreat'
}

/** Legal targets glow; the rest is dimmed where `dimOthers` says so. */
export interface Highlight {
  readonly places: readonly string[]
  readonly dimOthers: boolean
}

export type ThemeName = 'light' | 'dark'

/** What the game lays over the drawn world. */
export interface MapLayers {
  readonly extent: Extent
  readonly mode: MapMode
  readonly colourings: Readonly<Partial<Record<MapMode, Colouring>>>
  readonly sides: Readonly<Record<string, Side>>
  readonly stacks: readonly Stack[]
  readonly arrows: readonly MovementArrow[]
  readonly highlight: Highlight | null
}

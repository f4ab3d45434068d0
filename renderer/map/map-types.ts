import type { Extent } from '#shared/map/drawing.ts'

/** Everything a game tells the map, as plain data. The map knows no game. */
export interface MapContent {
  readonly facts: MapFacts
  /** The map modes that the player can choose from. The first is the default. */
  readonly modes: readonly [MapMode, ...MapMode[]]
  readonly glyphs: Glyphs
  readonly sides: Readonly<Record<string, MapSide>>
  readonly stacks: readonly MapStack[]
}

/** The facts about places that the map draws and explains. */
export interface MapFacts {
  readonly provinces: Readonly<Record<string, ProvinceFacts>>
  readonly areas: Readonly<Record<string, AreaFacts>>
  readonly seas: Readonly<Record<string, SeaFacts>>
}

/** The kinds of terrain that the map can paint. */
export const terrains = ['plain', 'steppe', 'forest', 'mountain', 'marsh', 'desert'] as const
export type Terrain = (typeof terrains)[number]

export interface ProvinceFacts {
  readonly name: string
  readonly area: string
  readonly terrain: Terrain
  readonly city: CityFacts | null
  /** Symbols beside the city, or on the land if there is no city. */
  readonly marks: readonly ProvinceMark[]
  /** The text of the coin under the name in near views. */
  readonly coin: string | null
  /** Lines of the tooltip. */
  readonly notes: readonly TooltipNote[]
}

export interface ProvinceMark {
  readonly glyph: string
  readonly label: string
}

export interface TooltipNote {
  readonly label: string
  readonly value: string
}

export interface CityFacts {
  readonly name: string
  /** 0 is an empty city site, 3 a great city. */
  readonly level: number
  readonly fortified: boolean
  /** So well known that even the whole map names it. */
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

/** One way to colour the land. `label` is also the title of the legend. */
export interface MapMode {
  readonly id: string
  readonly label: string
  readonly colouring: Colouring
}

export type Colouring = TerrainColouring | WashColouring | ScaleColouring

/** Colours the land by its terrain. Terrains without a label are not in the legend. */
export interface TerrainColouring {
  readonly kind: 'terrain'
  readonly labels: Readonly<Partial<Record<Terrain, string>>>
}

/** Colours realms: province id -> key of a swatch. Provinces without a key stay bare. */
export interface WashColouring {
  readonly kind: 'wash'
  readonly swatches: Readonly<Record<string, Swatch>>
  readonly provinces: Readonly<Record<string, string>>
}

/** Colours steps of an amount, lowest first, in tones of the map's theme: province id -> index of its step. */
export interface ScaleColouring {
  readonly kind: 'scale'
  readonly steps: readonly string[]
  readonly provinces: Readonly<Record<string, number>>
}

export const patterns = ['none', 'diagonal', 'counter', 'cross', 'dots', 'horizontal', 'waves'] as const
export type Pattern = (typeof patterns)[number]

/** The colour of a realm, its pattern (readable without colour) and its name in the legend. */
export interface Swatch {
  readonly colour: string
  readonly pattern: Pattern
  readonly label: string
  /** The side it belongs to. The legend shows the side's shape. */
  readonly side?: string
  /** The glyph of its emblem, drawn on its land and in the legend. */
  readonly emblem?: string
}

/** Drawings for counters and marks, by name. A name must keep its drawing for as long as the map exists. */
export type Glyphs = Readonly<Record<string, Glyph>>

/** A small drawing in one ink, in a box from -50 to 50. Later parts lie on earlier ones. */
export interface Glyph {
  readonly parts: readonly GlyphPart[]
  /** Its ink as a mark on the land. On a counter every glyph has the counter's ink. */
  readonly ink?: Readonly<Record<ThemeName, string>>
}

export interface GlyphPart {
  /** The data of an SVG path. */
  readonly path: string
  /** Stroke the path, fill it, or both. */
  readonly as: 'line' | 'fill' | 'solid'
  /** Erases what lies beneath instead of inking it. */
  readonly cut?: true
}

export interface MapSide {
  readonly colour: string
  /** Distinguishes sides without colour. */
  readonly shape: 'square' | 'round' | 'lozenge' | 'shield'
  /** Null for pieces without an owner: the tooltip shows them without a name before them. */
  readonly label: string | null
}

export interface StackItem {
  /** Units are counted, a leader is on top of its pile, markers lie beside it. */
  readonly kind: 'unit' | 'leader' | 'marker'
  readonly side: string
  readonly glyph: string
  readonly label: string
  readonly count?: number
  readonly damaged?: boolean
}

export interface MapStack {
  /** Id of a province or of a sea. */
  readonly province: string
  readonly items: readonly StackItem[]
}

/** The look of a circle on a map of circles. It is readable without colour. */
export interface NodeFace {
  /** The colours of the rim, in equal parts; empty for a plain rim. */
  readonly rim: readonly string[]
  readonly disc: NodeDisc | null
  /** Shown while no disc lies in the circle. */
  readonly text: string
}

export interface NodeDisc {
  readonly colour: string
  /** The glyph on the disc, in a light ink. */
  readonly glyph: string
}

/** An arrow for a movement. */
export interface MovementArrow {
  /** From the start through all places to the end. */
  readonly route: readonly string[]
  readonly kind: 'move' | 'attack' | 'retreat'
}

/** The kinds of targets. Each has an outline and a badge shape of its own, so that colour is never needed. */
export const targetLooks = ['plain', 'way', 'fight', 'walls', 'water', 'shore'] as const
export type TargetLook = (typeof targetLooks)[number]

/** A place that the player can choose. */
export interface MapTarget {
  readonly place: string
  readonly look: TargetLook
  /** The text of its badge; no badge without it. */
  readonly note?: string
}

/** Legal targets glow. `dimOthers` also dims all other places. */
export interface MapHighlight {
  readonly targets: readonly MapTarget[]
  readonly dimOthers: boolean
}

/** The stack of one side in a place. */
export interface StackRef {
  readonly province: string
  readonly side: string
}

/** A stack with a ring: it can be selected (`ready`), or is selected (`chosen`). */
export interface MarkedStack extends StackRef {
  readonly mark: 'ready' | 'chosen'
}

/** The place under the pointer, and the stack if the pointer is on one. */
export interface MapPick {
  readonly place: PlaceRef
  readonly stack: StackRef | null
}

export type ThemeName = 'light' | 'dark'

/** Everything over the painted land at the moment. */
export interface MapLayers extends Pick<MapContent, 'glyphs' | 'sides' | 'stacks'> {
  readonly extent: Extent
  readonly mode: MapMode
  readonly arrows: readonly MovementArrow[]
  readonly highlight: MapHighlight | null
  readonly marked: readonly MarkedStack[]
  /** On a map of circles and lines: the look of each circle. Counters stand on the circles, names below them. */
  readonly nodes?: Readonly<Record<string, NodeFace>>
}

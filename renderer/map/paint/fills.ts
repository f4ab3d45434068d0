import type {
  Colouring,
  MapFacts,
  MapHighlight,
  MapLayers,
  ProvinceFacts,
  ScaleColouring,
  ThemeName,
  WashColouring
} from '../map-types.ts'
import { type Theme, themes } from '../theme.ts'
import type { Fill, PaintState } from './paint-state.ts'

interface PaintInput {
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: ThemeName
}

const tables = new WeakMap<MapFacts, Pick<PaintState, 'terrain' | 'names' | 'areas'>>()

/**
 * The input of the tile painter. Tables made from the same facts are the same objects, so that they compare as equal.
 */
export function paintStateFor({ facts, layers, theme }: PaintInput, ink: number): PaintState {
  const table = tables.get(facts) ?? {
    terrain: column(facts, (p) => p.terrain),
    names: column(facts, (p) => p.name),
    areas: column(facts, (p) => p.area)
  }
  tables.set(facts, table)
  return {
    ...table,
    theme,
    ink,
    extent: layers.extent,
    strongTerrain: layers.mode.colouring.kind === 'terrain',
    fills: fillsFor(layers.mode.colouring, themes[theme]),
    lit: litPlaces(layers.highlight)
  }
}

/** The places that stay bright when all others are dimmed; null if nothing is dimmed. */
export function litPlaces(highlight: MapHighlight | null): string[] | null {
  return highlight?.dimOthers ? highlight.targets.map(({ place }) => place) : null
}

function column<T>(facts: MapFacts, value: (province: ProvinceFacts) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(facts.provinces).map(([id, p]) => [id, value(p)]))
}

/** The fill of each province. */
export function fillsFor(colouring: Colouring, theme: Theme): Record<string, Fill> {
  switch (colouring.kind) {
    case 'terrain':
      return {}
    case 'wash':
      return washFills(colouring)
    case 'scale':
      return scaleFills(colouring, theme)
  }
}

function washFills({ swatches, provinces }: WashColouring): Record<string, Fill> {
  const out: Record<string, Fill> = {}
  for (const [id, key] of Object.entries(provinces)) {
    const swatch = swatches[key]
    if (swatch) out[id] = { key, colour: swatch.colour, pattern: swatch.pattern, strength: 1 }
  }
  return out
}

function scaleFills({ steps, provinces }: ScaleColouring, theme: Theme): Record<string, Fill> {
  const tones = tonesFor(steps.length, theme)
  return Object.fromEntries(
    Object.entries(provinces).map(([id, step]) => {
      const colour = tones[step] ?? theme.ink
      return [id, { key: `step-${step}`, colour, pattern: 'none', strength: 2.4 }]
    })
  )
}

/** A tone per step, from the palest to the strongest. */
export function tonesFor(steps: number, { scale }: Theme): string[] {
  const spread = (scale.length - 1) / Math.max(1, steps - 1)
  return Array.from({ length: steps }, (_, step) => scale[Math.round(step * spread)] ?? '')
}

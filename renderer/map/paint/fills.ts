import { type Theme, themes } from '../theme.ts'
import type { MapFacts, MapLayers, ProvinceFacts, ThemeName } from '../types.ts'
import type { Fill, PaintState } from './paint-state.ts'

interface Painted {
  readonly facts: MapFacts
  readonly layers: MapLayers
  readonly theme: ThemeName
}

const tables = new WeakMap<MapFacts, Pick<PaintState, 'terrain' | 'names' | 'areas'>>()

/** What the painter must know; the tables of one set of facts are made once, so that they compare as same. */
export function paintStateFor({ facts, layers, theme }: Painted, ink: number): PaintState {
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
    strongTerrain: layers.mode === 'terrain',
    fills: fillsFor(facts, layers, themes[theme]),
    lit: layers.highlight?.dimOthers ? layers.highlight.places : null
  }
}

function column<T>(facts: MapFacts, value: (province: ProvinceFacts) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(facts.provinces).map(([id, p]) => [id, value(p)]))
}

/** What each province is washed with in the present mode. */
export function fillsFor(facts: MapFacts, layers: MapLayers, theme: Theme): Record<string, Fill> {
  if (layers.mode === 'terrain') return {}
  if (layers.mode === 'income') {
    return Object.fromEntries(
      Object.entries(facts.provinces).map(([id, { income }]) => {
        const step = incomeStep(income, theme.income.length)
        const colour = theme.income[step] ?? '#888888'
        return [id, { key: `income-${step}`, colour, pattern: 'none', strength: 2.4 }]
      })
    )
  }
  const colouring = layers.colourings[layers.mode]
  if (!colouring) return {}
  const out: Record<string, Fill> = {}
  for (const [id, key] of Object.entries(colouring.provinces)) {
    const swatch = colouring.swatches[key]
    if (swatch) out[id] = { key, colour: swatch.colour, pattern: swatch.pattern, strength: 1 }
  }
  return out
}

/** 0 nothing, 1 half a coin, 2 one, 3 up to two, 4 more. */
export function incomeStep(income: number, steps: number): number {
  const step = income <= 0 ? 0 : income <= 0.5 ? 1 : income <= 1 ? 2 : income <= 2 ? 3 : 4
  return Math.min(step, steps - 1)
}

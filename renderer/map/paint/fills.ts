import type { Theme } from '../theme.ts'
import type { MapFacts, MapLayers } from '../types.ts'
import type { Fill } from './paint-state.ts'

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

import type { InvasionsView } from '#shared/invasions/view.ts'
import type { Extent } from '#shared/map/drawing.ts'
import type { MapFacts } from '../map/types.ts'
import { mapFacts } from './map-facts.ts'

/** The world as printed, with the cities that stand now: they are founded, grow and are razed. */
export function factsOf(view: InvasionsView, extent: Extent): MapFacts {
  const printed = mapFacts(extent)
  const cities: Readonly<
    Record<string, { readonly level: number; readonly fortified: boolean } | undefined>
  > = view.cities
  const provinces = Object.entries(printed.provinces).map(([id, facts]) => {
    const { level, fortified } = cities[id] ?? { level: 0, fortified: false }
    return [id, facts.city ? { ...facts, city: { ...facts.city, level, fortified } } : facts] as const
  })
  return { ...printed, provinces: Object.fromEntries(provinces) }
}

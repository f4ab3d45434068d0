import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { Holdings } from '#shared/invasions/story/holdings.ts'
import { sideClass } from '../../table/game/emblem.tsx'

/** The CSS class of each province: that of the side whose nation holds it. */
export function provinceSideClasses(holdings: Holdings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(holdings).map(([province, nation]: [string, NationId]) => [
      province,
      sideClass(sideOf(nation))
    ])
  )
}

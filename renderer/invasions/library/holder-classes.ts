import { holdersOf } from '#shared/invasions/story/campaign-card-facts.ts'
import { sideClass } from '../../table/game/emblem.tsx'

/** The class of each province in a picture of the map, by the side that holds it on a campaign's card. */
export function holderClasses(holders: string): Record<string, string> {
  return Object.fromEntries(Object.entries(holdersOf(holders)).map(([id, side]) => [id, sideClass(side)]))
}

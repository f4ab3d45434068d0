import type { Fight } from '../fights.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import type { Field } from './battle/field.ts'

/** What holds fights: the state, or a view of it. */
export interface WithFights {
  readonly fights?: readonly Fight[]
}

/** The fight in progress; it may have come up in the course of another (XXVIII.G). */
export function fightNow({ fights }: WithFights): Fight | null {
  return fights?.at(-1) ?? null
}

/** Where it is fought; nowhere yet for a raid that has no target. */
export function placesOf(fight: Fight): readonly (ProvinceId | SeaId)[] {
  switch (fight.kind) {
    case 'battle':
      return [fight.order.province]
    case 'siege':
      return [fight.province]
    case 'raid':
      return fight.route ? [fight.route.target] : []
    case 'naval':
      return [fight.zone]
    case 'crossing':
      return [fight.crossing.from, ...fight.crossing.zones, fight.crossing.to]
  }
}

/** The battle that is being fought in a province; the latest, where one has led to another. */
export function battleAt({ fights = [] }: WithFights, place: string): Field | null {
  const isHere = (fight: Fight): fight is Field => fight.kind === 'battle' && fight.order.province === place
  return fights.findLast(isHere) ?? null
}

import type { Fight } from '../../fights-in-progress.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import type { BattleInProgress } from './battle-in-progress.ts'

/** The part of the state, or of a view, that holds the fights. */
export interface WithFights {
  readonly fights?: readonly Fight[]
}

/** The innermost fight in progress, because one fight may start during another (XXVIII.G). */
export function currentFight({ fights }: WithFights): Fight | null {
  return fights?.at(-1) ?? null
}

/** The places of a fight; none for a raid without a target yet. */
export function placesOfFight(fight: Fight): readonly (ProvinceId | SeaId)[] {
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

/** The battle in progress in a province; the latest when one has led to another. */
export function battleInProvince({ fights = [] }: WithFights, place: string): BattleInProgress | null {
  const isHere = (fight: Fight): fight is BattleInProgress =>
    fight.kind === 'battle' && fight.order.province === place
  return fights.findLast(isHere) ?? null
}

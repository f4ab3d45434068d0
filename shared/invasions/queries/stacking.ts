import { leaderCard, unitKind } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsState, LeaderId, Unit } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { leadersIn, unitsIn } from './placement.ts'
import { areFriendly } from './stance.ts'
import { provinceCard } from './terrain.ts'
import { stackingByCards } from './turn-effects.ts'

const LIMIT = 4
const LIMIT_IN_MOUNTAINS = 3
const INVASION_BONUS = 1

/** XVII.B: the limit of the terrain alone. */
export function groundLimit(province: ProvinceId): number {
  return provinceCard(province).terrain === 'mountain' ? LIMIT_IN_MOUNTAINS : LIMIT
}

/** XVII.B: how many units a nation and its friends may have in a province; `coming` are leaders on their way there. */
export function stackingLimit(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  coming: readonly LeaderId[] = []
): number {
  let bonus = Math.max(0, ...coming.map((id) => leaderCard(id).stacking))
  for (const leader of leadersIn(state, province)) {
    if (leader.nation !== nation && !areFriendly(state, leader.nation, nation)) continue
    bonus = Math.max(bonus, leaderCard(leader.id).stacking)
  }
  return groundLimit(province) + bonus + activationBonus(state, nation)
}

/** XVII.B: an invader's bonus, and that of a card, hold during the nation's own activation only. */
function activationBonus(state: InvasionsState, nation: NationId): number {
  const invades = state.active.includes(nation) && state.thisTurn.invading.includes(nation)
  return (invades ? INVASION_BONUS : 0) + stackingByCards(state, nation)
}

/** XVII.A, XVII.C: the units that count against the limit: friends do, Limites do not. */
export function stackedUnits(state: InvasionsState, nation: NationId, province: ProvinceId): Unit[] {
  return unitsIn(state, province).filter(
    (unit) =>
      unitKind(unit.kind).arm !== 'wall' &&
      (unit.controller === nation || areFriendly(state, unit.controller, nation))
  )
}

/** How many more units fit; below zero when there are too many. */
export function stackingRoom(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  coming: readonly LeaderId[] = []
): number {
  return stackingLimit(state, nation, province, coming) - stackedUnits(state, nation, province).length
}

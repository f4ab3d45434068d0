import type { Aim, Moment } from '../../cards.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { unitById, unitsIn } from '../../queries/placement.ts'
import { areFriendly } from '../../queries/stance.ts'
import type { InvasionsState, LeaderId, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId, isSeaId } from '../../world/queries.ts'
import type { SeaId } from '../../world/seas.ts'

/** What a condition can depend on. */
export interface Look {
  readonly state: InvasionsState
  readonly moment: Moment
  readonly aim: Aim
  /** The player of the card; a calamity has none. */
  readonly player: SideId | null
  readonly playerNation: NationId | null
}

/** The target nation, or the nation that owns the target. */
export function ownerOf({ state, aim }: Pick<Look, 'state' | 'aim'>): NationId | undefined {
  return aim.nation ?? (aim.province ? state.control[aim.province] : undefined)
}

/** The province of the target, or else of the moment. */
export function groundOf({ aim, moment }: Pick<Look, 'aim' | 'moment'>): ProvinceId | undefined {
  return aim.province ?? moment.province
}

/** The units of the stack in question, or of one side of a battle. */
export function unitsOfSide(
  { state, moment }: Pick<Look, 'state' | 'moment'>,
  role: Aim['role'] = 'attacker'
): Unit[] {
  const given = role === 'attacker' ? moment.units : moment.opponentUnits
  if (given) return given.map((id) => unitById(state, id))
  const nation = role === 'attacker' ? moment.nation : moment.opponent
  const place = moment.province ?? moment.sea
  if (!nation || !place) return []
  return unitsIn(state, place).filter((unit) => areFriendly(state, unit.controller, nation))
}

export function leaderOfSide(
  { moment }: Pick<Look, 'moment'>,
  role: Aim['role'] = 'attacker'
): LeaderId | null {
  return (role === 'attacker' ? moment.leader : moment.opponentLeader) ?? null
}

export function otherRole(role: Aim['role']): 'attacker' | 'defender' {
  return role === 'defender' ? 'attacker' : 'defender'
}

/** The place on the map that stands for a target; for a nation its seat. */
export function placeOfAim(
  { nations, leaders }: InvasionsState,
  { province, sea, leader, nation }: Aim
): ProvinceId | SeaId | undefined {
  const place = province ?? sea ?? (leader && leaders[leader]?.at) ?? (nation && nations[nation].seat?.at)
  return place && (isProvinceId(place) || isSeaId(place)) ? place : undefined
}

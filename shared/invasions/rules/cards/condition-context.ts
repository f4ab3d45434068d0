import type { CardAim, CardMoment } from '../../card-rules.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { unitById, unitsIn } from '../../queries/pieces/placement.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import type { InvasionsState, LeaderId, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { isProvinceId, isSeaId } from '../../world/world-queries.ts'

/** What a condition can depend on. */
export interface ConditionContext {
  readonly state: InvasionsState
  readonly moment: CardMoment
  readonly aim: CardAim
  /** The player of the card; a calamity has none. */
  readonly player: SideId | null
  readonly playerNation: NationId | null
}

/** The target nation, or the nation that owns the target. */
export function nationOfAim({ state, aim }: Pick<ConditionContext, 'state' | 'aim'>): NationId | undefined {
  return aim.nation ?? (aim.province ? state.control[aim.province] : undefined)
}

/** The province of the target, or else of the moment. */
export function provinceOfCard({
  aim,
  moment
}: Pick<ConditionContext, 'aim' | 'moment'>): ProvinceId | undefined {
  return aim.province ?? moment.province
}

/** The units of the stack in question, or of one side of a battle. */
export function unitsOfSide(
  { state, moment }: Pick<ConditionContext, 'state' | 'moment'>,
  role: CardAim['role'] = 'attacker'
): Unit[] {
  const given = role === 'attacker' ? moment.units : moment.opponentUnits
  if (given) return given.map((id) => unitById(state, id))
  const nation = role === 'attacker' ? moment.nation : moment.opponent
  const place = moment.province ?? moment.sea
  if (!nation || !place) return []
  return unitsIn(state, place).filter((unit) => areFriendly(state, unit.controller, nation))
}

export function leaderOfSide(
  { moment }: Pick<ConditionContext, 'moment'>,
  role: CardAim['role'] = 'attacker'
): LeaderId | null {
  return (role === 'attacker' ? moment.leader : moment.opponentLeader) ?? null
}

export function otherRole(role: CardAim['role']): 'attacker' | 'defender' {
  return role === 'defender' ? 'attacker' : 'defender'
}

/** The place on the map that stands for a target; for a nation its seat. */
export function placeOfAim(
  { nations, leaders }: InvasionsState,
  { province, sea, leader, nation }: CardAim
): ProvinceId | SeaId | undefined {
  const place = province ?? sea ?? (leader && leaders[leader]?.at) ?? (nation && nations[nation].seat?.at)
  return place && (isProvinceId(place) || isSeaId(place)) ? place : undefined
}

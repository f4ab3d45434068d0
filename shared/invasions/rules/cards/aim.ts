import type { Moment } from '../../cards.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { unitById, unitsIn } from '../../queries/placement.ts'
import { areFriendly } from '../../queries/stance.ts'
import type { InvasionsState, LeaderId, Unit, UnitId } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'

/** What a card is aimed at: as much of this as its kind of target has. */
export interface Aim {
  /** Tells the aims of one play apart. */
  readonly key: string
  readonly nation?: NationId
  readonly nation2?: NationId
  readonly opponent?: NationId
  readonly province?: ProvinceId
  readonly area?: AreaId
  readonly sea?: SeaId
  readonly leader?: LeaderId
  readonly units?: readonly UnitId[]
  readonly player?: SideId
  readonly role?: 'attacker' | 'defender'
  readonly tie?: 'alliance' | 'client'
}

/** Everything a condition may look at. */
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

/** The province a card is about: its target's, else that of the moment. */
export function groundOf({ aim, moment }: Pick<Look, 'aim' | 'moment'>): ProvinceId | undefined {
  return aim.province ?? moment.province
}

/** The units of a stack or of one side of a battle. */
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

import type { Board } from '../../board.ts'
import { leaderCard, unitKind } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { stackingByCards } from '../cards/turn-effects.ts'
import { cachedRelationStance, relationsByKind } from '../control/position-of-board.ts'
import { provinceCard } from '../map/provinces.ts'
import { leadersIn, unitsIn } from '../pieces/placement.ts'
import { isInvading } from '../relations/relations.ts'

const LIMIT = figures.stacking.limit
const LIMIT_IN_MOUNTAINS = figures.stacking.inMountains
const INVASION_BONUS = figures.stacking.forAnInvasion

/** XVII.B: the limit of the terrain alone. */
export function groundLimit(province: ProvinceId): number {
  return provinceCard(province).terrain === 'mountain' ? LIMIT_IN_MOUNTAINS : LIMIT
}

/** XVII.B: one part of the stacking limit; for a leader's part, who he is. */
export interface StackingPart {
  readonly why: 'ground' | 'leader' | 'invasion' | 'cards'
  readonly units: number
  readonly leader?: LeaderId
}

/** XVII.B: the parts of the limit, to explain it. `coming` are leaders on their way there. */
export function stackingParts(
  state: Board,
  nation: NationId,
  province: ProvinceId,
  coming: readonly LeaderId[] = []
): readonly StackingPart[] {
  const leader = bestStacker(state, nation, province, coming)
  const parts: StackingPart[] = [
    { why: 'ground', units: groundLimit(province) },
    ...(leader ? [{ why: 'leader' as const, units: leaderCard(leader).stacking, leader }] : []),
    { why: 'invasion', units: invasionBonus(state, nation) },
    { why: 'cards', units: stackingByCards(state, nation) }
  ]
  return parts.filter(({ units }) => units !== 0)
}

/** XVII.B: how many units a nation may have in a province, with those that count for it. */
export function stackingLimit(
  state: Board,
  nation: NationId,
  province: ProvinceId,
  coming: readonly LeaderId[] = []
): number {
  const leader = bestStacker(state, nation, province, coming)
  return (
    groundLimit(province) +
    (leader ? leaderCard(leader).stacking : 0) +
    invasionBonus(state, nation) +
    stackingByCards(state, nation)
  )
}

/**
 * XVII.A, XXVIII.D: whether units of another nation count against the limit of this one: its own, its allies' and those
 * of their federates. A federate counts for its federator, but not the federator for its federate (XXVIII.B).
 */
export function countsFor(state: Board, nation: NationId, other: NationId): boolean {
  if (nation === other) return true
  if (cachedRelationStance(state, nation, other).stance !== 'friendly') return false
  return !relationsByKind(state).foedera.some(({ federate }) => federate === nation)
}

/** XVII.B: the leader with the highest stacking bonus of the nations that stack together, there or on his way. */
function bestStacker(
  state: Board,
  nation: NationId,
  province: ProvinceId,
  coming: readonly LeaderId[]
): LeaderId | null {
  let best: LeaderId | null = null
  let most = 0
  const consider = (id: LeaderId) => {
    const { stacking } = leaderCard(id)
    if (stacking <= most) return
    best = id
    most = stacking
  }
  for (const id of coming) {
    const from = state.leaders[id]?.nation
    if (from && countsFor(state, nation, from)) consider(id)
  }
  for (const leader of leadersIn(state, province)) {
    if (countsFor(state, nation, leader.nation)) consider(leader.id)
  }
  return best
}

/** XVII.B: an invader has the bonus only during its own activation. */
function invasionBonus(state: Board, nation: NationId): number {
  return state.active.includes(nation) && isInvading(state, nation) ? INVASION_BONUS : 0
}

/** XVII.A, XVII.C: the units that count against the limit. Limites do not. */
export function stackedUnits(state: Board, nation: NationId, province: ProvinceId): Unit[] {
  return unitsIn(state, province).filter(
    (unit) => unitKind(unit.kind).arm !== 'wall' && countsFor(state, nation, unit.controller)
  )
}

/** How many more units fit; negative when there are too many. */
export function stackingRoom(
  state: Board,
  nation: NationId,
  province: ProvinceId,
  coming: readonly LeaderId[] = []
): number {
  return stackingLimit(state, nation, province, coming) - stackedUnits(state, nation, province).length
}

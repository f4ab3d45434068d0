import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { sequence } from '../../sequence.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'
import { areaOf, isBarbarianProvince } from '../map/provinces.ts'
import { holdings, suzerainOf } from '../nations/realm.ts'
import { isUnitPiece, type Piece } from '../pieces/pieces.ts'
import { unitsIn } from '../pieces/placement.ts'
import { isWall } from '../pieces/unit-arms.ts'
import { isCivilised } from '../time/activation-order.ts'
import { isOpeningTurn } from '../time/scenario.ts'
import { federatorOf, foederaOfFederate, foedusLands, isInvading, relationsOfKind } from './relations.ts'
import { areFriendly } from './stance.ts'
import { type HordesByProvince, hordesByProvince } from './stance-map.ts'

/** XXVIII.D: the gold that each Foedus costs its federator every turn. */
export const FOEDUS_TRIBUTE = figures.foedus.tribute

/** XXVIII.E: the points that each Foedus gives its federate every turn. */
export const FOEDUS_POINTS = figures.foedus.points

export type FoedusObstacle =
  | 'not-barbarian'
  | 'not-civilised'
  | 'invading'
  | 'not-on-map'
  | 'vassal'
  | 'other-federator'
  | 'no-two-provinces'

/** Why a Foedus that was agreed does not take effect. */
export type FoedusFailure = FoedusObstacle | 'no-gold'

/** The two provinces that a federator grants, in the order in which they are listed. */
export type FoedusGrant = readonly [ProvinceId, ProvinceId]

/** XXVIII.A: why a Foedus between the two is impossible now; null when there is land to grant. */
export function foedusObstacle(state: Board, federator: NationId, federate: NationId): FoedusObstacle | null {
  const { presence, status, activity, seat } = state.nations[federate]
  if (status !== 'barbarian') return 'not-barbarian'
  if (!isCivilised(state.nations[federator])) return 'not-civilised'
  if (presence !== 'in-play' || activity === 'raider' || seat?.kind !== 'horde') return 'not-on-map'
  if (isInvading(state, federate)) return 'invading'
  if (suzerainOf(state, federate) || suzerainOf(state, federator)) return 'vassal'
  const lord = federatorOf(state, federate)
  if (lord && lord !== federator) return 'other-federator'
  return grantsFor(state, federator, federate).length > 0 ? null : 'no-two-provinces'
}

/** XXVIII.A: the possible grants: two adjacent Civilised provinces of one Area, at least one of them next to the Barbarians' land. */
export function grantsFor(state: Board, federator: NationId, federate: NationId): FoedusGrant[] {
  const granted = new Set(relationsOfKind(state, 'foedus').flatMap(({ provinces }) => provinces))
  const capital = state.nations[federator].seat?.at
  const camps = hordesByProvince(state)
  const free = holdings(state, federator).filter(
    (id) =>
      !isBarbarianProvince(id) &&
      !granted.has(id) &&
      id !== capital &&
      isFree(state, camps, [federator, federate], id)
  )
  const beside = landBeside(state, federate)
  return free.flatMap((first) =>
    neighbours(first, 'base')
      .map(({ id }) => id)
      .filter((second) => first < second && free.includes(second) && areaOf(first) === areaOf(second))
      .filter((second) => beside.has(first) || beside.has(second))
      .map((second): FoedusGrant => [first, second])
  )
}

/** Whether all units and hordes there are of the two parties or of their friends. */
function isFree(
  state: Board,
  camps: HordesByProvince,
  parties: readonly NationId[],
  id: ProvinceId
): boolean {
  const isFriend = (nation: NationId) => parties.some((party) => areFriendly(state, nation, party))
  return (
    unitsIn(state, id).every(({ controller }) => isFriend(controller)) &&
    (camps.get(id)?.every(isFriend) ?? true)
  )
}

/** The provinces adjacent to what a Barbarian nation holds or lives in. */
function landBeside(state: Board, nation: NationId): ReadonlySet<ProvinceId> {
  const horde = state.nations[nation].seat?.at
  const own = [...holdings(state, nation), ...(horde ? [horde] : []), ...(foedusLands(state, nation) ?? [])]
  return new Set(own.flatMap((id) => neighbours(id, 'base').map((neighbour) => neighbour.id)))
}

/** XXVIII.D: the federator pays the first tribute when the Foedus takes effect. Before the Income step its gold may still come. */
export function canPayFirstTribute(state: Board, federator: NationId): boolean {
  return incomeIsToCome(state) || state.nations[federator].treasury >= FOEDUS_TRIBUTE
}

/** IV: there is no Income step on the turn that opens a scenario, and none after the Administration Phase. */
function incomeIsToCome(state: Board): boolean {
  return !isOpeningTurn(state) && !isMilitaryPhase(state)
}

/** IV, XXVIII.A: the Military Phase, in which every Foedus takes effect. */
export function isMilitaryPhase({ step: now }: Pick<Board, 'step'>): boolean {
  return sequence.some(({ id, phase }) => id === now && phase === 'military')
}

/** XXVIII.E: why these pieces may not leave; null when they may. A federate must keep its Foedus provinces under control. */
export function foedusLeavingRefusal(state: Board, pieces: readonly Piece[]): Refusal | null {
  const going = new Set(pieces.map(({ id }) => id))
  const bared = pieces.some((piece) => {
    if (!isUnitPiece(piece)) return false
    const foedus = foederaOfFederate(state, piece.nation).find(({ provinces }) =>
      provinces.includes(piece.at)
    )
    if (!foedus || state.control[piece.at] !== foedus.federator) return false
    // An empty province stays with whoever controls the Area (XII.B).
    if (state.areaControl[areaOf(piece.at)] === foedus.federator) return false
    return unitsIn(state, piece.at).every((unit) => going.has(unit.id) || isWall(unit))
  })
  return bared ? { reason: message('refusal.foedus-kept'), rule: 'XXVIII.E' } : null
}

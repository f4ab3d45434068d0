import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId, Movement, PieceId } from '../../state.ts'
import { message, type SuffixNaming } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { coastOf, seaNeighbours, seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { seasOn } from '../../world/world-queries.ts'
import { arrivalRefusal, leadersAmong, leadingNation, leavesPeopleBehind } from '../movement/step-rules.ts'
import { hasTrait } from '../nations/traits.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isNomadPeople,
  isUnitPiece,
  type Piece,
  pieceById,
  stepsLeft
} from '../pieces/pieces.ts'
import { areFriendly } from '../relations/stance.ts'
import type { StanceMap } from '../relations/stance-map.ts'
import { capacityOf, mayCarry, type NavalStack, navalStacksIn } from './naval-stacks.ts'

/** The seas that a sea people may cross in its own boats. */
const NORTHERN_SEAS: readonly SeaId[] = [
  'oceanus_atlanticus',
  'oceanus_britannicus',
  'oceanus_caledonicus',
  'oceanus_germanicus',
  'oceanus_hibernicus',
  'oceanus_occidentalis',
  'mare_suebicum',
  'sinus_botnicus'
]

const shores: ReadonlyMap<SeaId, readonly ProvinceId[]> = new Map(
  seasOn('base').map(({ id }) => [id, coastOf(id, 'base')])
)
const shoreOf = (zone: SeaId): readonly ProvinceId[] => shores.get(zone) ?? []

/** XVIII.A, XXV.D, XXV.E: a route from shore to shore over one or two sea zones. */
export type SeaCrossing = {
  readonly from: ProvinceId
  readonly zones: readonly SeaId[]
  readonly to: ProvinceId
  /** The far shore is not friendly. */
  readonly landing: boolean
  /** The people cross in their own boats, without fleets. */
  readonly boats: boolean
}

/** The pieces that still take part in the crossing. Until they land they stay on the shore they left. */
export function piecesInCrossing(state: Board, { from }: SeaCrossing, pieces: readonly PieceId[]): Piece[] {
  return pieces.flatMap((id) => {
    const piece = pieceById(state, id)
    return piece?.at === from ? [piece] : []
  })
}

/** XXV.D: the naval stacks that may carry a nation's troops over a zone now. */
export function carriers(state: Board, nation: NationId, zone: SeaId): NavalStack[] {
  return navalStacksIn(state, zone).filter(
    (stack) =>
      (stack.nation === nation || areFriendly(state, stack.nation, nation)) &&
      !state.naval.unwilling.includes(stack.nation) &&
      mayCarry(state, stack)
  )
}

export function fleetCount(stacks: readonly NavalStack[]): number {
  return stacks.reduce((sum, { fleets }) => sum + fleets.length, 0)
}

/** How many units and leaders a transport carries over a zone. */
export interface Cargo {
  readonly units: number
  readonly leaders: number
}

/** XXV.D: the single stacks that can carry a cargo over a zone; when none can alone, all stacks together. */
export function transportsFor(
  state: Board,
  nation: NationId,
  zone: SeaId,
  { units, leaders }: Cargo
): NavalStack[][] {
  const fits = (stacks: readonly NavalStack[]) =>
    stacks.length > 0 && units <= capacityOf(fleetCount(stacks)) && leaders <= fleetCount(stacks)
  const ready = carriers(state, nation, zone)
  const single = ready.filter((stack) => fits([stack]))
  if (single.length > 0) return single.map((stack) => [stack])
  return fits(ready) ? [ready] : []
}

/** Whether a nation is a sea people that still crosses the northern seas in its own boats, as a Barbarian. */
function usesBoats(state: Board, nation: NationId): boolean {
  return hasTrait(nation, 'sea-people') && state.nations[nation].status === 'barbarian'
}

/** How a nation can cross sea zones at this moment. Remembers the answer for each zone. */
export interface SeaAccess {
  readonly nation: NationId
  readonly boats: boolean
  hasCarriers(zone: SeaId): boolean
}

export function seaAccess(state: Board, nation: NationId): SeaAccess {
  const known = new Map<SeaId, boolean>()
  const carried = (zone: SeaId): boolean => {
    const found = known.get(zone)
    if (found !== undefined) return found
    const answer = carriers(state, nation, zone).length > 0
    known.set(zone, answer)
    return answer
  }
  return { nation, boats: usesBoats(state, nation), hasCarriers: carried }
}

/** Whether a nation can cross all these zones by fleets or by boats; null when it cannot. */
function meansOfCrossing(
  { boats, hasCarriers }: SeaAccess,
  zones: readonly SeaId[]
): 'fleets' | 'boats' | null {
  if (zones.every(hasCarriers)) return 'fleets'
  return boats && zones.every((zone) => NORTHERN_SEAS.includes(zone)) ? 'boats' : null
}

/** XXV.D, XXV.E: the crossings from a friendly shore. Two zones are used only for shores that one zone does not reach. */
export function crossingsFrom(
  from: ProvinceId,
  waters: SeaAccess,
  stances: StanceMap,
  most: number
): SeaCrossing[] {
  if (most < 1 || stances.provinceStance(from) !== 'friendly') return []
  const near = seasOf(from, 'base').filter((zone) => meansOfCrossing(waters, [zone]))
  if (near.length === 0) return []
  const found = new Map<ProvinceId, SeaCrossing[]>()
  const note = (to: ProvinceId, zones: readonly SeaId[]) => {
    const ground = to === from ? 'neutral' : stances.provinceStance(to)
    const by = meansOfCrossing(waters, zones)
    if (ground === 'neutral' || by === null) return
    const crossing = { from, zones, to, landing: ground !== 'friendly', boats: by === 'boats' }
    found.set(to, [...(found.get(to) ?? []), crossing])
  }
  for (const zone of near) for (const to of shoreOf(zone)) note(to, [zone])
  if (most > 1) {
    const short = new Set(found.keys())
    for (const first of near) {
      for (const second of seaNeighbours(first, 'base')) {
        if (near.includes(second) || !meansOfCrossing(waters, [first, second])) continue
        for (const to of shoreOf(second)) if (!short.has(to)) note(to, [first, second])
      }
    }
  }
  return [...found.values()].flat()
}

/** XXV.D: whether a piece is of Nomads, who never go by sea except as mercenaries or auxiliaries. */
export function mayNotGoBySea(state: Board, piece: Piece): boolean {
  if (isUnitPiece(piece)) {
    const { nation, controller } = piece.unit
    return controller === nation && isNomadPeople(nation) && state.nations[nation].status === 'barbarian'
  }
  return isNomadPeople(piece.nation) && state.nations[piece.nation].status === 'barbarian'
}

/** Whether a piece could embark at all when it moves with these leaders. */
export function mayEmbark(state: Board, piece: Piece, leaders: readonly LeaderId[]): boolean {
  if (state.naval.carried.includes(piece.id) || mayNotGoBySea(state, piece)) return false
  return stepsLeft(state, piece, leaders) > 0
}

/** XXV.D, XXV.E: why these pieces may not make this crossing together; null when they may. */
export function crossingRefusal(
  state: Board,
  movement: Movement,
  stances: StanceMap,
  crossing: SeaCrossing,
  pieces: readonly Piece[]
): Refusal | null {
  const { from, zones, to, landing, boats } = crossing
  const units = pieces.filter(isUnitPiece)
  const leaders = pieces.filter(isLeaderPiece)
  if (pieces.length === 0) return refuse('nobody-moves', 'XXV.D')
  if (pieces.some(({ at }) => at !== from)) return refuse('not-in-that-province', 'XXV.D')
  if (leadingNation(pieces, [stances.nation]) !== stances.nation) return refuse('other-nation', 'XXV.D')
  if (pieces.some((piece) => mayNotGoBySea(state, piece))) return refuse('nomads-at-sea', 'XXV.D')
  if (pieces.some(({ id }) => state.naval.carried.includes(id))) return refuse('carried-once', 'XXV.D')
  if (!boats && pieces.some(isHordePiece)) return refuse('horde-at-sea', 'XXV.D')
  if (leavesPeopleBehind(state, pieces, from)) return refuse('migrate-together', 'XVIII.G')
  if (landing && units.length === 0) return refuse('leader-alone', 'XXV.E')
  if (movement.campaign !== null && !leaders.some(({ leader }) => leader.id === movement.campaign)) {
    return refuse('only-with-the-leader', 'XXII.B')
  }
  const led = leadersAmong(pieces)
  if (pieces.some((piece) => stepsLeft(state, piece, led) < zones.length)) return refuse('no-steps', 'XXV.D')
  if (!boats) {
    const fleets = Math.min(...zones.map((zone) => fleetCount(carriers(state, stances.nation, zone))))
    if (units.length > capacityOf(fleets)) return refuse('too-many-aboard', 'XXV.D')
    if (leaders.length > fleets) return refuse('too-many-leaders-aboard', 'XXV.D')
  }
  return arrivalRefusal(state, stances, { at: from, pieces }, to)
}

function refuse(name: SuffixNaming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}

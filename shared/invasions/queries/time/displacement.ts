import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { coastOf, seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { distance, neighbours } from '../../world/world-queries.ts'
import { entryRefusal, mayEnter } from '../movement/entry-limits.ts'
import { groundLimit, stackingRoom } from '../movement/stacking.ts'
import { leadersAmong } from '../movement/step-rules.ts'
import { isFederate, suzerainOf, unitsOf } from '../nations/realm.ts'
import { hordesIn, isHordePiece, isUnitPiece, type Piece, piecesIn } from '../pieces/pieces.ts'
import { unitsIn } from '../pieces/placement.ts'
import { hasStrangers, type StanceMap, stanceMap } from '../relations/stance-map.ts'
import { capacityOf } from '../sea/naval-stacks.ts'
import { carriers, fleetCount, mayNotGoBySea } from '../sea/sea-crossings.ts'
import { isBlockaded } from '../sea/straits.ts'

/** A province that can take in displaced pieces. */
export interface Shelter {
  readonly to: ProvinceId
  /** How many units fit there when these leaders come with them. */
  room(leaders: readonly LeaderId[]): number
  /** Whether a piece may enter the province at all. */
  admits(piece: Piece): boolean
  /** The sea zone that the pieces cross, and how many leaders fit aboard. */
  readonly over?: { readonly zone: SeaId; readonly leaders: number }
}

/** IX.B, XVIII.K, XXV.F: the adjacent provinces that are empty or friendly, whether or not they have room. */
export function adjacentShelters(state: Board, nation: NationId, from: ProvinceId): Shelter[] {
  const stances = stanceMap(state, nation)
  return neighbours(from, 'base')
    .filter((border) => isEmptyOrFriendly(state, stances, border.id))
    .filter(({ id }) => mayEnter(state, nation, id))
    .filter((border) => border.kind !== 'strait' || !isBlockaded(state, nation, border))
    .map(({ id }) => ({
      to: id,
      room: (leaders) => stackingRoom(state, nation, id, leaders),
      admits: (piece) => !isUnitPiece(piece) || entryRefusal(state, piece, id) === null
    }))
}

/** IX.B: no units or hordes of others are there, and a city must be a friend's, because a hostile one would need a siege. */
function isEmptyOrFriendly(state: Board, stances: StanceMap, province: ProvinceId): boolean {
  if (hasStrangers(stances, province)) return false
  const owner = state.control[province]
  if (owner && stances.stance(owner, province) === 'friendly') return state.revolts[province] === undefined
  return state.cities[province] === undefined
}

/** IX.B: only the shelters nearer to the horde or capital, if there are any and the seat itself is not displaced. */
export function homeward(
  from: ProvinceId,
  home: ProvinceId | undefined,
  shelters: readonly Shelter[]
): readonly Shelter[] {
  if (home === undefined || home === from) return shelters
  const far = (id: ProvinceId) => distance(id, home, undefined, 'base') ?? Number.POSITIVE_INFINITY
  const nearer = shelters.filter(({ to }) => far(to) < far(from))
  return nearer.length > 0 ? nearer : shelters
}

/** How many units, and how many leaders, the friendly fleets of a zone can still take. */
export interface Berths {
  readonly units: number
  readonly leaders: number
}

/** IX.B, XXV.D: the zones around an island in which there are friendly fleets. */
export function berthsAround(state: Board, nation: NationId, from: ProvinceId): ReadonlyMap<SeaId, Berths> {
  const berths = new Map<SeaId, Berths>()
  for (const zone of seasOf(from, 'base')) {
    const fleets = fleetCount(carriers(state, nation, zone))
    if (fleets > 0) berths.set(zone, { units: capacityOf(fleets), leaders: fleets })
  }
  return berths
}

/** IX.B, XXV.D: friendly shores across one zone, limited by the room aboard. Each shore uses the zone with most room. */
export function overseasShelters(
  state: Board,
  nation: NationId,
  from: ProvinceId,
  berths: ReadonlyMap<SeaId, Berths>
): Shelter[] {
  const stances = stanceMap(state, nation)
  const shelters = new Map<ProvinceId, Shelter>()
  const byRoom = [...berths].sort(([, one], [, other]) => other.units - one.units)
  for (const [zone, aboard] of byRoom) {
    for (const to of coastOf(zone, 'base')) {
      if (to === from || shelters.has(to) || stances.provinceStance(to) !== 'friendly') continue
      shelters.set(to, {
        to,
        over: { zone, leaders: aboard.leaders },
        room: (leaders) => Math.min(aboard.units, stackingRoom(state, nation, to, leaders)),
        admits: (piece) =>
          !mayNotGoBySea(state, piece) && !isHordePiece(piece) && entryRefusal(state, piece, to) === null
      })
    }
  }
  return [...shelters.values()].sort((one, other) => one.to.localeCompare(other.to))
}

/**
 * IX.B, XVIII.K: the neighbours with most units, on land that the displaced may enter; several when they are equally
 * strong. XXVIII.E, XXIX.F: federates and vassals have no vassals, so nobody submits to them.
 */
export function strongestNeighbours(state: Board, nation: NationId, from: ProvinceId): readonly NationId[] {
  const masters = new Set(openNextDoor(state, nation, from).flatMap((id) => masterOf(state, id) ?? []))
  masters.delete(nation)
  const own = suzerainOf(state, nation)
  const lords = [...masters].filter(
    (lord) => lord === own || (suzerainOf(state, lord) === null && !isFederate(state, lord))
  )
  const strength = new Map(lords.map((lord) => [lord, unitsOf(state, lord).length]))
  const most = Math.max(...strength.values())
  return lords.filter((lord) => strength.get(lord) === most).sort()
}

/** IX.B: the neighbour's adjacent provinces. Its own units make room, so only the refugees count against the limit. */
export function sheltersWith(state: Board, nation: NationId, lord: NationId, from: ProvinceId): Shelter[] {
  return openNextDoor(state, nation, from)
    .filter((id) => masterOf(state, id) === lord)
    .map((id) => roomOf(id, groundLimit(id), []))
}

function openNextDoor(state: Board, nation: NationId, from: ProvinceId): ProvinceId[] {
  return neighbours(from, 'base').flatMap(({ id }) => (mayEnter(state, nation, id) ? [id] : []))
}

/** The same shelter after some refugees have arrived. */
export function withRefugees(state: Board, nation: NationId, { to }: Shelter): Shelter {
  const own = piecesIn(state, to, [nation])
  return roomOf(to, groundLimit(to) - own.filter(isUnitPiece).length, leadersAmong(own))
}

function roomOf(to: ProvinceId, room: number, present: readonly LeaderId[]): Shelter {
  const bonus = (leaders: readonly LeaderId[]) =>
    Math.max(0, ...leaders.map((leader) => leaderCard(leader).stacking))
  return { to, room: (coming) => room + bonus([...present, ...coming]), admits: () => true }
}

function masterOf(state: Board, province: ProvinceId): NationId | undefined {
  return state.control[province] ?? unitsIn(state, province)[0]?.controller ?? hordesIn(state, province)[0]
}

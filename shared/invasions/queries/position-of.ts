import type { Board } from '../board.ts'
import { nationCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import { once } from '../remembering.ts'
import type { NationState, Relation, Unit } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import type { Control } from './control.ts'
import { isOffMap } from './placement.ts'
import type { Position, PositionNation, PositionUnit } from './position.ts'
import { type ExplainedStanding, explainStanding, type Ties } from './standing.ts'
import { isEmpireUnited } from './ties.ts'
import { hasTrait, nationsWithTrait } from './traits.ts'

/** What tells how nations are tied: the state, or a view of it. */
interface TiesSource extends Pick<Board, 'turn' | 'chronicle' | 'relations'> {
  readonly nations: Readonly<Record<string, SeenNation | undefined>>
}

type SeenNation = Pick<NationState, 'presence' | 'activity' | 'status' | 'seat' | 'capitalLostOn' | 'decline'>

/** What a position is read from: the state, or a view of it. */
export interface PositionSource
  extends TiesSource,
    Pick<Board, 'control' | 'areaControl' | 'cities' | 'revolts' | 'heresies'> {
  readonly units: Readonly<Record<string, Pick<Unit, 'nation' | 'controller' | 'kind' | 'at'>>>
  readonly plundered: Readonly<Partial<Record<ProvinceId, unknown>>>
}

interface KnownTies {
  readonly united: boolean
  readonly ties: Ties
  /** How pairs stand by these ties, as far as somebody has asked. */
  readonly standings: Map<NationId, Map<NationId, ExplainedStanding>>
}

/** The list is replaced whenever a tie changes, so the same list holds the same ties. */
const tiesByList = new WeakMap<Board['relations'], KnownTies>()

/** The ties between nations, as standing reads them. */
export function tiesOf(state: TiesSource): Ties {
  return knownTies(state).ties
}

/** XII.D: how two nations stand by their ties alone. */
export function standingByTies(state: Board, a: NationId, b: NationId): ExplainedStanding {
  const { ties, standings } = knownTies(state)
  const known = standings.get(a)?.get(b)
  if (known) return known
  const standing = explainStanding(ties, a, b)
  const ofA = standings.get(a) ?? new Map<NationId, ExplainedStanding>()
  standings.set(a, ofA.set(b, standing))
  return standing
}

function knownTies(state: TiesSource): KnownTies {
  const { relations } = state
  const halves = unitedEmpire(state)
  const united = halves.length > 0
  const known = tiesByList.get(relations)
  if (known?.united === united) return known
  const ofKind = <Kind extends Relation['kind']>(kind: Kind) =>
    relations.filter((tie): tie is Extract<Relation, { kind: Kind }> => tie.kind === kind)
  const ties = {
    alliances: withUnitedEmpire(
      ofKind('alliance').map(({ nations }) => nations),
      halves
    ),
    clients: ofKind('client'),
    vassals: ofKind('vassal'),
    foedera: ofKind('foedus')
  }
  const found = { united, ties, standings: new Map() }
  tiesByList.set(relations, found)
  return found
}

/** What one nation's income suffers from besides what all see. */
type Struck = Pick<Position, 'heresies' | 'barren' | 'closedSeas'>

/** The position of a game in progress, as control and income read it; what takes long is read when asked for. */
export function positionOf(state: PositionSource, struck: Partial<Struck> = {}): Position {
  return new PositionNow(state, struck)
}

class PositionNow implements Position {
  readonly alliances: Position['alliances']
  readonly clients: Position['clients']
  readonly vassals: Position['vassals']
  readonly foedera: Position['foedera']
  readonly nations: Position['nations']
  readonly held: Position['held']
  /** Cities are founded and grow, but none vanishes: the others are as printed. */
  readonly cities: Position['cities']
  readonly barren: readonly AreaId[]
  readonly closedSeas: readonly SeaId[]
  readonly #units: () => Position['units']
  readonly #revolts: () => Position['revolts']
  readonly #heresies: () => Position['heresies']
  readonly #sacked: () => Position['sacked']

  constructor(state: PositionSource, struck: Partial<Struck>) {
    const { alliances, clients, vassals, foedera } = tiesOf(state)
    this.alliances = alliances
    this.clients = clients
    this.vassals = vassals
    this.foedera = foedera
    this.nations = nationsInPlay(state)
    this.held = state.control
    this.cities = state.cities
    this.barren = struck.barren ?? []
    this.closedSeas = struck.closedSeas ?? []
    this.#units = once(() => unitsOnMap(state))
    this.#revolts = once(() => entriesOf(state.revolts).map(([province, side]) => ({ province, side })))
    this.#heresies = once(() => struck.heresies ?? entriesOf(state.heresies).map(([area]) => ({ area })))
    this.#sacked = once(() => sackedIn(state))
  }

  get units() {
    return this.#units()
  }

  get revolts() {
    return this.#revolts()
  }

  get heresies() {
    return this.#heresies()
  }

  get sacked() {
    return this.#sacked()
  }
}

function sackedIn({ plundered, cities }: PositionSource): ProvinceId[] {
  return entriesOf(plundered).flatMap(([province]) => (cities[province] ? [province] : []))
}

/** Who controls what in a game in progress, as it was last settled. */
export function controlOf({ control, areaControl }: PositionSource): Control {
  return {
    provinces: { get: (province) => control[province] },
    areas: { get: (area) => areaControl[area] }
  }
}

const nationLists = new WeakMap<PositionSource['nations'], readonly PositionNation[]>()

/** The list that was made last, as long as it is still true: what was looked up in it holds as well. */
function nationsInPlay(state: PositionSource): readonly PositionNation[] {
  const known = nationLists.get(state.nations)
  if (known && stillStand(state, known)) return known
  const nations: PositionNation[] = []
  for (const id of nationIds) {
    const nation = state.nations[id]
    if (nation?.presence !== 'in-play') continue
    const { status, seat, decline } = nation
    const capitalPays = doesCapitalPay(state, id, nation)
    nations.push({ id, status, seat: seat && { ...seat }, capitalPays, decline, hooks: nationCard(id).hooks })
  }
  nationLists.set(state.nations, nations)
  return nations
}

/** VII.D: a horde that stands for a capital still to be founded brings no capital's income. */
function doesCapitalPay(
  { control, turn }: PositionSource,
  id: NationId,
  { seat, capitalLostOn }: SeenNation
): boolean {
  const stands = seat?.kind === 'capital' && control[seat.at] === id
  return stands && (capitalLostOn === null || capitalLostOn < turn - 1)
}

function stillStand(state: PositionSource, known: readonly PositionNation[]): boolean {
  let number = 0
  for (const id of nationIds) {
    const nation = state.nations[id]
    if (nation?.presence !== 'in-play') continue
    const listed = known[number++]
    if (
      listed?.id !== id ||
      listed.status !== nation.status ||
      listed.decline !== nation.decline ||
      listed.seat?.at !== nation.seat?.at ||
      listed.seat?.kind !== nation.seat?.kind ||
      listed.capitalPays !== doesCapitalPay(state, id, nation)
    )
      return false
  }
  return number === known.length
}

function unitsOnMap({ units }: PositionSource): PositionUnit[] {
  const found: PositionUnit[] = []
  for (const { nation: owner, controller: nation, kind, at: place } of Object.values(units)) {
    if (isOffMap(place)) continue
    found.push(
      owner === nation ? { nation, kind, place, count: 1 } : { nation, kind, place, count: 1, lentBy: owner }
    )
  }
  return found
}

/** VI.K: whether a nation is one of the two halves while they are one. */
export function isOfUnitedEmpire(state: Board, nation: NationId): boolean {
  return isEmpireUnited(state) && hasTrait(nation, 'united-empire')
}

/** VI.K, XXVI.B: while the Empire is one, an ally of one half is an ally of the other. */
function withUnitedEmpire(
  alliances: readonly (readonly [NationId, NationId])[],
  united: readonly (readonly [NationId, NationId])[]
): (readonly [NationId, NationId])[] {
  const halves = united.flat()
  const shared = alliances.flatMap(([one, other]) => {
    const [half, ally] = halves.includes(one) ? [one, other] : [other, one]
    return halves.includes(half) && !halves.includes(ally)
      ? halves.filter((twin) => twin !== half).map((twin) => [twin, ally] as const)
      : []
  })
  return [...alliances, ...shared, ...united]
}

/** VI.K: nations with the hook are one until turn 3, and after a reunion. */
function unitedEmpire(state: TiesSource): [NationId, NationId][] {
  if (!isEmpireUnited(state)) return []
  const [west, east] = nationsWithTrait(state, 'united-empire')
  return west && east ? [[west, east]] : []
}

import { once } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import type { NationState, Relation, Unit } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { hasTrait, nationsWithTrait } from '../nations/traits.ts'
import { isOffMap } from '../pieces/placement.ts'
import {
  type ExplainedRelationStance,
  explainRelationStance,
  type RelationsByKind
} from '../relations/relation-stance.ts'
import { isEmpireUnited } from '../relations/relations.ts'
import type { Control } from './control.ts'
import type { MapPosition, PositionNation, PositionUnit } from './map-position.ts'

/** The part of the state, or of a view, that holds the relations. */
interface RelationSource extends Pick<Board, 'turn' | 'chronicle' | 'relations'> {
  readonly nations: Readonly<Record<string, SourceNation | undefined>>
}

type SourceNation = Pick<
  NationState,
  'presence' | 'activity' | 'status' | 'seat' | 'capitalLostOn' | 'decline'
>

/** The part of the state, or of a view, from which a position is built. */
export interface PositionSource
  extends RelationSource,
    Pick<Board, 'options' | 'control' | 'areaControl' | 'cities' | 'revolts' | 'heresies'> {
  readonly units: Readonly<Record<string, Pick<Unit, 'nation' | 'controller' | 'kind' | 'at'>>>
  readonly plundered: Readonly<Partial<Record<ProvinceId, unknown>>>
}

interface CachedRelations {
  readonly united: boolean
  readonly ties: RelationsByKind
  /** Cached stances of pairs of nations. */
  readonly standings: Map<NationId, Map<NationId, ExplainedRelationStance>>
}

/** Keyed by the list of relations, which the rules replace whenever a relation changes. */
const cachesByList = new WeakMap<Board['relations'], CachedRelations>()

/** The relations between nations by kind. */
export function relationsByKind(state: RelationSource): RelationsByKind {
  return cachedRelations(state).ties
}

/** XII.D: the stance of two nations by their relations alone. */
export function cachedRelationStance(state: Board, a: NationId, b: NationId): ExplainedRelationStance {
  const { ties, standings } = cachedRelations(state)
  const known = standings.get(a)?.get(b)
  if (known) return known
  const standing = explainRelationStance(ties, a, b)
  const ofA = standings.get(a) ?? new Map<NationId, ExplainedRelationStance>()
  standings.set(a, ofA.set(b, standing))
  return standing
}

function cachedRelations(state: RelationSource): CachedRelations {
  const { relations } = state
  const halves = unitedEmpire(state)
  const united = halves.length > 0
  const known = cachesByList.get(relations)
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
  cachesByList.set(relations, found)
  return found
}

/** The heresies and card effects that concern one nation's income only. */
type IncomeEffects = Pick<MapPosition, 'heresies' | 'barren' | 'closedSeas'>

/** The position of a game in progress, for control and income. It builds its expensive parts on demand. */
export function positionOf(state: PositionSource, effects: Partial<IncomeEffects> = {}): MapPosition {
  return new BoardPosition(state, effects)
}

class BoardPosition implements MapPosition {
  readonly alliances: MapPosition['alliances']
  readonly clients: MapPosition['clients']
  readonly vassals: MapPosition['vassals']
  readonly foedera: MapPosition['foedera']
  readonly nations: MapPosition['nations']
  readonly held: MapPosition['held']
  /** Founded and grown cities. No city vanishes, so all others are as printed. */
  readonly cities: MapPosition['cities']
  readonly barren: readonly AreaId[]
  readonly closedSeas: readonly SeaId[]
  readonly #units: () => MapPosition['units']
  readonly #revolts: () => MapPosition['revolts']
  readonly #heresies: () => MapPosition['heresies']
  readonly #sacked: () => MapPosition['sacked']

  constructor(state: PositionSource, effects: Partial<IncomeEffects>) {
    const { alliances, clients, vassals, foedera } = relationsByKind(state)
    this.alliances = alliances
    this.clients = clients
    this.vassals = vassals
    this.foedera = foedera
    this.nations = nationsInPlay(state)
    this.held = state.control
    this.cities = state.cities
    this.barren = effects.barren ?? []
    this.closedSeas = effects.closedSeas ?? []
    this.#units = once(() => unitsOnMap(state))
    this.#revolts = once(() => presentEntries(state.revolts).map(([province, side]) => ({ province, side })))
    this.#heresies = once(
      () => effects.heresies ?? presentEntries(state.heresies).map(([area]) => ({ area }))
    )
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
  return presentEntries(plundered).flatMap(([province]) => (cities[province] ? [province] : []))
}

/** The control of provinces and Areas as the rules last settled it. */
export function controlOf({ control, areaControl }: PositionSource): Control {
  return {
    provinces: { get: (province) => control[province] },
    areas: { get: (area) => areaControl[area] }
  }
}

const nationLists = new WeakMap<PositionSource['nations'], readonly PositionNation[]>()

/** The nations in play. Returns the last list while it is still correct, so that caches keyed by it stay valid. */
function nationsInPlay(state: PositionSource): readonly PositionNation[] {
  const known = nationLists.get(state.nations)
  if (known && isUpToDate(state, known)) return known
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

/** VII.D: a horde in place of a capital that is still to be founded pays no capital income. */
function doesCapitalPay(
  { control, turn }: PositionSource,
  id: NationId,
  { seat, capitalLostOn }: SourceNation
): boolean {
  const stands = seat?.kind === 'capital' && control[seat.at] === id
  return stands && (capitalLostOn === null || capitalLostOn < turn - 1)
}

function isUpToDate(state: PositionSource, known: readonly PositionNation[]): boolean {
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

/** VI.K: whether a nation is one of the two halves of the Empire while it is united. */
export function isOfUnitedEmpire(state: Board, nation: NationId): boolean {
  return isEmpireUnited(state) && hasTrait(nation, 'united-empire')
}

/** VI.K, XXVI.B: adds the alliance of the halves. While they are united an ally of one half is an ally of the other. */
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

/** VI.K: the two halves of the Empire until turn 3 and after a reunion; otherwise none. */
function unitedEmpire(state: RelationSource): [NationId, NationId][] {
  if (!isEmpireUnited(state)) return []
  const [west, east] = nationsWithTrait(state, 'united-empire')
  return west && east ? [[west, east]] : []
}

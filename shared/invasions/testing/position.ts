import { createRandom } from '../../engine/random.ts'
import type { CampaignOptions } from '../campaign-options.ts'
import { type NationId, nationIds, type UnitKindId } from '../content/ids.ts'
import { invasions } from '../game.ts'
import { baseWorld } from '../queries/map/world-tables.ts'
import { hordePiece, leaderPiece } from '../queries/pieces/pieces.ts'
import { allUnits, changeController, countersOf, placeUnit } from '../queries/pieces/placement.ts'
import { isLandUnit } from '../queries/pieces/unit-arms.ts'
import { computeControl } from '../rules/control/control.ts'
import { applySetUp } from '../scene/apply-set-up.ts'
import type { RelationSetUp, SetUp, UnitSetUp } from '../scene/set-up.ts'
import type { InvasionsState, LeaderId, PieceId, Place, Unit, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** A position for tests: a set-up as in scenes, plus turn, step and active nations. */
export interface TestPosition extends SetUp {
  readonly turn?: number
  readonly step?: string
  readonly combat?: CampaignOptions['combat']
  readonly seed?: string
  /** The nations being activated, and those that invade. */
  readonly active?: readonly NationId[]
  readonly invading?: readonly NationId[]
}

/** The start of the campaign with these changes. */
export function opening({ turn, step, combat = 'basic', seed = 'test', ...rest }: TestPosition = {}) {
  const state = invasions.setUp({ scenario: '350', combat }, createRandom(seed))
  const { active = [], invading = [], ...setUp } = rest
  state.agenda = []
  Object.assign(state, { turn: turn ?? state.turn, step: step ?? state.step, active: [...active] })
  state.thisTurn.invading = [...invading]
  arrange(state, setUp)
  return state
}

/** The map at the start without units, leaders, hordes and relations. Control stays. */
export function bareMap({ clear = [], ...position }: TestPosition = {}): InvasionsState {
  return opening({ ...position, clear: ['pieces', 'ties', ...clear] })
}

/** Like `bareMap`, also without control. */
export function emptyMap({ clear = [], ...position }: TestPosition = {}): InvasionsState {
  return bareMap({ ...position, clear: ['control', ...clear] })
}

/** Changes a position and returns the placed units for each entry. Throws all problems of an impossible one. */
export function arrange(state: InvasionsState, setUp: SetUp): readonly (readonly UnitId[])[] {
  const outcome = applySetUp(state, setUp)
  if (outcome.ok) return outcome.placed
  throw new Error(outcome.problems.map(({ field, problem }) => `${field}: ${problem}`).join('\n'))
}

/** Places units of one kind from the reserve. */
export function put(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  at: Place,
  count = 1,
  more: Pick<UnitSetUp, 'people' | 'controller' | 'damaged'> = {}
): UnitId[] {
  return arrange(state, { units: [{ nation, kind, at, count, ...more }] }).flat()
}

/** Moves land units of a nation, first from its reserve, then from elsewhere. Never auxiliaries. */
export function troops(state: InvasionsState, nation: NationId, at: ProvinceId, count: number): UnitId[] {
  const own = countersOf(state, nation).filter((unit) => isLandUnit(unit) && unit.people === undefined)
  const isFree = (unit: Unit) => unit.at === 'reserve'
  const ids = [...own.filter(isFree), ...own.filter((unit) => !isFree(unit))].map(({ id }) => id)
  if (ids.length < count) throw new Error(`${nation} has only ${ids.length} land units`)
  return move(state, ids.slice(0, count), at)
}

/** Moves units without other changes. */
export function move(state: InvasionsState, units: readonly UnitId[], at: Place): UnitId[] {
  for (const id of units) placeUnit(state, id, at)
  return [...units]
}

/** Puts a unit into the service of another nation. */
export function hire(state: InvasionsState, unit: UnitId, controller: NationId): void {
  changeController(state, unit, controller)
}

/** Brings a leader into play and returns his piece id. */
export function lead(state: InvasionsState, id: LeaderId, at: ProvinceId | SeaId): PieceId {
  arrange(state, { leaders: [{ id, at }] })
  return leaderPiece(id)
}

/** Places the horde of a Barbarian nation and returns its piece id. */
export function encamp(state: InvasionsState, nation: NationId, at: ProvinceId): PieceId {
  arrange(state, { nations: { [nation]: { status: 'barbarian', seat: { kind: 'horde', at } } } })
  return hordePiece(nation)
}

/** Brings an active nation into play, with its seat in a province or nowhere. */
export function enter(state: InvasionsState, nation: NationId, at: ProvinceId | null): void {
  const kind = state.nations[nation].status === 'barbarian' ? 'horde' : 'capital'
  arrange(state, { nations: { [nation]: { active: true, seat: at && { kind, at } } } })
}

/** Makes a nation a young Kingdom. Its capital is a city, or a site that becomes one. */
export function crown(state: InvasionsState, nation: NationId, capital: ProvinceId): void {
  arrange(state, {
    cities: state.cities[capital] ? {} : { [capital]: {} },
    nations: { [nation]: { active: true, status: 'kingdom', age: 1, seat: { kind: 'capital', at: capital } } }
  })
}

export function tie(state: InvasionsState, ...relations: RelationSetUp[]): void {
  arrange(state, { relations })
}

export function clear(state: InvasionsState, ...places: (ProvinceId | SeaId)[]): void {
  arrange(state, { clear: places })
}

/** Puts cards on top of a deck, in the order in which they will be drawn. */
export function stackDeck(
  state: InvasionsState,
  deck: keyof InvasionsState['decks'],
  ...cards: readonly string[]
): void {
  const { drawPile } = state.decks[deck]
  state.decks[deck].drawPile = [...drawPile.filter((id) => !cards.includes(id)), ...cards.toReversed()]
}

/** Sends all units of these nations to the reserve. */
export function disarm(state: InvasionsState, ...nations: NationId[]): void {
  const sent = allUnits(state).filter(({ nation, at }) => nations.includes(nation) && at !== 'removed')
  move(
    state,
    sent.map(({ id }) => id),
    'reserve'
  )
}

/**
 * XII.B: empties provinces and gives their control to a nation, even of foreign capitals. Settling control may take
 * empty provinces away again, depending on their Area.
 */
export function hold(state: InvasionsState, nation: NationId | null, provinces: readonly ProvinceId[]): void {
  const lost = nationIds.filter((id) => {
    const { seat } = state.nations[id]
    return id !== nation && seat?.kind === 'capital' && provinces.includes(seat.at)
  })
  for (const id of lost) state.nations[id].seat = null
  arrange(state, { clear: provinces, control: Object.fromEntries(provinces.map((id) => [id, nation])) })
  computeControl(state)
}

/** Like `hold`, for all provinces of an Area. */
export function holdArea(state: InvasionsState, nation: NationId | null, area: AreaId): void {
  const provinces = baseWorld.provinces.filter((province) => province.area === area)
  hold(
    state,
    nation,
    provinces.map(({ id }) => id)
  )
}

/** Places one unit of a nation in each province and gives it control, including the city. */
export function garrison(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  provinces: readonly ProvinceId[]
): UnitId[] {
  const placed = arrange(state, {
    clear: provinces,
    control: Object.fromEntries(provinces.map((id) => [id, nation])),
    units: provinces.map((at) => ({ nation, kind, at }))
  })
  computeControl(state)
  return placed.flat()
}

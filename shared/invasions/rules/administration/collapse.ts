import type { Script } from '../../ask.ts'
import { calamities } from '../../content/cards/calamities.ts'
import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import { areaOf, isProvince } from '../../queries/map/provinces.ts'
import { areasHeld, isOnMap } from '../../queries/nations/realm.ts'
import { changeController, placeUnit, unitsIn } from '../../queries/pieces/placement.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { handOver } from '../control/control.ts'
import { atLeast, rollDie } from '../pieces/dice.ts'
import { disbandUnit, redeployUnit, removeLeader } from '../pieces/muster.ts'
import { companyOf, partTroops } from '../relations/part-troops.ts'
import { endAllRelations } from '../relations/relation-changes.ts'
import { type FreedAuxiliary, freeAuxiliaries } from './freed-auxiliaries.ts'

export type CollapseEvent =
  | { readonly type: 'collapsed'; readonly nation: NationId }
  | { readonly type: 'vanished'; readonly nation: NationId; readonly rule: string }

const COLLAPSE_AGE = figures.collapse.age
const COLLAPSES_ON = figures.collapse.on

/** XIV.K: rolls whether a bankrupt Empire of age 9 or more collapses. */
export function* checkCollapse(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { status, age } = state.nations[nation]
  if (status !== 'empire' || age < COLLAPSE_AGE) return
  const modifiers = collapseModifiers(state, nation)
  const { total } = yield* rollDie(
    play,
    {
      reason: 'collapse',
      rule: 'XIV.K',
      faces: 10,
      modifiers,
      actor: nation
    },
    atLeast(COLLAPSES_ON, { success: nation })
  )
  if (total < COLLAPSES_ON) return
  play.emit({ type: 'collapsed', nation })
  const company = companyOf(state)
  removeLeaders(play, nation, 'XIV.K')
  for (const collapses of play.hooks.of(nation, 'empireCollapses')) yield* collapses(play, nation)
  yield* vanish(play, nation, 'XIV.K')
  yield* partTroops(play, company)
  for (const collapsed of play.hooks.all('empireCollapsed')) yield* collapsed(play)
}

const harmful: ReadonlySet<string> = new Set(calamities.flatMap(({ id, harmful }) => (harmful ? [id] : [])))

/** XIV.K */
export function collapseModifiers(state: InvasionsState, nation: NationId): Modifier[] {
  const { age, decline, capitalLostOn, seat } = state.nations[nation]
  const suffered = (state.thisTurn.calamities[nation] ?? []).filter((id) => harmful.has(id)).length
  const home = seat?.kind === 'capital' ? areaOf(seat.at) : null
  const others = areasHeld(state, nation).filter((area) => area !== home).length
  const lostCapital = capitalLostOn === state.turn - 1
  const modifiers: Modifier[] = [
    { amount: (age - COLLAPSE_AGE) * figures.collapse.forAYear, rule: 'XIV.K', why: 'age' },
    { amount: decline * figures.collapse.forDecline, rule: 'XIV.K', why: 'decline' },
    { amount: suffered * figures.collapse.forACalamity, rule: 'XIV.K', why: 'calamities' },
    { amount: lostCapital ? figures.collapse.forALostCapital : 0, rule: 'XIV.K', why: 'capital-lost' },
    { amount: others * figures.collapse.forAnArea, rule: 'XIV.K', why: 'areas' }
  ]
  return modifiers.filter(({ amount }) => amount !== 0)
}

/** XIV.K: takes a nation out of the game. Its own units are removed, auxiliaries and mercenaries go home. */
export function* vanish(play: InvasionsPlay, nation: NationId, rule: string): Script {
  const { state } = play
  const realm = state.nations[nation]
  const company = companyOf(state)
  yield* endAllRelations(play, nation)
  const auxiliaries: FreedAuxiliary[] = []
  for (const unit of Object.values(state.units)) {
    if (unit.nation !== nation) {
      if (unit.controller === nation) sendMercenaryHome(play, unit, rule)
    } else if (isOnMap(unit)) {
      if (unit.people && isProvince(unit.at)) auxiliaries.push({ people: unit.people, at: unit.at })
      disbandUnit(play, unit.id, rule, 'removed')
    } else if (unit.at === 'reserve') {
      placeUnit(state, unit.id, 'removed')
    }
  }
  removeLeaders(play, nation, rule)
  state.decks.diplomacy.discardPile.push(...realm.diplomacy)
  Object.assign(realm, { presence: 'gone', seat: null, treasury: 0, goldDue: 0, decline: 0, diplomacy: [] })
  const abandoned = presentEntries(state.control).flatMap(([id, holder]) => (holder === nation ? [id] : []))
  for (const id of abandoned) delete state.control[id]
  freeAuxiliaries(play, auxiliaries, rule)
  play.emit({ type: 'vanished', nation, rule })
  occupy(play, abandoned)
  yield* partTroops(play, company)
}

/** XIV.K: removes its leaders, those still to come included. */
function removeLeaders(play: InvasionsPlay, nation: NationId, rule: string): void {
  for (const leader of Object.values(play.state.leaders)) {
    if (leader.nation !== nation) continue
    if (leader.presence === 'in-play') removeLeader(play, leader.id, rule)
    else leader.presence = 'gone'
  }
}

/** XIV.K: a mercenary goes back to the horde or the capital of its nation. */
function sendMercenaryHome(play: InvasionsPlay, unit: Unit, rule: string): void {
  const home = play.state.nations[unit.nation].seat
  changeController(play.state, unit.id, unit.nation)
  if (!isOnMap(unit)) return
  if (home && play.state.nations[unit.nation].presence === 'in-play') {
    redeployUnit(play, unit.id, home.at, rule)
  } else if (!isProvince(unit.at)) disbandUnit(play, unit.id, rule)
}

/** Troops in a city of the vanished nation take it without a siege: they were inside its walls. */
function occupy({ state }: InvasionsPlay, abandoned: readonly ProvinceId[]): void {
  for (const id of abandoned) {
    const strongest = state.cities[id] && strongestIn(state, id)
    if (strongest) handOver(state, id, strongest)
  }
}

/** The nation with most units in a province; the first in the order of nations among equals. */
function strongestIn(state: InvasionsState, id: ProvinceId): NationId | undefined {
  const counts = Map.groupBy(unitsIn(state, id), ({ controller }) => controller)
  const strength = (nation: NationId) => counts.get(nation)?.length ?? 0
  return nationIds
    .filter((nation) => strength(nation) > 0)
    .toSorted((one, other) => strength(other) - strength(one))[0]
}

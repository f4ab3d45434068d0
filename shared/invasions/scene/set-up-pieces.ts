import { unitKind } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import { intrinsicLeaders } from '../content/intrinsic-leaders.ts'
import { isElite } from '../queries/battle/fighters.ts'
import {
  allLeaders,
  allUnits,
  countersOf,
  isOffMap,
  placeUnit,
  unitById,
  unitsIn
} from '../queries/pieces/placement.ts'
import { replaceRelations } from '../rules/relations/relation-list.ts'
import type { InvasionsState, Leader, UnitId } from '../state.ts'
import type { SeaId } from '../world/seas.ts'
import { isProvinceId, isSeaId } from '../world/world-queries.ts'
import type { ClearedKind, LeaderSetUp, ReportProblem, SetUp, UnitSetUp } from './set-up.ts'

const FLEETS_IN_A_STACK = 2
const STACKS_IN_A_ZONE = 2

/** Removes the pieces in the named places, or everything of a kind. */
export function clearAway(state: InvasionsState, cleared: NonNullable<SetUp['clear']>): void {
  for (const what of cleared) {
    if (isClearedKind(what)) clearKind(state, what)
    else {
      for (const { id } of [...unitsIn(state, what)]) placeUnit(state, id, 'reserve')
      for (const leader of allLeaders(state)) if (leader.at === what) takeOff(leader)
    }
  }
}

function isClearedKind(what: string): what is ClearedKind {
  return what === 'pieces' || what === 'ties' || what === 'control'
}

function clearKind(state: InvasionsState, kind: ClearedKind): void {
  switch (kind) {
    case 'pieces':
      for (const { id } of [...allUnits(state)]) placeUnit(state, id, 'reserve')
      for (const leader of allLeaders(state)) takeOff(leader)
      for (const id of nationIds) if (state.nations[id].seat?.kind === 'horde') state.nations[id].seat = null
      return
    case 'ties':
      replaceRelations(state, [])
      return
    case 'control':
      Object.assign(state, { control: {}, areaControl: {}, revolts: {} })
  }
}

function takeOff(leader: Leader): void {
  Object.assign(leader, { presence: 'waiting', at: null })
}

/** Places counters from the reserve on the map and returns their ids. */
export function placeUnits(
  state: InvasionsState,
  units: readonly UnitSetUp[],
  complain: ReportProblem
): UnitId[][] {
  return units.map((entry, index) => {
    const field = `units[${index}]`
    const problem = misplaced(entry)
    if (problem) complain(`${field}.at`, problem)
    const ids = freeCounters(state, entry, (why) => complain(`${field}.count`, why))
    if (!problem) for (const id of ids) placeOne(state, id, entry, (why) => complain(`${field}.count`, why))
    state.nations[entry.nation].presence = 'in-play'
    if (entry.damaged && ids.some((id) => !isElite(state, id)))
      complain(`${field}.damaged`, 'only elites have a damaged side, and Barbarians have none (III.B)')
    return ids
  })
}

function misplaced({ kind, at }: UnitSetUp): string | null {
  const atSea = unitKind(kind).arm === 'sea'
  if (isProvinceId(at) && atSea) return `a ${kind} stands in a sea zone, and ${at} is a province`
  if (isSeaId(at) && !atSea) return `${kind} stand on land, and ${at} is a sea zone`
  return null
}

function freeCounters(
  state: InvasionsState,
  { nation, kind, people, count = 1 }: UnitSetUp,
  complain: (problem: string) => void
): UnitId[] {
  const own = countersOf(state, nation).filter((unit) => unit.kind === kind && unit.people === people)
  const free = own.filter(({ at }) => at === 'reserve')
  if (free.length < count) {
    const whose = people ? `${nation} (${people})` : nation
    const onMap = own.filter(({ at }) => !isOffMap(at)).length
    const hint = onMap > 0 ? ` (${onMap} on the map: clear where they stand)` : ''
    complain(`${count} ${kind} of ${whose} are asked for, and the reserve has ${free.length}${hint}`)
  }
  return free.slice(0, count).map(({ id }) => id)
}

function placeOne(
  state: InvasionsState,
  id: UnitId,
  { at, nation, controller = nation, damaged = false }: UnitSetUp,
  complain: (problem: string) => void
): void {
  if (isSeaId(at)) {
    const stack = freeStack(state, at, controller)
    if (stack) placeUnit(state, id, at, stack)
    else complain(`${controller} has four fleets in ${at} already (XXV.A)`)
  } else placeUnit(state, id, at)
  Object.assign(unitById(state, id), { controller, damaged })
}

/** XXV.A: the first naval stack of the nation with room. */
function freeStack(state: InvasionsState, zone: SeaId, nation: NationId): 1 | 2 | null {
  const fleets = unitsIn(state, zone).filter(({ controller }) => controller === nation).length
  if (fleets >= FLEETS_IN_A_STACK * STACKS_IN_A_ZONE) return null
  return fleets < FLEETS_IN_A_STACK ? 1 : 2
}

/** Brings leaders into play, active. */
export function placeLeaders(
  state: InvasionsState,
  leaders: readonly LeaderSetUp[],
  complain: ReportProblem
): void {
  for (const [index, entry] of leaders.entries()) {
    const leader = leaderOf(state, entry)
    if (leader) {
      Object.assign(leader, { presence: 'in-play', at: entry.at, inactiveUntil: null })
      state.nations[leader.nation].presence = 'in-play'
    } else if ('id' in entry) complain(`leaders[${index}].id`, `there is no leader '${entry.id}'`)
    else complain(`leaders[${index}].nation`, `${entry.nation} has no intrinsic leader`)
  }
}

function leaderOf(state: InvasionsState, entry: LeaderSetUp): Leader | undefined {
  if ('id' in entry) return state.leaders[entry.id]
  const card = intrinsicLeaders.find(({ nation }) => nation === entry.nation)
  return card && state.leaders[card.id]
}

import type { NavalStackKey } from '../../answers/movement.ts'
import type { NationId } from '../../content/ids.ts'
import type { NavalStackAbout } from '../../decisions/sea.ts'
import type { InvasionsPlay } from '../../play.ts'
import { placeUnit, unitById } from '../../queries/pieces/placement.ts'
import { takesTwoHits } from '../../queries/sea/naval-battle.ts'
import {
  FLEETS_PER_STACK,
  fleetRecord,
  fleetsIn,
  type NavalStack,
  navalStacksIn
} from '../../queries/sea/naval-stacks.ts'
import type { FleetRecord, InvasionsState, Unit, UnitId } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { endUnitService } from '../battle/take-hits.ts'

/** The key that names a stack in answers. */
export const stackKey = ({ nation, number }: NavalStack): NavalStackKey => ({ nation, stack: number })

export function stackAbout(stack: NavalStack): NavalStackAbout {
  return { key: stackKey(stack), nation: stack.nation, fleets: stack.fleets.map(({ id }) => id) }
}

/** Changes the records of what fleets have done in this activation. */
export function updateFleetRecords(
  state: InvasionsState,
  ids: readonly UnitId[],
  change: (record: FleetRecord) => void
): void {
  for (const id of ids) {
    const record = { ...fleetRecord(state, id) }
    change(record)
    state.naval.fleets[id] = record
  }
}

/** XXV.A: puts fleets into a zone with their nation's others. Pairs stay together, and two fleets form one stack. */
export function stationFleets(
  state: InvasionsState,
  nation: NationId,
  ids: readonly UnitId[],
  zone: SeaId
): void {
  const others = fleetsIn(state, zone, nation).filter(({ id }) => !ids.includes(id))
  const number = numberFor(others, ids.length)
  for (const id of ids) placeUnit(state, id, zone, number)
}

function numberFor(others: readonly Unit[], coming: number): 1 | 2 {
  if (others.length + coming <= FLEETS_PER_STACK) return others[0]?.stack ?? 1
  const inFirst = others.filter(({ stack }) => stack === 1).length
  return inFirst + coming <= FLEETS_PER_STACK ? 1 : 2
}

/** XXV.A: a nation has a second stack in a zone only with three fleets or more: merges what is left of two. */
export function tidyStacks(state: InvasionsState, nation: NationId, zone: SeaId): void {
  const fleets = fleetsIn(state, zone, nation)
  const stacks = navalStacksIn(state, zone).filter((stack) => stack.nation === nation)
  const split = stacks.length > 1 && fleets.length <= FLEETS_PER_STACK
  if (!split && (stacks.length !== 1 || stacks[0]?.number === 1)) return
  for (const { id } of fleets) placeUnit(state, id, zone, 1)
}

/** XX.H, XXV.C: applies hits to a stack: damages elites first, as they are repaired afterwards, then sinks the cheapest. */
export function strikeFleets(
  play: InvasionsPlay,
  ids: readonly UnitId[],
  hits: number,
  zone: SeaId
): UnitId[] {
  const { state } = play
  const sunk: UnitId[] = []
  for (let hit = 0; hit < hits; hit++) {
    const afloat = ids.filter((id) => !sunk.includes(id)).map((id) => unitById(state, id))
    const tough = afloat.find((fleet) => takesTwoHits(state, fleet))
    if (tough) {
      tough.damaged = true
      play.emit({ type: 'fleet-damaged', nation: tough.controller, unit: tough.id, zone })
      continue
    }
    const victim =
      sunk.length === 0 ? afloat.find(isNational) && cheapest(afloat.filter(isNational)) : undefined
    const next = victim ?? cheapest(afloat)
    if (!next) break
    sunk.push(next.id)
  }
  return sunk
}

const isNational = ({ nation, controller }: Unit): boolean => nation === controller

function cheapest(fleets: readonly Unit[]): Unit | undefined {
  return [...fleets].sort((a, b) => Number(a.damaged) - Number(b.damaged) || a.id.localeCompare(b.id))[0]
}

/** III.B: returns a sunk fleet, undamaged, to the reserve of its own nation. */
export function sinkFleet(play: InvasionsPlay, id: UnitId, zone: SeaId): void {
  const nation = unitById(play.state, id).controller
  endUnitService(play, id)
  placeUnit(play.state, id, 'reserve')
  delete play.state.naval.fleets[id]
  play.emit({ type: 'fleet-sunk', nation, unit: id, zone })
}

/** XX.K: repairs all damaged elite fleets after a naval battle. */
export function repairFleets(state: InvasionsState, ids: readonly UnitId[]): void {
  for (const id of ids) {
    const fleet = state.units[id]
    if (fleet) fleet.damaged = false
  }
}

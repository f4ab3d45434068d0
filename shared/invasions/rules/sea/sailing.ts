import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { leaderPiece } from '../../queries/pieces/pieces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { leadersAtSea, navalStackOf, zonesLeft } from '../../queries/sea/naval-stacks.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { drownLeader } from './drown-leader.ts'
import { faceInterception, haltFleets } from './naval-interception.ts'
import { stationFleets, tidyStacks, updateFleetRecords } from './naval-stacks.ts'

export interface Voyage {
  readonly nation: NationId
  readonly fleets: readonly UnitId[]
  readonly leaders: readonly LeaderId[]
  readonly from: SeaId
  readonly route: readonly SeaId[]
}

/** XXV.A: moves a naval stack along its route zone by zone. Cards and interceptors may stop it in each. */
export function* sail(play: InvasionsPlay, { nation, fleets, leaders, from, route }: Voyage): Script {
  const { state } = play
  let here = from
  for (const next of route) {
    const group = fleets.filter((id) => state.units[id]?.at === here && zonesLeft(state, id) > 0)
    if (group.length === 0) return
    const aboard = leaders.filter((id) => state.leaders[id]?.at === here)
    enterZone(play, nation, group, aboard, here, next)
    yield* cardsOnFleets(play, nation, group, next)
    const lead = group.find((id) => state.units[id]?.at === next)
    const stack = lead ? navalStackOf(state, lead) : null
    if (!stack) return
    const stackFleets = stack.fleets.map(({ id }) => id)
    yield* faceInterception(play, {
      nation,
      zone: next,
      fleets: stackFleets,
      passengers: [],
      second: false
    })
    here = next
  }
}

/** XXV.A: moves fleets into the next zone for one step. They join their nation's fleets there. */
function enterZone(
  play: InvasionsPlay,
  nation: NationId,
  fleets: readonly UnitId[],
  leaders: readonly LeaderId[],
  from: SeaId,
  to: SeaId
): void {
  const { state } = play
  updateFleetRecords(state, fleets, (record) => {
    record.spent += 1
  })
  stationFleets(state, nation, fleets, to)
  tidyStacks(state, nation, from)
  for (const id of leaders) {
    const leader = state.leaders[id]
    if (leader) leader.at = to
  }
  const pieces = [...fleets, ...leaders.map(leaderPiece)]
  play.emit({ type: 'fleet-sailed', nation, pieces, from, to })
}

/** X.B: opens the card window for a stack that entered a zone or declared a transport. True when a card stopped it. */
export function* cardsOnFleets(
  play: InvasionsPlay,
  nation: NationId,
  fleets: readonly UnitId[],
  zone: SeaId
): Script<boolean> {
  const { state } = play
  const pending = yield* play.cards.openWindow(play, {
    window: 'naval-movement',
    nation,
    sea: zone,
    units: fleets
  })
  if (pending.length === 0) return false
  tidyStacks(state, nation, zone)
  yield* drownStranded(play, nation, zone)
  const stopped = pending.some(({ effect }) => effect.do === 'halt-fleet')
  if (stopped) haltFleets(play, nation, fleets, zone)
  return stopped
}

/** XXV.C: leaders drown when their last fleet in the zone is sunk. */
function* drownStranded(play: InvasionsPlay, nation: NationId, zone: SeaId): Script {
  const { state } = play
  const afloat = unitsIn(state, zone).some((unit) => unit.controller === nation)
  if (afloat) return
  for (const { id } of leadersAtSea(state, zone, nation)) yield* drownLeader(play, id, zone)
}

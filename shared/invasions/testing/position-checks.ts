import type { GameEvent } from '../../engine/game.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { baseWorld } from '../queries/map/world-tables.ts'
import { stackedUnits, stackingLimit } from '../queries/movement/stacking.ts'
import { placesByNation } from '../queries/pieces/pieces.ts'
import { unitsIn } from '../queries/pieces/placement.ts'
import { isWall } from '../queries/pieces/unit-arms.ts'
import { stance } from '../queries/relations/stance.ts'
import type { InvasionsState } from '../state.ts'
import { isProvinceId, isSeaId } from '../world/world-queries.ts'

/** Problems that must never occur: counters in unknown places, leaders nowhere, negative treasuries. */
export function bookkeepingProblems(state: InvasionsState): string[] {
  const wrong: string[] = []
  for (const { id, at } of Object.values(state.units)) {
    if (at !== 'reserve' && at !== 'removed' && !isProvinceId(at) && !isSeaId(at))
      wrong.push(`${id} at ${at}`)
  }
  for (const { id, presence, at } of Object.values(state.leaders)) {
    if (presence === 'in-play' && !at) wrong.push(`leader ${id} is nowhere`)
  }
  for (const [nation, { treasury }] of Object.entries(state.nations)) {
    if (treasury < 0) wrong.push(`${nation} owes ${-treasury}`)
  }
  return wrong
}

/** XVII.A: stacks of the active nations beyond their limit. There must be none after the stacking check. */
export function overfullStacks(state: InvasionsState): string[] {
  const wrong: string[] = []
  for (const [nation, places] of placesByNation(state)) {
    if (!state.active.includes(nation)) continue
    for (const province of places) {
      const units = stackedUnits(state, nation, province).length
      const limit = stackingLimit(state, nation, province)
      if (units > limit && unitsIn(state, province).some(({ controller }) => controller === nation)) {
        wrong.push(`${nation} has ${units} of ${limit} in ${province}`)
      }
    }
  }
  return wrong
}

/** XVII.A, XX.L: retreats among these events that exceed the stacking limit of their province. */
export function overfullRetreats(state: InvasionsState, events: readonly GameEvent[]): string[] {
  return events.filter(isRetreat).flatMap((event) => {
    const to = event.path.at(-1)
    if (!to || !event.units.some((id) => state.units[id]?.at === to)) return []
    const units = stackedUnits(state, event.nation, to).length
    const limit = stackingLimit(state, event.nation, to)
    return units > limit ? [`${event.nation} has ${units} of ${limit} in ${to}`] : []
  })
}

function isRetreat(event: GameEvent): event is Extract<InvasionsEvent, { type: 'retreated' }> {
  return event.type === 'retreated'
}

/** XX.A: hostile units in one province. There must be none for the active nations after their combat. */
export function unresolvedMeetings(state: InvasionsState, of: readonly NationId[] = nationIds): string[] {
  const wrong: string[] = []
  for (const { id: province } of baseWorld.provinces) {
    const armies = unitsIn(state, province).filter((unit) => !isWall(unit))
    const nations = [...new Set(armies.map(({ controller }) => controller))]
    for (const [index, one] of nations.entries()) {
      for (const other of nations.slice(index + 1)) {
        const concerned = of.includes(one) || of.includes(other)
        if (concerned && stance(state, one, other, province) === 'hostile')
          wrong.push(`${one} and ${other} in ${province}`)
      }
    }
  }
  return wrong
}

import type { Answer, Decision } from '../../engine/decision.ts'
import type { NationId, UnitKindId } from '../content/ids.ts'
import { placeUnit } from '../queries/placement.ts'
import { replaceTies } from '../rules/tie-list.ts'
import type { InvasionsState, LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { freshState } from './drive.ts'

/** The map of the start with all units, leaders and hordes taken off it; who controls what stays. */
export function bareState(): InvasionsState {
  const state = freshState()
  for (const id of Object.keys(state.units)) placeUnit(state, id, 'reserve')
  for (const leader of Object.values(state.leaders)) Object.assign(leader, { presence: 'waiting', at: null })
  for (const nation of Object.values(state.nations)) if (nation.seat?.kind === 'horde') nation.seat = null
  replaceTies(state, [])
  return state
}

/** Takes counters of a nation from its reserve into a province. */
export function station(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  count: number,
  province: ProvinceId
): UnitId[] {
  const free = Object.values(state.units).filter(
    (unit) => unit.nation === nation && unit.kind === kind && unit.at === 'reserve'
  )
  if (free.length < count) throw new Error(`${nation} has only ${free.length} ${kind}`)
  const ids = free.slice(0, count).map(({ id }) => id)
  for (const id of ids) placeUnit(state, id, province)
  return ids
}

export function lead(state: InvasionsState, id: LeaderId, province: ProvinceId): string {
  const leader = state.leaders[id]
  if (!leader) throw new Error(`there is no leader '${id}'`)
  Object.assign(leader, { presence: 'in-play', at: province, inactiveUntil: null })
  return `leader:${id}`
}

/** Puts a Barbarian nation's horde somewhere. */
export function encamp(state: InvasionsState, nation: NationId, province: ProvinceId): string {
  Object.assign(state.nations[nation], {
    presence: 'in-play',
    status: 'barbarian',
    seat: { kind: 'horde', at: province }
  })
  return `horde:${nation}`
}

/**
 * Answers by the kind of question: a queue for each. A kind without a queue belongs to another chapter and is
 * answered by `otherwise`, or at random.
 */
export function replies(
  queues: Readonly<Record<string, readonly Answer[]>>,
  otherwise?: (decision: Decision) => Answer | null
): (decision: Decision) => Answer | null {
  const used = new Map<string, number>()
  return (decision) => {
    const count = used.get(decision.kind) ?? 0
    used.set(decision.kind, count + 1)
    const queue = queues[decision.kind]
    const answer = queue?.[count] ?? otherwise?.(decision) ?? null
    if (!answer && queue) throw new Error(`no answer for ${decision.kind} number ${count + 1}`)
    return answer
  }
}

/** An order of movement: `to` is `from>to`, `redeploy>to` or `done`. */
export function order(move: string, ...pieces: string[]): Answer {
  return { values: { move, pieces } }
}

export const done = order('done')
export const stay: Answer = { values: { to: 'stay', pieces: [] } }
export const nobody: Answer = { values: { pieces: [] } }

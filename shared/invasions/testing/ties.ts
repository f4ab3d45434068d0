import type { Answer, Decision } from '../../engine/decision.ts'
import type { NationId } from '../content/ids.ts'
import { placeUnit } from '../queries/placement.ts'
import type { InvasionsState, Unit } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { firstAnswer } from './answer.ts'

/** Answers by the kind of the question; a choice takes its first option where nothing is said. */
export function answering(
  answers: Readonly<Record<string, string | Answer>>
): (decision: Decision) => Answer {
  return (decision) => {
    const given = answers[decision.kind]
    if (typeof given === 'string') return { option: given }
    return given ?? firstAnswer(decision)
  }
}

/** Puts so many land units of a nation from its reserve, or from anywhere, into a province. */
export function army(state: InvasionsState, nation: NationId, at: ProvinceId, count: number): Unit[] {
  const free = Object.values(state.units)
    .filter((unit) => unit.nation === nation && !SEA_OR_WALL.includes(unit.kind) && unit.people === undefined)
    .sort((a, b) => Number(a.at !== 'reserve') - Number(b.at !== 'reserve'))
    .slice(0, count)
  if (free.length < count) throw new Error(`${nation} has no ${count} units`)
  for (const { id } of free) placeUnit(state, id, at)
  return free.map(({ id }) => unitOf(state, id))
}

export function unitOf(state: InvasionsState, id: string): Unit {
  const unit = state.units[id]
  if (!unit) throw new Error(`no unit ${id}`)
  return unit
}

/** Sends every unit of a nation to the reserve. */
export function disarm(state: InvasionsState, ...nations: NationId[]): void {
  for (const unit of Object.values(state.units)) {
    if (nations.includes(unit.nation) && unit.at !== 'removed') placeUnit(state, unit.id, 'reserve')
  }
}

const SEA_OR_WALL: readonly Unit['kind'][] = ['fleet', 'elite-fleet', 'limes']

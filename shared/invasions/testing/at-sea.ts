import type { Answer } from '../../engine/decision.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId, UnitKindId } from '../content/ids.ts'
import { placeUnit } from '../queries/placement.ts'
import { marchQuestion } from '../rules/march-orders.ts'
import { beginMovement, marchTask } from '../rules/marching.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import type { SeaId } from '../world/seas.ts'
import { drive } from './drive.ts'
import { done, nobody, replies, stay } from './position.ts'

/** Takes fleets of a nation from its reserve to sea, two to a stack. */
export function launch(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  count: number,
  zone: SeaId
): UnitId[] {
  const free = Object.values(state.units).filter(
    (unit) => unit.nation === nation && unit.kind === kind && unit.at === 'reserve'
  )
  if (free.length < count) throw new Error(`${nation} has only ${free.length} ${kind}`)
  const there = Object.values(state.units).filter(
    ({ at, controller }) => at === zone && controller === nation
  )
  const ids = free.slice(0, count).map(({ id }) => id)
  for (const [index, id] of ids.entries()) placeUnit(state, id, zone, there.length + index < 2 ? 1 : 2)
  return ids
}

export function begin(state: InvasionsState, ...nations: NationId[]): void {
  state.active = nations
  for (const nation of nations) state.nations[nation].presence = 'in-play'
  beginMovement(state, nations)
}

export const option = (key: string): Answer => ({ option: key })

/** Gives orders of movement, and answers whatever else comes up as said, or not at all. */
export function command(
  state: InvasionsState,
  orders: readonly Answer[],
  others: Readonly<Record<string, readonly Answer[]>> = {},
  dice: readonly number[] = []
) {
  return drive(state, marchTask, {
    agenda: true,
    dice,
    answers: replies(
      { march: [...orders, done], 'campaign-march': [...orders, done], ...others },
      (decision) => {
        if (decision.kind === 'flee') return stay
        if (decision.kind === 'intercept') return nobody
        if (decision.kind === 'naval-interception') return option('no')
        if (decision.kind === 'naval-battle') return option('fight')
        if (decision.kind === 'naval-reroll') return option('keep')
        throw new Error(`no answer for ${decision.kind}`)
      }
    )
  })
}

/** What the movement question says to an order. */
export function verdict(state: InvasionsState, answer: Answer): string {
  const { movement } = state
  if (!movement || !('values' in answer)) throw new Error('no movement')
  const question = marchQuestion(state, movement, sideOf(movement.nations[0] ?? 'romans'))
  const listed = question.form.fields[0]
  const offered = listed?.field === 'one' && listed.options.some(({ key }) => key === answer.values.move)
  if (!offered) return 'not offered'
  const found = question.check(answer.values)
  return found.ok ? 'ok' : `${found.refusal.reason.key} ${found.refusal.rule}`
}

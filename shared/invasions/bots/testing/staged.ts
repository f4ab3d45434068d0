import { type BotReply, botSeat } from '../../../engine/bot.ts'
import type { Reply } from '../../../engine/decision.ts'
import { Match } from '../../../engine/match.ts'
import type { OptionKey } from '../../../engine/option-key.ts'
import type { NationId } from '../../content/ids.ts'
import { invasions } from '../../game.ts'
import type { Invasions } from '../../game-types.ts'
import type { InvasionsState } from '../../state.ts'
import type { InvasionsTask } from '../../tasks.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { invasionsBots } from '../index.ts'

type BotName = keyof typeof invasionsBots

/** A campaign whose next tasks are these. */
export function staged(state: InvasionsState, ...tasks: InvasionsTask[]): Match<Invasions> {
  state.agenda = tasks.toReversed()
  return Match.resume(invasions, { answers: 0, state: JSON.stringify(state) }, [])
}

/** A campaign at the march of a nation. */
export function marching(state: InvasionsState, nation: NationId): Match<Invasions> {
  beginMovementOf(state, nation)
  return staged(state, { task: 'march' })
}

/** Gives these answers for the sides that are asked, and fails when one is refused. */
export function given(match: Match<Invasions>, ...answers: readonly Reply[]): Match<Invasions> {
  for (const answer of answers) {
    const { awaited } = match
    if (!awaited) throw new Error('no question is open')
    const outcome = match.answer(awaited.side, awaited.number, answer)
    if (!outcome.ok) throw new Error(`${awaited.kind}: ${outcome.refusal.reason.key}`)
  }
  return match
}

/** A computer player's answer to the open question. */
export function answered(match: Match<Invasions>, bot: BotName = 'legate', chance = 'test'): BotReply {
  const side = match.awaited?.side
  if (!side) throw new Error('no question is open')
  return invasionsBots[bot](botSeat(match, side, null, chance))
}

/** The option that a computer player chooses. */
export function chosen(match: Match<Invasions>, bot?: BotName): OptionKey {
  const { answer } = answered(match, bot)
  if (!('option' in answer)) throw new Error('expected a choice, not a form')
  return answer.option
}

/** The form values that a computer player fills in. */
export function filled(match: Match<Invasions>, bot?: BotName): Readonly<Record<string, unknown>> {
  const { answer } = answered(match, bot)
  if (!('values' in answer)) throw new Error('expected a form, not a choice')
  return answer.values
}

/** Lets a computer player give orders until its march is over. */
export function marched(match: Match<Invasions>, bot?: BotName): Match<Invasions> {
  while (match.awaited?.kind === 'march') given(match, answered(match, bot).answer)
  return match
}

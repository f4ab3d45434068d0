import { type BotReply, botSeat } from '../../../engine/bot.ts'
import type { Reply } from '../../../engine/decision.ts'
import { Match } from '../../../engine/match.ts'
import type { OptionKey } from '../../../engine/option-key.ts'
import type { NationId } from '../../content/ids.ts'
import { invasions } from '../../game.ts'
import type { InvasionsState } from '../../state.ts'
import type { InvasionsTask } from '../../tasks.ts'
import { begin } from '../../testing/movement.ts'
import type { Invasions } from '../../types.ts'
import { invasionsBots } from '../index.ts'

type BotName = keyof typeof invasionsBots

/** A campaign that stands at a task of the rules. */
export function staged(state: InvasionsState, ...tasks: InvasionsTask[]): Match<Invasions> {
  state.agenda = tasks.toReversed()
  return Match.resume(invasions, { answers: 0, state: JSON.stringify(state) }, [])
}

/** A campaign that stands at the march of a nation. */
export function marching(state: InvasionsState, nation: NationId): Match<Invasions> {
  begin(state, nation)
  return staged(state, { task: 'march' })
}

/** Gives answers for whoever is asked; fails where one is refused. */
export function given(match: Match<Invasions>, ...answers: readonly Reply[]): Match<Invasions> {
  for (const answer of answers) {
    const { awaited } = match
    if (!awaited) throw new Error('nothing is asked')
    const outcome = match.answer(awaited.side, awaited.number, answer)
    if (!outcome.ok) throw new Error(`${awaited.kind}: ${outcome.refusal.reason.key}`)
  }
  return match
}

/** What a computer player answers to the question that is open. */
export function answered(match: Match<Invasions>, bot: BotName = 'legate', chance = 'test'): BotReply {
  const side = match.awaited?.side
  if (!side) throw new Error('nothing is asked')
  return invasionsBots[bot](botSeat(match, side, null, chance))
}

/** The option that it chooses. */
export function chosen(match: Match<Invasions>, bot?: BotName): OptionKey {
  const { answer } = answered(match, bot)
  if (!('option' in answer)) throw new Error('a form is asked')
  return answer.option
}

/** The form that it fills. */
export function filled(match: Match<Invasions>, bot?: BotName): Readonly<Record<string, unknown>> {
  const { answer } = answered(match, bot)
  if (!('values' in answer)) throw new Error('a choice is asked')
  return answer.values
}

/** Lets it give its orders until its march is over. */
export function marched(match: Match<Invasions>, bot?: BotName): Match<Invasions> {
  while (match.awaited?.kind === 'march') given(match, answered(match, bot).answer)
  return match
}

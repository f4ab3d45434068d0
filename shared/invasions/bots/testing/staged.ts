import { type BotReply, botSeat } from '../../../engine/bot.ts'
import { Match } from '../../../engine/match.ts'
import type { NationId } from '../../content/ids.ts'
import { invasions } from '../../game.ts'
import type { InvasionsState } from '../../state.ts'
import type { InvasionsTask } from '../../tasks.ts'
import { begin } from '../../testing/movement.ts'
import type { Invasions } from '../../types.ts'
import { invasionsBots } from '../index.ts'

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

/** What a computer player answers to the question that is open. */
export function answered(
  match: Match<Invasions>,
  bot: keyof typeof invasionsBots = 'legate',
  chance = 'test'
): BotReply {
  const side = match.awaited?.side
  if (!side) throw new Error('nothing is asked')
  return invasionsBots[bot](botSeat(match, side, null, chance))
}

/** The order that is given, if it is a march. */
export function ordered(
  match: Match<Invasions>,
  bot?: keyof typeof invasionsBots
): { move: string; pieces: readonly string[] } {
  const { answer } = answered(match, bot)
  if (!('values' in answer)) throw new Error('a march is a form')
  const { move, pieces } = answer.values
  return { move: String(move), pieces: Array.isArray(pieces) ? pieces : [] }
}

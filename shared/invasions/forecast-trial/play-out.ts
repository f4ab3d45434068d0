import type { Match } from '../../engine/match.ts'
import { createRandom } from '../../engine/random.ts'
import type { InvasionsEvent } from '../events.ts'
import type { Invasions } from '../game-types.ts'
import { assumedAnswer } from './assumed-answers.ts'
import type { Commitment, Numbers } from './commitment.ts'

/** Far more answers than a fight takes. */
const MOST_ANSWERS = 400

/** Plays a commitment once by the rules, from the open question of the match and with new dice. */
export function playOut(
  match: Match<Invasions>,
  side: string,
  commitment: Commitment,
  chance: string
): Numbers {
  const future = match.imagine(side, chance)
  const random = createRandom(`${chance}/any`)
  const watcher = commitment.watch()
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { awaited } = future
    const decision = awaited && future.decisionFor(awaited.side)
    if (answers > 0 && watcher.question(decision?.kind ?? null)) break
    if (!awaited || !decision) break
    const wanted =
      answers === 0
        ? commitment.answer
        : (commitment.follow?.(decision) ?? assumedAnswer(decision, future.state))
    const input = wanted ?? future.sample(random, awaited.side)
    const first = future.answer(awaited.side, awaited.number, input)
    if (!first.ok && answers === 0) throw new Error(`${commitment.what}: ${first.refusal.reason.key}`)
    const taken = first.ok
      ? first
      : future.answer(awaited.side, awaited.number, future.sample(random, awaited.side))
    if (!taken.ok) throw new Error(`${decision.kind} refused its own sample: ${taken.refusal.reason.key}`)
    // The match plays only this game, so its events have this game's types.
    for (const { event } of taken.events) watcher.event(event as InvasionsEvent)
  }
  return watcher.outcome()
}

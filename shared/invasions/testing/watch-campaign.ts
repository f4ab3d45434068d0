import type { Game } from '../../engine/game.ts'
import { Match } from '../../engine/match.ts'
import type { EmittedEvent } from '../../engine/open-match.ts'
import { createRandom } from '../../engine/random.ts'
import type { CampaignOptions } from '../campaign-options.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../game-types.ts'

/** Sees a campaign go by. */
export interface CampaignWatcher {
  /** Called before each answer. */
  readonly onQuestion?: (match: Match<Invasions>) => void
  readonly onEvents?: (events: readonly EmittedEvent[]) => void
  readonly onEnd?: (match: Match<Invasions>) => void
}

/** Plays a campaign at random to its end, once for all watchers, because that takes seconds. */
export function watchCampaign(
  seed: number,
  combat: CampaignOptions['combat'],
  watchers: readonly CampaignWatcher[],
  game: Game<Invasions> = invasions
): void {
  const match = Match.begin(game, { scenario: '350', combat }, seed)
  const random = createRandom(`player ${seed}`)
  const tell = (events: readonly EmittedEvent[]) => {
    for (const { onEvents } of watchers) onEvents?.(events)
  }
  tell(match.takeEvents())
  while (match.awaited) {
    for (const { onQuestion } of watchers) onQuestion?.(match)
    const { side, number, kind } = match.awaited
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(`${kind} refused its own sample: ${outcome.refusal.reason.key}`)
    tell(outcome.events)
  }
  for (const { onEnd } of watchers) onEnd?.(match)
}

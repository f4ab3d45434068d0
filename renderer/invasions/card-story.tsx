import type { GameSummary } from '#shared/engine/game.ts'
import { cardLineOf } from '#shared/invasions/story/card-line.ts'
import type { InvasionsFacts } from '#shared/invasions/types.ts'
import { useInvasionsWords } from './words.ts'

/** What has happened last that will be remembered. */
export function CardStory({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const line = cardLineOf(summary.facts)
  return line && <>{words.say(line)}</>
}

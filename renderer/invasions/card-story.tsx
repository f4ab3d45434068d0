import type { GameSummary } from '#shared/engine/game.ts'
import { cardLineOf } from '#shared/invasions/story/card-line.ts'
import type { InvasionsFacts } from '#shared/invasions/types.ts'
import { useInvasionsWords } from './words.ts'

/** The latest memorable event of a campaign. */
export function CardStory({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const line = cardLineOf(summary.facts)
  return line && <>{words.say(line)}</>
}

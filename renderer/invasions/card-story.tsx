import type { GameSummary } from '#shared/engine/game.ts'
import { campaignCardLine } from '#shared/invasions/story/card-line.ts'
import type { InvasionsFacts } from '#shared/invasions/types.ts'
import { useInvasionsWords } from './words.ts'

/** The latest memorable event of a campaign. */
export function CampaignStory({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const line = campaignCardLine(summary.facts)
  return line && <>{words.say(line)}</>
}

import type { GameSummary } from '#shared/engine/game.ts'
import type { InvasionsFacts } from '#shared/invasions/game-types.ts'
import { campaignCardLine } from '#shared/invasions/story/campaign-card-line.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** The latest memorable event of a campaign. */
export function CampaignStory({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const line = campaignCardLine(summary.facts)
  return line && <>{words.say(line)}</>
}

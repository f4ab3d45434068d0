import type { GameSummary } from '#shared/engine/game.ts'
import type { InvasionsFacts } from '#shared/invasions/game-types.ts'
import { campaignCardLine } from '#shared/invasions/story/campaign-card-line.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { Words, WordsProvider } from '../../i18n/words.tsx'

interface CampaignStoryProps {
  readonly summary: GameSummary<InvasionsFacts>
}

/** The latest memorable event of a campaign. It names nations, so it brings all texts of the game. */
export default function CampaignStory({ summary }: CampaignStoryProps) {
  const line = campaignCardLine(summary.facts)
  return (
    line && (
      <WordsProvider game={invasionsWords}>
        <Words message={line} />
      </WordsProvider>
    )
  )
}

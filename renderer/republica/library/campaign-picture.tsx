import type { GameSummary } from '#shared/engine/game.ts'
import { factionIds } from '#shared/republica/campaign-options.ts'
import type { RepublicFacts } from '#shared/republica/game-types.ts'
import { SenatePicture } from './senate-picture.tsx'

/** The Senate of a campaign: the more influence a faction has, the more of the benches it fills. */
export default function CampaignPicture({
  summary: { scores }
}: {
  readonly summary: GameSummary<RepublicFacts>
}) {
  return (
    <SenatePicture
      factions={factionIds.filter((faction) => scores[faction] !== undefined)}
      weightOf={(faction) => Math.max(0, scores[faction] ?? 0)}
    />
  )
}

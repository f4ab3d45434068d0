import type { ByzantionFacts } from '#shared/byzantion/game-types.ts'
import type { GameSummary } from '#shared/engine/game.ts'
import { EmpirePicture } from './empire-picture.tsx'

const WIDTH = 360

/** The map of a campaign with its units. */
export default function CampaignPicture({ summary }: { readonly summary: GameSummary<ByzantionFacts> }) {
  return <EmpirePicture width={WIDTH} map={summary.facts.map} />
}

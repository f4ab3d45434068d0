import type { GameSummary } from '#shared/engine/game.ts'
import type { TetrarchiaFacts } from '#shared/tetrarchia/game-types.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

/** The state of a campaign: round, level, frontiers and whose turn it is. */
export function CampaignLine({ summary }: { readonly summary: GameSummary<TetrarchiaFacts> }) {
  const words = useTetrarchiaWords()
  const { turn, facts } = summary
  return (
    <>
      <span className="campaign__turn">{words.text('library.round', { round: turn })}</span>
      <span className="campaign__year">{words.text('library.frontiers', { count: facts.frontiers })}</span>
      <span className="campaign__phase">
        {words.text('library.level', { level: Number(facts.level) })}, {words.name('emperor', facts.emperor)}
      </span>
    </>
  )
}

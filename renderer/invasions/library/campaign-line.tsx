import type { GameSummary } from '#shared/engine/game.ts'
import type { InvasionsFacts } from '#shared/invasions/game-types.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** Where a campaign stands: turn, year and phase. */
export function CampaignLine({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const { turn, facts } = summary
  return (
    <>
      <span className="campaign__turn">{words.text('library.turn', { turn })}</span>
      <span className="campaign__year">{words.text('library.year', { year: facts.year })}</span>
      <span className="campaign__phase">{words.name('phase', facts.phase)}</span>
    </>
  )
}

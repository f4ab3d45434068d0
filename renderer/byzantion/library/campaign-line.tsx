import type { ByzantionFacts } from '#shared/byzantion/game-types.ts'
import type { GameSummary } from '#shared/engine/game.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

/** The state of a campaign: its round, its event and how the events went. */
export function CampaignLine({ summary: { facts } }: { readonly summary: GameSummary<ByzantionFacts> }) {
  const words = useByzantionWords()
  const { round, rounds, event, completed, cancelled, phase } = facts
  return (
    <>
      <span className="campaign__turn">{words.text('library.round', { round, rounds })}</span>
      <span className="campaign__year">
        {event ? words.name('happening', event) : words.name('phase', phase)}
      </span>
      <span className="campaign__phase">
        {words.text('library.events', { count: completed, number: cancelled })}
      </span>
    </>
  )
}

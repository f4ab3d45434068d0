import type { GameSummary } from '#shared/engine/game.ts'
import { figures } from '#shared/republica/figures.ts'
import type { RepublicFacts } from '#shared/republica/game-types.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

/** The state of a campaign: its year, who is consul, and how Rome stands. */
export function CampaignLine({ summary: { facts } }: { readonly summary: GameSummary<RepublicFacts> }) {
  const words = useRepublicaWords()
  const { turn, phase, treasury, unrest, wars, consul } = facts
  return (
    <>
      <span className="campaign__turn">{words.text('library.turn', { turn })}</span>
      <span className="campaign__year">
        {consul
          ? words.text('library.consul', { senator: { ref: 'senator', id: consul } })
          : words.name('phase', phase)}
      </span>
      <span className="campaign__phase">
        {words.text('library.state', {
          talents: treasury,
          unrest,
          count: wars.length,
          most: figures.victory.wars
        })}
      </span>
    </>
  )
}

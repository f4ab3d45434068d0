import type { CardId } from '#shared/republica/content/ids.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { cardKind } from '#shared/republica/queries/cards.ts'
import { CardTray } from '../../cards/card-tray.tsx'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import type { TrayProps } from '../../table/game/game-client.ts'
import { cardMark } from '../cards/card-mark.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { pickState, withPick } from '../interaction/pick.ts'
import { Mark } from '../marks/mark.tsx'

/** The player's secret cards at the lower edge, and his faction's treasury. */
export function HandTray({ table, draft, onDraft }: TrayProps<Republica>) {
  const words = useRepublicaWords()
  const look = useLookAtCard()
  const { view, decision } = table
  const { own, side } = view
  if (!own || !side || view.phase === 'over') return null
  const picks = own.hand.map((card) => pickState(draft, decision, card))
  return (
    <CardTray label={words.text('ui.hand')} isAsked={picks.some((pick) => pick !== null)}>
      <div className="rep-hand">
        <span className="rep-hand__purse" title={words.text('ui.purse-secret')}>
          <Mark id="treasury" size={16} />
          <span>{words.text('ui.purse')}</span>
          <b>{own.purse}</b>
        </span>
        <ul className="rep-hand__cards" aria-label={words.text('ui.hand')}>
          {own.hand.length === 0 && <li className="quiet-word">{words.text('ui.hand-empty')}</li>}
          {own.hand.map((card, index) => {
            const pick = picks[index] ?? null
            return (
              <li key={card}>
                <button
                  type="button"
                  className={`rep-hand__card rep-hand__card--${cardKind(card).kind}`}
                  data-pick={pick ?? undefined}
                  aria-pressed={pick === null ? undefined : pick === 'chosen'}
                  onClick={() =>
                    pick === null || !decision ? look(card) : onDraft(withPick(draft, decision, card))
                  }
                >
                  <Mark id={cardMark(card)} size={16} />
                  <span>{words.name('card', card satisfies CardId)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </CardTray>
  )
}

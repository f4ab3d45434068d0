import { isCardId } from '#shared/byzantion/content/cards/index.ts'
import { chosenIn } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { ByzantionViewProps } from './kinds.ts'

/** Several cards to choose: they lie on the table, here is how many are chosen. */
export function CardsView({ decision, draft }: ByzantionViewProps<'keep-hand' | 'hand-limit'>) {
  const words = useByzantionWords()
  const wanted = decision.kind === 'keep-hand' ? decision.about.keep : decision.about.discard
  const cards = chosenIn(draft, 'cards').filter(isCardId)
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.chosen', { count: cards.length, most: wanted })}</p>
      <ul className="byz-chosen">
        {cards.map((card) => (
          <li key={card}>{words.name('card', card)}</li>
        ))}
      </ul>
      <SendButton
        values={{ cards }}
        isReady={cards.length === wanted}
        isSealed={decision.sealed !== undefined}
      />
    </div>
  )
}

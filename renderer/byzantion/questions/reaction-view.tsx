import { card } from '#shared/byzantion/content/cards/index.ts'
import type { WindowId } from '#shared/byzantion/content/effects.ts'
import { CardMention } from '../../cards/card-viewer.tsx'
import { isChosen, withOption } from '../../table/decision/draft.ts'
import { useAbility } from '../cards/use-ability-text.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount } from '../tokens/token.tsx'
import type { ByzantionViewProps } from './kinds.ts'

type Reacting = 'react-vote' | 'react-action' | 'react-intrigue' | 'react-outcome' | 'react-challenge'

/** A quiet bar: only what could be played now, with its price. Passing is below it, for as long as one likes. */
export function ReactionView({ decision, draft, onDraft }: ByzantionViewProps<Reacting>) {
  const words = useByzantionWords()
  const abilityOf = useAbility()
  const { cards } = decision.about
  if (cards.length === 0) return <p className="quiet-word">{words.text('ui.nothing-to-play')}</p>
  return (
    <fieldset className="byz-reactions">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {cards.map(({ card: id, cost }) => (
        <label key={id} className="choice byz-reaction" title={words.name('window', windowOf(id))}>
          <input
            type="radio"
            name="reaction"
            checked={isChosen(draft, id)}
            onChange={() => onDraft(withOption(draft, id))}
          />
          <span className="option-text">
            <span className="option-text__label">
              <CardMention card={id}>{words.name('card', id)}</CardMention>
            </span>
            <span className="option-text__previews">{abilityOf(id)}</span>
          </span>
          <Amount id="nomismata" count={cost} size={18} />
        </label>
      ))}
    </fieldset>
  )
}

function windowOf(id: Parameters<typeof card>[0]): WindowId {
  const record = card(id)
  return record.kind === 'intrigue' ? record.window : 'any-time'
}

import { keyText } from '#shared/engine/option-key.ts'
import { isChosen, withOption } from '../../table/decision/draft.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { ByzantionViewProps } from './kinds.ts'

/** Where to draw: a click on the court does it at once; here are the same choices as a short list. */
export function DrawView({ decision, draft, onDraft }: ByzantionViewProps<'draw'>) {
  const words = useByzantionWords()
  const { options } = decision.body
  const ofOffer = options.some(({ key }) => key.from === 'offer')
  return (
    <fieldset className="byz-names">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {options.map(({ key, label }) => (
        <label
          key={keyText(key)}
          className="choice byz-names__one"
          title={key.from === 'offer' ? words.say(label) : undefined}
        >
          <input
            type="radio"
            name="draw"
            checked={isChosen(draft, key)}
            onChange={() => onDraft(withOption(draft, key))}
          />
          <span className="option-text__label">
            {key.from === 'offer' ? words.name('card', key.card) : words.say(label)}
          </span>
        </label>
      ))}
      {ofOffer && <p className="quiet-word">{words.text('ui.draw-offer')}</p>}
    </fieldset>
  )
}

import type { Byzantion } from '#shared/byzantion/game-types.ts'
import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import { type Draft, isChosen, withOption } from '../../table/decision/draft.ts'
import type { DecisionProps } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

interface IntrigueChoicesProps {
  readonly decision: DecisionProps<Byzantion>['decision']
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The intrigue cards that may be played now, if there are any. */
export function IntrigueChoices({ decision, draft, onDraft }: IntrigueChoicesProps) {
  const words = useByzantionWords()
  if (decision.body.type !== 'choice') return null
  const options: readonly Option[] = decision.body.options
  const cards = options.filter(({ key }) => typeof key === 'object' && key.do === 'intrigue')
  if (cards.length === 0) return null
  return (
    <fieldset className="byz-intrigue-choices">
      <legend className="field__label">{words.text('ui.intrigue')}</legend>
      {cards.map(({ key, label }) => (
        <label key={keyText(key)} className="choice">
          <input
            type="radio"
            checked={isChosen(draft, key)}
            onChange={() => onDraft(withOption(draft, key))}
          />
          <span className="option-text__label">{words.say(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { isCardId } from '#shared/byzantion/content/cards/index.ts'
import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import { type Draft, isChosen, withOption } from '../../table/decision/draft.ts'
import { useAbility } from '../cards/use-ability-text.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { ByzantionViewProps } from './kinds.ts'

type OnTable = 'draft' | 'discard-mission' | 'take-card' | 'take-discard' | 'lose-card' | 'robes' | 'labarum'

/** A choice among cards that lie on the table: their names, and what the chosen one does. */
export function OnTableView({ decision, draft, onDraft }: ByzantionViewProps<OnTable>) {
  const words = useByzantionWords()
  const abilityOf = useAbility()
  const options: readonly Option[] = decision.body.options
  const chosen = options.find(({ key }) => isChosen(draft, key))
  const isWithout = ({ key }: Option) => typeof key === 'object' && key.ability === false
  const without = options.filter(isWithout)
  const card = chosen && cardOf(chosen)
  return (
    <>
      <fieldset className="byz-names">
        <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
        {options
          .filter((option) => !isWithout(option))
          .map((option) => (
            <Choice key={keyText(option.key)} option={option} draft={draft} onDraft={onDraft} />
          ))}
        {without.length > 0 && (
          <details className="byz-actions__more">
            <summary>{words.text('ui.without-ability')}</summary>
            {without.map((option) => (
              <Choice key={keyText(option.key)} option={option} draft={draft} onDraft={onDraft} />
            ))}
          </details>
        )}
      </fieldset>
      {card && <p className="quiet-word">{abilityOf(card)}</p>}
    </>
  )
}

interface ChoiceProps {
  readonly option: Option
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

function Choice({ option, draft, onDraft }: ChoiceProps) {
  const words = useByzantionWords()
  return (
    <label className="choice byz-names__one">
      <input
        type="radio"
        name="on-table"
        checked={isChosen(draft, option.key)}
        onChange={() => onDraft(withOption(draft, option.key))}
      />
      <span className="option-text__label">{words.say(option.label)}</span>
    </label>
  )
}

function cardOf({ key }: Option) {
  const id = typeof key === 'object' ? key.card : key
  return isCardId(id) ? id : null
}

import { keyText } from '#shared/engine/option-key.ts'
import { isChosen, withOption } from '../../table/decision/draft.ts'
import { useAbility } from '../cards/use-ability-text.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { ByzantionViewProps } from './kinds.ts'

/** A card of another player: a click in his area, or a choice from the list. */
export function TargetView({ decision, draft, onDraft }: ByzantionViewProps<'target-card'>) {
  const words = useByzantionWords()
  const abilityOf = useAbility()
  const { options } = decision.body
  const chosen = options.find(({ key }) => isChosen(draft, key))
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.target-help')}</p>
      <select
        className="input"
        aria-label={words.say(decision.prompt)}
        value={chosen ? keyText(chosen.key) : ''}
        onChange={(event) => {
          const option = options.find(({ key }) => keyText(key) === event.target.value)
          if (option) onDraft(withOption(draft, option.key))
        }}
      >
        <option value="" />
        {options.map(({ key, label }) => (
          <option key={keyText(key)} value={keyText(key)}>
            {words.say(label)}
          </option>
        ))}
      </select>
      {chosen && <p className="quiet-word">{abilityOf(chosen.key.card)}</p>}
    </div>
  )
}

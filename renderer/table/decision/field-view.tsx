import type { Decision, Field } from '#shared/engine/decision.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { ChoiceList } from './choice-list.tsx'
import { chosenIn, type Draft, inOneListOnly, withChosen, withValue } from './draft.ts'
import { FoldedField, foldsFields } from './folded-field.tsx'
import { ManyField } from './many-field.tsx'
import { NumberField } from './number-field.tsx'

interface FieldViewProps {
  readonly decision: Decision
  readonly field: Field
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly near: string | null
  readonly onEverywhere: () => void
}

/** One field of a form. */
export function FieldView({ decision, field, draft, onDraft, near, onEverywhere }: FieldViewProps) {
  const words = useWords()
  const label = words.say(field.label)
  const value = draft.values[field.name]
  switch (field.field) {
    case 'one': {
      const list = (
        <ChoiceList
          label={label}
          options={field.options}
          chosen={chosenIn(draft, field.name)[0] ?? null}
          onChoose={(key) => onDraft(withChosen(draft, decision, field.name, key))}
          digits={false}
          near={near}
          onEverywhere={onEverywhere}
        />
      )
      if (foldsFields(decision)) {
        return (
          <FoldedField decision={decision} field={field} draft={draft} onDraft={onDraft}>
            {list}
          </FoldedField>
        )
      }
      return (
        <div className="form-field">
          <p className="form-field__label">
            <Words message={field.label} />
          </p>
          {list}
        </div>
      )
    }
    case 'many':
      return (
        <ManyField
          field={field}
          label={label}
          draft={draft}
          onDraft={(next) => onDraft(inOneListOnly(next, decision, field.name))}
          near={near}
        />
      )
    case 'number':
      return (
        <NumberField
          field={field}
          label={label}
          value={typeof value === 'number' ? value : field.min}
          onChange={(next) => onDraft(withValue(draft, field.name, next))}
        />
      )
    case 'flag':
      return (
        <label className="form-field form-field--flag">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onDraft(withValue(draft, field.name, event.target.checked))}
          />
          <span>
            <Words message={field.label} />
          </span>
        </label>
      )
    case 'text':
      return (
        <label className="form-field">
          <span className="form-field__label">
            <Words message={field.label} />
          </span>
          <input
            className="input"
            type="text"
            maxLength={field.longest}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onDraft(withValue(draft, field.name, event.target.value))}
          />
        </label>
      )
  }
}

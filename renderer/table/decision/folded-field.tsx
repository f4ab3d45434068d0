import type { ReactNode } from 'react'
import type { Decision, Field } from '#shared/engine/decision.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { chosenIn, type Draft, withRest } from './draft.ts'

type OneField = Extract<Field, { field: 'one' }>

interface FoldedFieldProps {
  readonly decision: Decision
  readonly field: OneField
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly children: ReactNode
}

/** Where many choices are asked at once, only the one to make now is unfolded; the others are one line each. */
export function FoldedField({ decision, field, draft, onDraft, children }: FoldedFieldProps) {
  const words = useWords()
  const lists = listsOf(decision)
  const chosen = optionOf(field, draft)
  const isNext = lists.find(({ name }) => draft.values[name] === undefined)?.name === field.name
  const before = lists[lists.indexOf(field) - 1]
  const last = before ? optionOf(before, draft) : undefined
  const offersSame = isNext && last !== undefined && field.options.some(({ key }) => key === last.key)
  return (
    <details className="form-field folded" key={`${field.name} ${isNext}`} open={isNext}>
      <summary>
        <span className="form-field__label">
          <Words message={field.label} />
        </span>
        <span className="folded__chosen">{chosen ? <Words message={chosen.label} /> : '…'}</span>
      </summary>
      {offersSame && (
        <button
          type="button"
          className="button button--quiet folded__rest"
          onClick={() => onDraft(withRest(draft, decision, last.key))}
        >
          {words.text('field.rest', { option: words.say(last.label) })}
        </button>
      )}
      {children}
    </details>
  )
}

/** From this many lists on they are folded. */
const FOLDS_FROM = 2

export function foldsFields(decision: Decision): boolean {
  return listsOf(decision).length >= FOLDS_FROM
}

function listsOf({ body }: Decision): readonly OneField[] {
  return body.type === 'choice' ? [] : body.fields.filter((field) => field.field === 'one')
}

function optionOf(field: OneField, draft: Draft) {
  const [chosen] = chosenIn(draft, field.name)
  return field.options.find(({ key }) => key === chosen)
}

import type { ReactNode } from 'react'
import type { Field, Option } from '#shared/engine/decision.ts'
import { includesKey, keyText } from '#shared/engine/option-key.ts'
import { chosenIn, isChosen, withChosen } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import { choiceOptions } from '../questions/option-card.tsx'
import type { OpenQuestion } from './fight-controls.ts'
import { OptionDigit } from './option-digit.tsx'

interface PlaceOptionCardsProps {
  readonly question: OpenQuestion
  /** What is known of an option: who stands there, which chance it has. */
  readonly body: (option: Option) => ReactNode
}

/** Options at places, each with its facts. One click chooses; if the question asks nothing else, it answers. */
export function PlaceOptionCards({ question, body }: PlaceOptionCardsProps) {
  const { decision, draft, onDraft, onAnswer, busy } = question
  const fields: readonly Field[] = decision.body.type === 'form' ? decision.body.fields : []
  const field = fields.find((one) => one.field === 'one')
  const options = field?.options ?? choiceOptions(decision)
  const choose = ({ key }: Option) => {
    if (field) onDraft(withChosen(draft, decision, field.name, key))
    else onAnswer({ option: key })
  }
  return (
    <ul className="sites">
      {options.map((option) => (
        <li key={keyText(option.key)} className="site">
          <button
            type="button"
            className="site__pick"
            aria-pressed={
              field ? includesKey(chosenIn(draft, field.name), option.key) : isChosen(draft, option.key)
            }
            disabled={busy}
            onClick={() => choose(option)}
          >
            <OptionText option={{ label: option.label, ...(option.place ? { place: option.place } : {}) }} />
            {!field && <OptionDigit options={options} option={option} />}
          </button>
          {body(option)}
        </li>
      ))}
    </ul>
  )
}

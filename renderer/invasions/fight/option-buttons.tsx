import type { ReactNode } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import { isChosen } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import { choiceOptions } from '../questions/option-card.tsx'
import type { OpenQuestion } from './fight-controls.ts'
import { OptionDigit } from './option-digit.tsx'

interface OptionButtonsProps {
  readonly question: OpenQuestion
  /** Shown instead of an option's preview, such as its chance. */
  readonly beside?: (option: Option) => ReactNode
  /** Leaves out options that are answered elsewhere in the fight view. */
  readonly without?: (option: Option) => boolean
  /** A clearer label than yes or no; null keeps the option's own. */
  readonly labelled?: (option: Option) => string | null
}

/** The options of a question as buttons: one click answers. */
export function OptionButtons({ question, beside, without, labelled }: OptionButtonsProps) {
  const { decision, draft, onAnswer, busy } = question
  if (decision.body.type !== 'choice') return null
  const options = choiceOptions(decision)
  return (
    <div className="choice-bar">
      {options
        .filter((option) => !without?.(option))
        .map((option) => (
          <button
            key={keyText(option.key)}
            type="button"
            className="choice-button"
            aria-pressed={isChosen(draft, option.key)}
            disabled={busy}
            onClick={() => onAnswer({ option: option.key })}
          >
            <Label option={option} plain={beside !== undefined} words={labelled?.(option) ?? null} />
            {beside?.(option)}
            <OptionDigit options={options} option={option} />
          </button>
        ))}
    </div>
  )
}

interface LabelProps {
  readonly option: Option
  /** Without its preview. */
  readonly plain: boolean
  readonly words: string | null
}

function Label({ option, plain, words }: LabelProps) {
  if (words !== null) return <strong>{words}</strong>
  return <OptionText option={plain ? { label: option.label } : option} />
}

import type { ReactNode } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { Asking } from './grip.ts'

interface ChoiceBarProps {
  readonly asking: Asking
  /** What the stage shows of an option in place of its preview, such as its chance. */
  readonly beside?: (option: Option) => ReactNode
  /** Options that are answered elsewhere on the stage. */
  readonly without?: (option: Option) => boolean
}

/** The options of a question as buttons: one click answers. */
export function ChoiceBar({ asking, beside, without }: ChoiceBarProps) {
  const { decision, onAnswer, busy } = asking
  if (decision.body.type !== 'choice') return null
  const { options, preset } = decision.body
  return (
    <div className="choice-bar">
      {options
        .filter((option) => !without?.(option))
        .map((option) => (
          <button
            key={option.key}
            type="button"
            className={`choice-button ${option.key === preset?.answer ? 'choice-button--preset' : ''}`}
            disabled={busy}
            onClick={() => onAnswer({ option: option.key })}
          >
            <OptionText option={beside ? { label: option.label } : option} />
            {beside?.(option)}
          </button>
        ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Decision, Option } from '#shared/engine/decision.ts'
import { keyText, type OptionKey } from '#shared/engine/option-key.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { useAnswering } from '../../table/answering.ts'
import { answerOf, isChosen, withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'

/** A question and its draft. */
export type QuestionDraft = Pick<DecisionViewProps<Invasions>, 'decision' | 'draft' | 'onDraft'>

interface OptionCardProps extends QuestionDraft {
  /** The key of the option. */
  readonly value: OptionKey
  readonly className?: string
  readonly title?: string
  readonly disabled?: boolean
  /** Its index among the options. The first ten show the digit that chooses them. */
  readonly index?: number
  /** Called as well when the option is chosen. */
  readonly onPick?: () => void
  readonly children: ReactNode
}

const DIGITS = 10

/** One of the options of a choice: a click chooses it, a double click confirms it. */
export function OptionCard(props: OptionCardProps) {
  const { decision, draft, onDraft, value, className = 'choice', title, disabled, index, onPick } = props
  const { answer, busy } = useAnswering()
  const confirm = () => {
    const given = answerOf(draft, decision)
    if (given && !busy) answer(given)
  }
  return (
    <label className={className} title={title} onDoubleClick={confirm}>
      <input
        type="radio"
        name={`answer-${decision.number}`}
        value={keyText(value)}
        checked={isChosen(draft, value)}
        disabled={disabled}
        onChange={() => {
          onPick?.()
          onDraft(withOption(draft, value))
        }}
      />
      {props.children}
      {index !== undefined && index < DIGITS && <kbd>{(index + 1) % DIGITS}</kbd>}
    </label>
  )
}

interface CardTextProps {
  readonly title: ReactNode
  readonly note?: string | undefined
  /** Facts about it, joined to one line. */
  readonly facts: readonly string[]
  readonly children?: ReactNode
}

/** The text on an option's card. */
export function OptionCardText({ title, note, facts, children }: CardTextProps) {
  const shown = facts.filter((fact) => fact !== '')
  return (
    <span className="option-text">
      <span className="option-text__label">
        {title}
        {note !== undefined && <span className="option-text__note">{note}</span>}
      </span>
      {shown.length > 0 && <span className="option-text__previews">{shown.join(' · ')}</span>}
      {children}
    </span>
  )
}

/** The options of a choice; empty for a form. */
export function choiceOptions({ body }: Pick<Decision, 'body'>): readonly Option[] {
  return body.type === 'choice' ? body.options : []
}

import type { FormValues } from '#shared/engine/decision.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAnswering } from '../answering.ts'

interface SendButtonProps {
  readonly values: FormValues
  /** Nothing keeps the answer from being sent. */
  readonly isReady?: boolean
  readonly isSealed?: boolean
  /** What the button says; default: to confirm. */
  readonly label?: string
  readonly className?: string
}

/** Sends the answer of a form that only the game's own view can fill. */
export function SendButton(props: SendButtonProps) {
  const { values, isReady = true, isSealed = false, label, className = '' } = props
  const words = useWords()
  const { busy, answer } = useAnswering()
  return (
    <button
      type="button"
      className={`button button--primary send-button ${className}`}
      disabled={busy || !isReady}
      onClick={() => answer({ values })}
    >
      {label ?? words.text(isSealed ? 'decision.change' : 'decision.confirm')}
    </button>
  )
}

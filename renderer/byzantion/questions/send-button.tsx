import type { FormValues } from '#shared/engine/decision.ts'
import { useAnswering } from '../../table/answering.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

interface SendButtonProps {
  readonly values: FormValues
  /** Nothing keeps the answer from being sent. */
  readonly isReady?: boolean
  readonly isSealed?: boolean
}

/** Sends the answer of a form that only the game's own view can fill. */
export function SendButton({ values, isReady = true, isSealed = false }: SendButtonProps) {
  const words = useByzantionWords()
  const { busy, answer } = useAnswering()
  return (
    <button
      type="button"
      className="button button--primary byz-send"
      disabled={busy || !isReady}
      onClick={() => answer({ values })}
    >
      {words.text(isSealed ? 'decision.change' : 'decision.confirm')}
    </button>
  )
}

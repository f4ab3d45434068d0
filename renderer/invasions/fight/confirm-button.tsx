import { answerOf } from '../../table/decision/draft.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import type { OpenQuestion } from './fight-controls.ts'

/** Sends the draft. */
export function ConfirmButton({
  question,
  label
}: {
  readonly question: OpenQuestion
  readonly label?: string
}) {
  const words = useInvasionsWords()
  const { draft, decision, onAnswer, busy } = question
  const answer = answerOf(draft, decision)
  return (
    <button
      type="button"
      className="button button--primary"
      disabled={busy || answer === null}
      onClick={() => answer && onAnswer(answer)}
    >
      {label ?? words.text('decision.confirm')}
    </button>
  )
}

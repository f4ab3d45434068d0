import type { ReactNode } from 'react'
import type { Decision, Option } from '#shared/engine/decision.ts'
import { sameKey } from '#shared/engine/option-key.ts'
import { ariaKeys, withKey } from '../../commands/key-names.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAnswering } from '../answering.ts'
import { Reasons } from '../reasons.tsx'
import { type Hint, type HintState, isFilledIn } from './use-decision-hint.ts'

/** Asks the computer for a hint. */
export function HintButton({ asking, ask }: Pick<HintState, 'asking' | 'ask'>) {
  const words = useWords()
  return (
    <button
      type="button"
      className="button button--icon decision__hint"
      aria-label={words.text(asking ? 'decision.hint-asked' : 'decision.hint')}
      aria-busy={asking}
      aria-keyshortcuts={ariaKeys('ask-hint')}
      title={withKey(words.text('decision.hint-hint'), 'ask-hint', words)}
      onClick={ask}
    >
      <Icon name="lamp" size={20} />
    </button>
  )
}

interface HintNoteProps {
  readonly decision: Decision
  readonly hint: Hint
  /** The answer as the game shows it. */
  readonly own: ReactNode
}

/** The computer's answer and its reasons. */
export function HintNote({ decision, hint, own }: HintNoteProps) {
  const words = useWords()
  const { busy, answer } = useAnswering()
  const open = !isFilledIn(decision, hint)
  const advised = advisedOption(decision, hint)
  return (
    <div className="hint" role="status">
      {own ?? (
        <div className="hint__head">
          <p>
            {advised
              ? words.text('decision.hint-option', { option: words.say(advised.label) })
              : words.text(open ? 'decision.hint-open' : 'decision.hint-given')}
          </p>
          {open && (
            <button type="button" className="button" disabled={busy} onClick={() => answer(hint.answer)}>
              {words.text('decision.hint-play')}
            </button>
          )}
        </div>
      )}
      <Reasons reasons={hint.reasons} none={words.text('decision.hint-silent')} />
    </div>
  )
}

/** The option that the computer advises. */
function advisedOption({ body }: Decision, { answer }: Hint): Option | undefined {
  if (body.type !== 'choice' || !('option' in answer)) return undefined
  return body.options.find(({ key }) => sameKey(key, answer.option))
}

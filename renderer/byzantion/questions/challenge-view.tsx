import { withValue } from '../../table/decision/draft.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { ByzantionViewProps } from './kinds.ts'
import { Stepper } from './stepper.tsx'

/** A sealed gift for a challenge: one resource, as much as the player likes. */
export function ChallengeView({ decision, draft, onDraft }: ByzantionViewProps<'challenge'>) {
  const words = useByzantionWords()
  const { resource, own, bonus } = decision.about
  const amount = typeof draft.values.amount === 'number' ? draft.values.amount : 0
  return (
    <div className="byz-give">
      <Stepper
        id={resource}
        value={amount}
        most={own}
        onChange={(count) => onDraft(withValue(draft, 'amount', count))}
      />
      {bonus > 0 && <p className="quiet-word">{words.text('ui.challenge-bonus', { count: bonus })}</p>}
    </div>
  )
}

import { useState } from 'react'
import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { CallResult } from '#shared/ipc/contract.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { useAppDispatch } from '../../state/store.ts'
import { fetchHint } from '../../state/table-actions.ts'
import { type Draft, withAnswer } from './draft.ts'

export type Hint = CallResult<'table.hint'>

export interface HintState {
  readonly hint: Hint | null
  readonly asking: boolean
  readonly ask: () => void
}

/**
 * The computer's answer to the open question, fetched when the player asks. It is filled into the draft if possible.
 */
export function useDecisionHint(
  decision: Decision,
  draft: Draft,
  onDraft: (draft: Draft) => void
): HintState {
  const dispatch = useAppDispatch()
  const [known, setKnown] = useState<{ readonly of: Decision; readonly hint: Hint | null } | null>(null)
  const current = known?.of === decision ? known : null
  const asking = current !== null && current.hint === null
  const ask = async () => {
    if (asking) return
    setKnown({ of: decision, hint: null })
    const hint = await dispatch(fetchHint(decision.number))
    setKnown((now) => (now?.of === decision ? hint && { of: decision, hint } : now))
    if (hint && isFilledIn(decision, hint)) onDraft(withAnswer(draft, hint.answer))
  }
  useCommands({ 'ask-hint': ask })
  return { hint: current?.hint ?? null, asking, ask }
}

/**
 * Whether the panel can fill in the hint. It cannot fill in a pass, or an answer that only the game's own view can
 * compose.
 */
export function isFilledIn({ body }: Decision, hint: Hint): hint is Hint & { readonly answer: Answer } {
  return !(body.type === 'form' && body.open === true) && !('pass' in hint.answer)
}

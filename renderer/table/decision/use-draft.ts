import { useCallback, useState } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { type Draft, draftFor, withAnswer } from './draft.ts'

const NOTHING: Draft = { decision: -1, option: null, values: {} }

/** The draft for the open decision. A new decision starts a new draft. */
export function useDraft(decision: Decision | null): [Draft, (draft: Draft) => void] {
  const [kept, setKept] = useState<{ readonly of: Decision | null; readonly draft: Draft }>({
    of: null,
    draft: NOTHING
  })
  const current = kept.of === decision ? kept.draft : decision ? firstDraft(decision) : NOTHING
  const change = useCallback((draft: Draft) => setKept({ of: decision, draft }), [decision])
  return [current, change]
}

/** Starts with the sealed answer if the player changes it. */
function firstDraft(decision: Decision): Draft {
  const draft = draftFor(decision)
  return decision.sealed ? withAnswer(draft, decision.sealed) : draft
}

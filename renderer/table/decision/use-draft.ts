import { useCallback, useState } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { type Draft, draftFor } from './draft.ts'

const NOTHING: Draft = { decision: -1, option: null, values: {} }

/** The draft of the answer to the open decision: a new decision begins a new one. */
export function useDraft(decision: Decision | null): [Draft, (draft: Draft) => void] {
  const [kept, setKept] = useState<{ readonly of: Decision | null; readonly draft: Draft }>({
    of: null,
    draft: NOTHING
  })
  const current = kept.of === decision ? kept.draft : decision ? draftFor(decision) : NOTHING
  const change = useCallback((draft: Draft) => setKept({ of: decision, draft }), [decision])
  return [current, change]
}

import { useMemo, useState } from 'react'
import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { Action } from '#shared/tetrarchia/actions.ts'
import type { TetrarchiaInquiry } from '#shared/tetrarchia/decisions.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import { type Hand, handIn, type Plan, type Prospect, planOf, prospectsOf, takenAt } from './plan.ts'

/** The selected piece while an action is asked for, and what it can do. */
export interface Command {
  readonly plan: Plan
  readonly hand: Hand
  /** Whether the active emperor is selected. */
  readonly isActive: boolean
  readonly prospects: readonly Prospect[]
  mayTake(place: string): boolean
  /** Returns false if there is nothing to select. */
  take(place: string): boolean
  letGo(): void
  give(action: Action): void
}

export function useCommand(
  view: TetrarchiaView,
  decision: Decision<TetrarchiaInquiry> | null,
  answer: (answer: Answer) => void
): Command | null {
  const [kept, setKept] = useState<Hand | null>(null)
  return useMemo((): Command | null => {
    const plan = planOf(view, decision)
    if (!plan) return null
    const hand = handIn(plan, kept)
    return {
      plan,
      hand,
      isActive: 'emperor' in hand && hand.emperor === plan.active,
      prospects: prospectsOf(view, plan, hand),
      mayTake: (place) => takenAt(view, plan, place) !== null,
      take: (place) => {
        const taken = takenAt(view, plan, place)
        if (taken) setKept(taken)
        return taken !== null
      },
      letGo: () => setKept(null),
      give: (option) => answer({ option })
    }
  }, [view, decision, kept, answer])
}

import { useMemo, useState } from 'react'
import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { Action } from '#shared/tetrarchia/actions.ts'
import type { TetrarchiaInquiry } from '#shared/tetrarchia/decisions.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import {
  type ActionPlan,
  actionPlan,
  pieceSelectedAt,
  type ReachableAction,
  reachableActions,
  type SelectedPiece,
  validSelection
} from './action-plan.ts'

/** The selected piece while an action is asked for, and what it can do. */
export interface PieceSelection {
  readonly plan: ActionPlan
  readonly piece: SelectedPiece
  /** Whether the active emperor is selected. */
  readonly isActive: boolean
  readonly reachable: readonly ReachableAction[]
  canSelect(place: string): boolean
  /** Returns false if there is nothing to select. */
  select(place: string): boolean
  deselect(): void
  act(action: Action): void
}

export function usePieceSelection(
  view: TetrarchiaView,
  decision: Decision<TetrarchiaInquiry> | null,
  answer: (answer: Answer) => void
): PieceSelection | null {
  const [kept, setKept] = useState<SelectedPiece | null>(null)
  return useMemo((): PieceSelection | null => {
    const plan = actionPlan(view, decision)
    if (!plan) return null
    const hand = validSelection(plan, kept)
    return {
      plan,
      piece: hand,
      isActive: 'emperor' in hand && hand.emperor === plan.active,
      reachable: reachableActions(view, plan, hand),
      canSelect: (place) => pieceSelectedAt(view, plan, place) !== null,
      select: (place) => {
        const taken = pieceSelectedAt(view, plan, place)
        if (taken) setKept(taken)
        return taken !== null
      },
      deselect: () => setKept(null),
      act: (option) => answer({ option })
    }
  }, [view, decision, kept, answer])
}

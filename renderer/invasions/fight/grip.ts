import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { BattleDie } from '#shared/invasions/queries/battle/dice.ts'
import type { BattleSide } from '#shared/invasions/queries/battle/situation.ts'
import type { UnitId } from '#shared/invasions/state.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { Fate } from './counter.tsx'

/** A die or a roll that can be taken up again, with what that changes. */
export interface DieGrip {
  readonly onClick: () => void
  /** The chance to win if the dice stay as they are, and if this is rolled again. */
  readonly kept: number
  readonly again: number
}

/** A unit that can be picked. */
export interface UnitGrip {
  readonly onClick: () => void
  readonly pressed: boolean
  /** What becomes of it by what is chosen. */
  readonly fate: Fate
}

/** What the hand can take hold of on the stage, for the open question; nothing where a method is missing. */
export interface Grip {
  die?(side: BattleSide, die: BattleDie): DieGrip | null
  roll?(side: BattleSide): DieGrip | null
  unit?(id: UnitId): UnitGrip | null
}

export const NO_GRIP: Grip = {}

/** An open question, and the means to answer it. */
export interface Asking {
  readonly decision: Decision<Invasions['Inquiry']>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onAnswer: (answer: Answer) => void
  readonly busy: boolean
}

import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { BattleDie } from '#shared/invasions/queries/battle/dice.ts'
import type { BattleSide } from '#shared/invasions/queries/battle/situation.ts'
import type { UnitId } from '#shared/invasions/state.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { PieceFate } from '../pieces/counter.tsx'

/** A die or a roll that can be re-rolled, with the effect on the odds. */
export interface DieControl {
  readonly onClick: () => void
  /** The chance to win if the dice stay as they are, and if this one is rolled again. */
  readonly kept: number
  readonly again: number
}

/** A unit that can be picked. */
export interface UnitControl {
  readonly onClick: () => void
  readonly pressed: boolean
  /** What becomes of the unit by the current draft. */
  readonly fate: PieceFate
}

/** What the player can click in the fight view for the open question. A missing method means: nothing of that sort. */
export interface FightControls {
  die?(side: BattleSide, die: BattleDie): DieControl | null
  roll?(side: BattleSide): DieControl | null
  unit?(id: UnitId): UnitControl | null
}

export const NO_CONTROLS: FightControls = {}

/** The open question, and the means to answer it. */
export interface OpenQuestion {
  readonly decision: Decision<Invasions['Inquiry']>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onAnswer: (answer: Answer) => void
  readonly busy: boolean
}

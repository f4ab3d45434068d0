import type { Claim, Ending } from '../board/ending.ts'
import type { PhaseId } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'
import type { ConcessionId, SenatorId } from '../content/ids.ts'

/** 5.2: how a senator died. */
export type DeathCause =
  | 'age'
  | 'battle'
  | 'mob'
  | 'epidemic'
  | 'assassin'
  | 'execution'
  /** 9.84: a caught assassin, his leader, and those whom his deed implicates. */
  | 'punishment'
  | 'captivity'
  | 'riot'
  | 'raid'
  | 'rebellion'

/** Turns, phases, deaths, and whatever several phases cause. */
export type TurnEvent =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'phase-began'; readonly phase: PhaseId }
  /** 5.1: the numbers on the chits; null is a blank one. */
  | { readonly type: 'chits-drawn'; readonly chits: readonly (number | null)[] }
  | {
      readonly type: 'died'
      readonly senator: SenatorId
      readonly faction: FactionId | null
      readonly cause: DeathCause
      /** 5.2: what his faction keeps, and what returns to the forum. */
      readonly kept: readonly ConcessionId[]
      readonly returned: readonly ConcessionId[]
    }
  | { readonly type: 'new-leader'; readonly faction: FactionId; readonly senator: SenatorId }
  | { readonly type: 'eliminated'; readonly faction: FactionId }
  | { readonly type: 'influence'; readonly senator: SenatorId; readonly by: number }
  | { readonly type: 'popularity'; readonly senator: SenatorId; readonly by: number }
  | { readonly type: 'unrest'; readonly by: number; readonly now: number }
  | { readonly type: 'treasury'; readonly by: number; readonly now: number }
  /** 12.31 */
  | { readonly type: 'claimed'; readonly claim: Claim }
  | { readonly type: 'ended'; readonly ending: Ending }

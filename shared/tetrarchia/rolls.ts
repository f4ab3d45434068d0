import type * as dice from '../engine/dice.ts'
import type { RollReason } from './words/message.ts'

/** The engine's dice, each rolled for a reason that has words. Nothing modifies them: battles tell their own sums. */
export type RollRequest = dice.RollRequest<RollReason, never>
export type Roll = dice.Roll<RollReason, never>

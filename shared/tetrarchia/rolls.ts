import type * as dice from '../engine/dice.ts'
import type { RollReason } from './words/message.ts'

/** The engine's rolls, typed so that every reason has words. Rolls have no modifiers: battle events contain their own sums. */
export type RollRequest = dice.RollRequest<RollReason, never>
export type Roll = dice.Roll<RollReason, never>

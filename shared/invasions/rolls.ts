import type * as dice from '../engine/dice.ts'
import type { ModifierReason, RollReason } from './words/message.ts'

/** The engine's dice, each rolled for a reason that has words, and with additions that have. */
export type Modifier = dice.Modifier<ModifierReason>
export type RollRequest = dice.RollRequest<RollReason, ModifierReason>
export type Roll = dice.Roll<RollReason, ModifierReason>

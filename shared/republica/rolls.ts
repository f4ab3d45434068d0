import type * as dice from '../engine/dice.ts'
import type { ModifierReason, RollReason } from './words/message.ts'

/** The engine's rolls, typed so that every reason and every modifier has words. */
export type Modifier = dice.Modifier<ModifierReason>
export type RollRequest = dice.RollRequest<RollReason, ModifierReason>
export type Roll = dice.Roll<RollReason, ModifierReason>

import { z } from 'zod'
import type { SenatorId, WarId } from '../content/ids.ts'
import { armyIdSchema, warSchema } from '../content-schemas.ts'
import { oneOf, yesOrNo } from './shapes.ts'

export interface CombatAbouts {
  /** 10.9: the highest official's faction orders the battles. */
  'next-battle': { readonly armies: readonly number[] }
  /** No. 30; 10.12: the enemy's fleet is beaten, and the army may land. */
  'land-battle': { readonly army: number; readonly war: WarId; readonly commander: SenatorId }
  /** No. 31; 10.82: `talents` of the captive, `purse` of his faction. */
  ransom: {
    readonly captive: SenatorId
    readonly price: number
    readonly talents: number
    readonly purse: number
  }
  /** No. 35; 11.51: his veterans in the rebel's army may come over. */
  'turn-veterans': { readonly senator: SenatorId; readonly legions: readonly number[] }
  /** No. 36; 12.32: the winner of the civil war fights on. */
  'next-war': { readonly rebel: SenatorId; readonly active: number }
}

export const combatAnswers = {
  'next-battle': oneOf(z.strictObject({ army: armyIdSchema })),
  'land-battle': yesOrNo,
  ransom: oneOf(z.enum(['captive', 'faction', 'wait'])),
  'turn-veterans': yesOrNo,
  'next-war': oneOf(warSchema)
}

import type { InvasionsKey } from '../../words/message.ts'

/**
 * What forecasts assume of the players, as the page says it beside the numbers. `forecast-trial/assumed-answers.ts`
 * answers accordingly, and compares the forecasts with what then happens.
 */
export const ASSUMPTIONS = {
  /** Losses in the order of `lossOrder`, re-rolls as in `reroll-policy.ts`, no leader's option, no voluntary retreat, no cards. */
  fight: 'assumes.fight',
  /** Nobody reacts to the march, and the stack stops for the battle rather than breaking through. */
  march: 'assumes.march',
  /** As `fight`, and no attacker marches on before the battle. */
  stand: 'assumes.stand',
  /** One stack alone intercepts. */
  interception: 'assumes.interception'
} as const satisfies Record<string, InvasionsKey>

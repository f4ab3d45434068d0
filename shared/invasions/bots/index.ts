import type { Bot } from '../../engine/bot.ts'
import type { Invasions } from '../game-types.ts'
import { levels } from './levels.ts'
import { searchingBot } from './magister.ts'
import { policies } from './policies/policy-table.ts'
import { policyBot } from './policy-bot.ts'

/** The computer players from the weakest to the strongest. */
export const invasionsBots: Readonly<Record<'recruit' | 'legate' | 'magister', Bot<Invasions>>> = {
  recruit: policyBot(policies, levels.recruit),
  legate: policyBot(policies, levels.legate),
  magister: searchingBot(policies)
}

import type { Bot } from '../../engine/bot.ts'
import type { Invasions } from '../types.ts'
import { answering } from './answering.ts'
import { levels } from './levels.ts'
import { searching } from './magister.ts'
import { policies } from './policies.ts'

/** The computer players from the weakest to the strongest. */
export const invasionsBots: Readonly<Record<'recruit' | 'legate' | 'magister', Bot<Invasions>>> = {
  recruit: answering(policies, levels.recruit),
  legate: answering(policies, levels.legate),
  magister: searching(policies)
}

import type { Bot } from '../../engine/bot.ts'
import type { Invasions } from '../types.ts'
import { answering } from './answering.ts'
import { policies } from './policies.ts'

/** The computer players, by their strength. */
export const invasionsBots: Readonly<Record<'recruit' | 'legate' | 'magister', Bot<Invasions>>> = {
  recruit: answering(policies),
  legate: answering(policies),
  magister: answering(policies)
}

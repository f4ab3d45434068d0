import type { Translations } from '../../../../../../words/readings.ts'
import { battle } from './battle.ts'
import { realm } from './realm.ts'
import { ties } from './ties.ts'
import { war } from './war.ts'

/** Our readings in Spanish. */
export const readings: Translations = { ...realm, ...war, ...battle, ...ties }

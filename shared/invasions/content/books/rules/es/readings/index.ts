import type { Translations } from '../../../../../../words/readings.ts'
import { battleReadings } from './battle.ts'
import { realmReadings } from './realm.ts'
import { relationsReadings } from './relations.ts'
import { warReadings } from './war.ts'

/** Our readings in Spanish. */
export const readings: Translations = {
  ...realmReadings,
  ...warReadings,
  ...battleReadings,
  ...relationsReadings
}

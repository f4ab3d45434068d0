import type { Mission } from './records.ts'

export const missions = {
  'guardians-of-conspiracies': {
    number: 'M01',
    score: { by: 'most', metric: 'intrigue-played', doxa: 5 },
    source: { rulebook: ['name', 'score'] }
  },
  'power-of-authority': {
    number: 'M02',
    score: { by: 'units', which: { type: 'palatina' }, per: 1, doxa: 2 },
    source: { rulebook: ['name', 'score'] }
  },
  'flock-of-the-faithful': {
    number: 'M03',
    score: { by: 'units', which: { type: 'ecclesiastica' }, per: 2, doxa: 3 },
    source: { ours: 'church growth of the reign' }
  },
  'sword-of-the-empire': {
    number: 'M04',
    score: { by: 'units', which: { type: 'stratiotika' }, per: 2, doxa: 3 },
    source: { ours: 'the reconquest' }
  },
  'roads-of-commerce': {
    number: 'M05',
    score: { by: 'units', which: { type: 'emporion' }, per: 2, doxa: 3 },
    source: { ours: 'silk and spice trade' }
  },
  'light-of-the-new-rome': {
    number: 'M06',
    score: { by: 'units', which: { area: 'thracia' }, per: 1, doxa: 1 },
    source: { ours: 'seat of the court' }
  },
  'lords-of-italia': {
    number: 'M07',
    score: { by: 'units', which: { area: 'italia' }, per: 1, doxa: 2 },
    source: { ours: 'the Gothic war' }
  },
  'masters-of-the-islands': {
    number: 'M08',
    score: { by: 'units', which: { area: 'mare-tyrrhenum' }, per: 1, doxa: 4 },
    source: { ours: 'the rarest area in the event list' }
  },
  'heirs-of-carthage': {
    number: 'M09',
    score: { by: 'units', which: { area: 'africa' }, per: 1, doxa: 3 },
    source: { ours: 'the Vandal war' }
  },
  'stewards-of-the-nile': {
    number: 'M10',
    score: { by: 'units', which: { area: 'aegyptus' }, per: 1, doxa: 3 },
    source: { ours: 'grain province' }
  },
  'wardens-of-the-east': {
    number: 'M11',
    score: { by: 'units', which: { area: 'oriens' }, per: 1, doxa: 2 },
    source: { ours: 'the Persian frontier' }
  },
  'builders-for-eternity': {
    number: 'M12',
    score: {
      by: 'units',
      which: { units: ['aqueduct', 'hippodrome', 'church', 'monastery', 'fortification', 'hagia-sophia'] },
      per: 1,
      doxa: 3
    },
    source: { ours: 'the building programme praised by Procopius' }
  },
  'sails-of-the-empire': {
    number: 'M13',
    score: { by: 'units', which: { units: ['dromon', 'merchant-ship'] }, per: 1, doxa: 4 },
    source: { ours: 'sea power of 533' }
  },
  'patrons-of-the-great': {
    number: 'M14',
    score: { by: 'most', metric: 'heroes-in-play', doxa: 5 },
    source: { ours: 'patronage' }
  },
  'corridors-of-the-palace': {
    number: 'M15',
    score: { by: 'cards', type: 'palatina', doxa: 1, most: 8 },
    source: { ours: 'the five orders of the card set' }
  },
  'pillars-of-the-church': {
    number: 'M16',
    score: { by: 'cards', type: 'ecclesiastica', doxa: 1, most: 8 },
    source: { ours: 'the five orders of the card set' }
  },
  'ranks-of-the-army': {
    number: 'M17',
    score: { by: 'cards', type: 'stratiotika', doxa: 1, most: 8 },
    source: { ours: 'the five orders of the card set' }
  },
  'stalls-of-the-market': {
    number: 'M18',
    score: { by: 'cards', type: 'emporion', doxa: 1, most: 8 },
    source: { ours: 'the five orders of the card set' }
  },
  'furrows-of-the-land': {
    number: 'M19',
    score: { by: 'cards', type: 'rustica', doxa: 1, most: 8 },
    source: { ours: 'the five orders of the card set' }
  },
  'the-great-bandon': {
    number: 'M20',
    score: { by: 'threshold', metric: 'largest-bandon', value: 5, doxa: 5 },
    source: { ours: 'the banner as unit of army' }
  },
  'concord-of-the-empire': {
    number: 'M21',
    score: { by: 'events', outcome: 'completed', doxa: 1 },
    source: { ours: 'official ideology of harmony' }
  },
  'the-fifth-column': {
    number: 'M22',
    score: { by: 'events', outcome: 'cancelled', doxa: 3 },
    source: { ours: 'plots of the court; the rulebook praises sabotage' }
  },
  'gold-of-the-largesses': {
    number: 'M23',
    score: { by: 'nomismata', per: 4, doxa: 1, most: 8 },
    source: { ours: 'treasury count' }
  },
  'court-of-five-orders': {
    number: 'M24',
    score: { by: 'threshold', metric: 'types-with-two-cards', value: 5, doxa: 6 },
    source: { ours: 'balance of orders' }
  },
  'voice-at-the-emperors-ear': {
    number: 'M25',
    score: { by: 'most', metric: 'votes-led', doxa: 5 },
    source: { ours: 'influence at court' }
  }
} as const satisfies Readonly<Record<string, Mission>>

export type MissionId = keyof typeof missions
export const missionIds = Object.keys(missions) as readonly MissionId[]

export function mission(id: MissionId): Mission {
  return missions[id]
}

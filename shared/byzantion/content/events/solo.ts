import type { SoloEvent } from '../records.ts'

/** The events of the solo game. */
export const soloEvents = {
  'eastern-mediterranean-sea-route': {
    number: 'S01',
    age: 1,
    area: 'mare-tyrrhenum',
    units: { 'merchant-ship': 1 },
    pay: {},
    reward: { nomismata: 5 },
    penalty: 2,
    source: { rulebook: ['name', 'area', 'units', 'reward', 'penalty'], ours: 'age is ours' }
  },
  'bishops-for-the-sees-of-syria': {
    number: 'S02',
    age: 1,
    area: 'oriens',
    units: { priest: 1 },
    pay: {},
    reward: { fides: 2 },
    penalty: 2,
    source: { ours: 'vacant sees after the exile of Severus' }
  },
  'guard-the-danube': {
    number: 'S03',
    age: 1,
    area: 'thracia',
    units: { legion: 1 },
    pay: {},
    reward: { virtus: 2 },
    penalty: 2,
    source: { ours: 'raids over the river in 528-529' }
  },
  'desert-hermits': {
    number: 'S04',
    age: 1,
    area: 'aegyptus',
    units: { monk: 1 },
    pay: {},
    reward: { fides: 2 },
    penalty: 2,
    source: { ours: 'monastic life of Egypt' }
  },
  'new-senators': {
    number: 'S05',
    age: 1,
    area: 'thracia',
    units: { senator: 1 },
    pay: {},
    reward: { auctoritas: 3 },
    penalty: 2,
    source: { ours: 'ranks opened in 527' }
  },
  'spice-road': {
    number: 'S06',
    age: 1,
    area: 'oriens',
    units: { caravan: 1 },
    pay: {},
    reward: { nomismata: 6 },
    penalty: 2,
    source: { ours: 'overland trade' }
  },
  'envoys-to-carthage': {
    number: 'S07',
    age: 1,
    area: 'africa',
    units: { merchant: 1 },
    pay: {},
    reward: { nomismata: 4 },
    penalty: 2,
    source: { ours: 'Vandal trade before 533' }
  },
  'horsemen-of-dara': {
    number: 'S08',
    age: 1,
    area: 'oriens',
    units: { cataphract: 1 },
    pay: {},
    reward: { virtus: 2 },
    penalty: 2,
    source: { ours: 'battle of 530' }
  },
  'fair-at-alexandria': {
    number: 'S09',
    age: 1,
    area: 'aegyptus',
    units: { merchant: 1 },
    pay: {},
    reward: { frumentum: 2 },
    penalty: 2,
    source: { ours: 'harbour trade' }
  },
  'tithes-of-ravenna': {
    number: 'S10',
    age: 1,
    area: 'italia',
    units: { priest: 1 },
    pay: { nomismata: 2 },
    reward: { nomismata: 5 },
    penalty: 2,
    source: { ours: 'Catholic clergy in Gothic Italy' }
  },
  'bridgehead-in-africa': {
    number: 'S11',
    age: 2,
    area: 'africa',
    units: { legion: 1, cataphract: 1 },
    pay: {},
    reward: { nomismata: 8 },
    penalty: 3,
    source: { ours: 'landing of 533' }
  },
  'fleet-of-the-islands': {
    number: 'S12',
    age: 2,
    area: 'mare-tyrrhenum',
    units: { dromon: 1 },
    pay: {},
    reward: { lignum: 3 },
    penalty: 3,
    source: { ours: 'Sicily and Sardinia' }
  },
  'walls-of-rome': {
    number: 'S13',
    age: 2,
    area: 'italia',
    units: { fortification: 1, legion: 1 },
    pay: {},
    reward: { auctoritas: 4 },
    penalty: 4,
    source: { ours: 'siege of 537' }
  },
  'the-great-church': {
    number: 'S14',
    age: 2,
    area: 'thracia',
    units: { 'hagia-sophia': 1 },
    pay: { nomismata: 4 },
    reward: { auctoritas: 6 },
    penalty: 3,
    source: { ours: 'dedication of 537' }
  },
  'monastery-on-sinai': {
    number: 'S15',
    age: 2,
    area: 'aegyptus',
    units: { monastery: 1 },
    pay: {},
    reward: { fides: 3 },
    penalty: 3,
    source: { ours: 'fortified house begun in the 540s' }
  },
  'water-for-antioch': {
    number: 'S16',
    age: 2,
    area: 'oriens',
    units: { aqueduct: 1 },
    pay: {},
    reward: { civicus: 3 },
    penalty: 3,
    source: { ours: 'rebuilding after 540' }
  },
  'senate-house-in-carthage': {
    number: 'S17',
    age: 2,
    area: 'africa',
    units: { senator: 2 },
    pay: {},
    reward: { civicus: 3 },
    penalty: 3,
    source: { ours: 'prefecture of Africa, 534' }
  },
  'grain-convoys': {
    number: 'S18',
    age: 2,
    area: 'aegyptus',
    units: { 'merchant-ship': 1, merchant: 1 },
    pay: {},
    reward: { frumentum: 4 },
    penalty: 3,
    source: { ours: 'yearly grain fleet' }
  },
  'plague-prayers': {
    number: 'S19',
    age: 2,
    area: 'thracia',
    units: { monk: 1, priest: 1 },
    pay: { nomismata: 3 },
    reward: { fides: 3 },
    penalty: 4,
    source: { ours: 'plague of 542' }
  },
  'caravans-of-lazica': {
    number: 'S20',
    age: 2,
    area: 'oriens',
    units: { caravan: 1, merchant: 1 },
    pay: {},
    reward: { nomismata: 9 },
    penalty: 3,
    source: { ours: 'trade monopoly of the 530s at Petra' }
  },
  'narses-marches': {
    number: 'S21',
    age: 3,
    area: 'italia',
    units: { cataphract: 2, legion: 1 },
    pay: {},
    reward: { virtus: 4 },
    penalty: 5,
    source: { ours: 'campaign of 552' }
  },
  'ports-of-spania': {
    number: 'S22',
    age: 3,
    area: 'mare-tyrrhenum',
    units: { 'merchant-ship': 2, merchant: 1 },
    pay: {},
    reward: { nomismata: 12 },
    penalty: 5,
    source: { ours: 'province of 552' }
  },
  'storm-of-petra': {
    number: 'S23',
    age: 3,
    area: 'oriens',
    units: { 'siege-tower': 1, legion: 1 },
    pay: {},
    reward: { virtus: 4 },
    penalty: 5,
    source: { ours: 'siege of 551' }
  },
  'council-fathers': {
    number: 'S24',
    age: 3,
    area: 'thracia',
    units: { priest: 2, church: 1 },
    pay: {},
    reward: { auctoritas: 6 },
    penalty: 5,
    source: { ours: 'council of 553' }
  },
  'peace-of-the-moors': {
    number: 'S25',
    age: 3,
    area: 'africa',
    units: { caravan: 1, merchant: 1, legion: 1 },
    pay: { nomismata: 4 },
    reward: { nomismata: 12 },
    penalty: 5,
    source: { ours: 'settlement of 548' }
  },
  'law-for-italy': {
    number: 'S26',
    age: 3,
    area: 'italia',
    units: { senator: 2, aqueduct: 1 },
    pay: {},
    reward: { civicus: 4 },
    penalty: 5,
    source: { ours: 'law of 554' }
  },
  'silk-workshops': {
    number: 'S27',
    age: 3,
    area: 'thracia',
    units: { merchant: 2, caravan: 1 },
    pay: {},
    reward: { nomismata: 14 },
    penalty: 5,
    source: { ours: 'silk from 552' }
  },
  'bread-for-the-city': {
    number: 'S28',
    age: 3,
    area: 'aegyptus',
    units: { 'merchant-ship': 2, monk: 1 },
    pay: {},
    reward: { frumentum: 4 },
    penalty: 6,
    source: { ours: 'shortage of 556' }
  },
  'the-long-wall': {
    number: 'S29',
    age: 3,
    area: 'thracia',
    units: { fortification: 1, legion: 2 },
    pay: {},
    reward: { lapis: 4 },
    penalty: 6,
    source: { ours: 'raid of 559' }
  },
  'fifty-years-of-gold': {
    number: 'S30',
    age: 3,
    area: 'oriens',
    units: { senator: 1, merchant: 2 },
    pay: { nomismata: 6 },
    reward: { auctoritas: 6 },
    penalty: 5,
    source: { ours: 'treaty of 562' }
  }
} as const satisfies Readonly<Record<string, SoloEvent>>

export type SoloEventId = keyof typeof soloEvents
export const soloEventIds = Object.keys(soloEvents) as readonly SoloEventId[]

export function soloEvent(id: SoloEventId): SoloEvent {
  return soloEvents[id]
}

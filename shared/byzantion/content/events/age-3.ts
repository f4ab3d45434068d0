import type { GameEventCard } from '../records.ts'

/** The events of age III. */
export const age3 = {
  'totila-before-rome': {
    kind: 'choice',
    number: 'EV21',
    age: 3,
    year: 546,
    area: 'italia',
    reward: { virtus: 8 },
    penalty: { nomismata: 12 },
    options: {
      first: { requires: { virtus: 10, lignum: 2, frumentum: 2 }, units: { 'merchant-ship': 1, legion: 3 } },
      second: {
        requires: { civicus: 10, frumentum: 2, nomismata: 4 },
        units: { senator: 2, 'merchant-ship': 1, merchant: 1 }
      }
    },
    source: { ours: 'Rome fell to Totila in December 546' }
  },
  'moorish-war-of-john-troglita': {
    kind: 'choice',
    number: 'EV22',
    age: 3,
    year: 548,
    area: 'africa',
    reward: { nomismata: 23 },
    penalty: { virtus: 4 },
    options: {
      first: { requires: { virtus: 11, frumentum: 3 }, units: { cataphract: 2, legion: 1 } },
      second: { requires: { civicus: 6, lapis: 6, frumentum: 2 }, units: { caravan: 2, merchant: 1 } }
    },
    source: { ours: 'victory of 548' }
  },
  'siege-of-petra-in-lazica': {
    kind: 'choice',
    number: 'EV23',
    age: 3,
    year: 551,
    area: 'oriens',
    reward: { auctoritas: 10 },
    penalty: { nomismata: 13 },
    options: {
      first: { requires: { virtus: 7, lignum: 7 }, units: { 'siege-tower': 1, legion: 2 } },
      second: { requires: { auctoritas: 6, civicus: 6, nomismata: 4 }, units: { senator: 1, caravan: 2 } }
    },
    source: { ours: 'Bessas took the fortress in 551' }
  },
  'the-secret-of-silk': {
    kind: 'choice',
    number: 'EV24',
    age: 3,
    year: 552,
    area: 'thracia',
    reward: { nomismata: 23 },
    penalty: { nomismata: 12 },
    options: {
      first: { requires: { civicus: 10, auctoritas: 2, lignum: 2 }, units: { hippodrome: 1, senator: 2 } },
      second: {
        requires: { civicus: 4, lignum: 4, frumentum: 4, nomismata: 4 },
        units: { merchant: 3, caravan: 1 }
      }
    },
    source: { ours: 'silkworm eggs reached the capital about 552' }
  },
  'landing-in-spania': {
    kind: 'choice',
    number: 'EV25',
    age: 3,
    year: 552,
    area: 'mare-tyrrhenum',
    reward: { lignum: 8 },
    penalty: { lignum: 4 },
    options: {
      first: { requires: { virtus: 10, lignum: 3, nomismata: 2 }, units: { dromon: 1, cataphract: 1 } },
      second: { requires: { lignum: 10, lapis: 2, civicus: 2 }, units: { 'merchant-ship': 2, merchant: 1 } }
    },
    source: { ours: 'force under Liberius in 552' }
  },
  'fifth-ecumenical-council': {
    kind: 'challenge',
    number: 'EV26',
    age: 3,
    year: 553,
    area: 'thracia',
    reward: { auctoritas: 10 },
    penalty: { fides: 4 },
    task: { requires: { fides: 11, civicus: 2, auctoritas: 1 }, units: { church: 1, priest: 2 } },
    challenge: { resource: 'fides', doxa: [6, 4, 2] },
    source: { ours: 'met in May and June 553' }
  },
  'pragmatic-sanction': {
    kind: 'choice',
    number: 'EV27',
    age: 3,
    year: 554,
    area: 'italia',
    reward: { civicus: 8 },
    penalty: { civicus: 4 },
    options: {
      first: { requires: { civicus: 10, auctoritas: 2, frumentum: 2 }, units: { aqueduct: 1, senator: 2 } },
      second: { requires: { fides: 10, lapis: 2, frumentum: 2 }, units: { monastery: 1, priest: 2 } }
    },
    source: { ours: 'law of August 554 for Italy' }
  },
  'bread-shortage-in-the-capital': {
    kind: 'choice',
    number: 'EV28',
    age: 3,
    year: 556,
    area: 'aegyptus',
    reward: { frumentum: 8 },
    penalty: { frumentum: 4 },
    options: {
      first: { requires: { frumentum: 11, lignum: 2, virtus: 1 }, units: { 'merchant-ship': 2, legion: 1 } },
      second: { requires: { fides: 3, frumentum: 10 }, units: { monastery: 1, monk: 2 } }
    },
    source: { ours: 'shortage reported in 556' }
  },
  'raid-of-zabergan': {
    kind: 'challenge',
    number: 'EV29',
    age: 3,
    year: 559,
    area: 'thracia',
    reward: { auctoritas: 10 },
    penalty: { nomismata: 13 },
    task: { requires: { virtus: 10, lignum: 2, lapis: 2 }, units: { cataphract: 1, legion: 3 } },
    challenge: { resource: 'lignum', doxa: [6, 4, 2] },
    source: {
      ours: 'Kutrigurs reached the walls in 559; Belisarius used felled trees and noise to swell his force'
    }
  },
  'fifty-year-peace': {
    kind: 'choice',
    number: 'EV30',
    age: 3,
    year: 562,
    area: 'oriens',
    reward: { nomismata: 23 },
    penalty: { auctoritas: 5 },
    options: {
      first: { requires: { civicus: 9, auctoritas: 2, nomismata: 6 }, units: { merchant: 2, caravan: 2 } },
      second: { requires: { lapis: 10, virtus: 3, lignum: 1 }, units: { 'siege-tower': 1, legion: 2 } }
    },
    source: { ours: 'treaty of 561-562' }
  }
} as const satisfies Readonly<Record<string, GameEventCard>>

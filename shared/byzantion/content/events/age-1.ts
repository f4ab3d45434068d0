import type { GameEventCard } from '../records.ts'

/** The events of age I. */
export const age1 = {
  'coronation-of-justinian-and-theodora': {
    kind: 'challenge',
    number: 'EV01',
    age: 1,
    year: 527,
    area: 'thracia',
    reward: { auctoritas: 4 },
    penalty: { nomismata: 5 },
    task: { requires: { civicus: 1, fides: 1, frumentum: 1 }, units: { senator: 1, priest: 1 } },
    challenge: { resource: 'civicus', doxa: [4, 2, 1] },
    source: { ours: 'joint crowning in April to August 527; a show of civic favour' }
  },
  'commission-of-the-first-code': {
    kind: 'choice',
    number: 'EV02',
    age: 1,
    year: 528,
    area: 'thracia',
    reward: { auctoritas: 4 },
    penalty: { nomismata: 5 },
    options: {
      first: { requires: { civicus: 2, auctoritas: 1 }, units: { senator: 2 } },
      second: { requires: { civicus: 1, fides: 1, auctoritas: 1 }, units: { senator: 1, priest: 1 } }
    },
    source: { ours: 'commission ordered in February 528' }
  },
  'earthquake-at-antioch': {
    kind: 'choice',
    number: 'EV03',
    age: 1,
    year: 528,
    area: 'oriens',
    reward: { nomismata: 9 },
    penalty: { frumentum: 2 },
    options: {
      first: { requires: { lapis: 2, lignum: 1 }, units: { fortification: 1 } },
      second: { requires: { frumentum: 1, fides: 1, civicus: 1 }, units: { monk: 2 } }
    },
    source: { ours: 'earthquake of November 528' }
  },
  'the-academy-of-athens': {
    kind: 'choice',
    number: 'EV04',
    age: 1,
    year: 529,
    area: 'thracia',
    reward: { auctoritas: 4 },
    penalty: { nomismata: 5 },
    options: {
      first: { requires: { fides: 3 }, units: { priest: 1, monk: 1 } },
      second: { requires: { civicus: 2, frumentum: 1 }, units: { senator: 1, merchant: 1 } }
    },
    source: {
      rulebook: ['name', 'year', 'options.name', 'options.requires', 'options.units'],
      ours: 'year is printed; units are from the next example of the same page; area, reward and penalty are ours'
    }
  },
  'samaritan-revolt': {
    kind: 'choice',
    number: 'EV05',
    age: 1,
    year: 529,
    area: 'oriens',
    reward: { virtus: 3 },
    penalty: { virtus: 2 },
    options: {
      first: { requires: { virtus: 1, frumentum: 1, civicus: 1 }, units: { legion: 1, cataphract: 1 } },
      second: { requires: { civicus: 2, frumentum: 1 }, units: { merchant: 1, caravan: 1 } }
    },
    source: { ours: 'rising of 529-531 in Palestine' }
  },
  'battle-of-dara': {
    kind: 'choice',
    number: 'EV06',
    age: 1,
    year: 530,
    area: 'oriens',
    reward: { lapis: 2, auctoritas: 1 },
    penalty: { nomismata: 5 },
    options: {
      first: { requires: { virtus: 1, lapis: 1, lignum: 1 }, units: { legion: 2 } },
      second: { requires: { virtus: 2, frumentum: 1 }, units: { cataphract: 1, legion: 1 } }
    },
    source: { ours: 'victory of June 530' }
  },
  'deposition-of-hilderic': {
    kind: 'choice',
    number: 'EV07',
    age: 1,
    year: 530,
    area: 'africa',
    reward: { civicus: 3 },
    penalty: { auctoritas: 2 },
    options: {
      first: { requires: { auctoritas: 2, civicus: 1 }, units: { senator: 1, merchant: 1 } },
      second: { requires: { virtus: 1, lignum: 1, frumentum: 1 }, units: { legion: 1, 'merchant-ship': 1 } }
    },
    source: { ours: 'Gelimer took the Vandal throne in 530' }
  },
  'embassy-to-axum-and-himyar': {
    kind: 'choice',
    number: 'EV08',
    age: 1,
    year: 531,
    area: 'aegyptus',
    reward: { nomismata: 10 },
    penalty: { nomismata: 4 },
    options: {
      first: {
        requires: { lignum: 1, civicus: 1, nomismata: 2 },
        units: { 'merchant-ship': 1, merchant: 1 }
      },
      second: { requires: { fides: 2, frumentum: 1 }, units: { priest: 1, monk: 1 } }
    },
    source: { ours: 'mission of 531' }
  },
  'nika-riots': {
    kind: 'challenge',
    number: 'EV09',
    age: 1,
    year: 532,
    area: 'thracia',
    reward: { auctoritas: 4 },
    penalty: { nomismata: 6 },
    task: { requires: { virtus: 1, civicus: 1, lapis: 1 }, units: { hippodrome: 1 } },
    challenge: { resource: 'virtus', doxa: [4, 2, 1] },
    source: { ours: 'rising of January 532 that burnt the city centre' }
  },
  'treaty-of-eternal-peace': {
    kind: 'choice',
    number: 'EV10',
    age: 1,
    year: 532,
    area: 'oriens',
    reward: { auctoritas: 4 },
    penalty: { nomismata: 6 },
    options: {
      first: { requires: { civicus: 2, nomismata: 2 }, units: { merchant: 2 } },
      second: { requires: { virtus: 1, lignum: 2 }, units: { 'siege-tower': 1, legion: 1 } }
    },
    source: {
      rulebook: ['name', 'area', 'options.units'],
      ours: 'treaty of 532; option names, requirements, reward and penalty are ours, units and area printed'
    }
  }
} as const satisfies Readonly<Record<string, GameEventCard>>

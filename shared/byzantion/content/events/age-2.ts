import type { GameEventCard } from '../records.ts'

/** The events of age II. */
export const age2 = {
  'expedition-against-the-vandals': {
    kind: 'choice',
    number: 'EV11',
    age: 2,
    year: 533,
    area: 'africa',
    reward: { nomismata: 18 },
    penalty: { nomismata: 9 },
    options: {
      first: { requires: { virtus: 4, lignum: 3 }, units: { dromon: 1, legion: 1 } },
      second: {
        requires: { civicus: 3, virtus: 2, frumentum: 2 },
        units: { cataphract: 1, merchant: 1, legion: 1 }
      }
    },
    source: { ours: 'fleet left in June 533' }
  },
  'publication-of-the-digest': {
    kind: 'choice',
    number: 'EV12',
    age: 2,
    year: 533,
    area: 'thracia',
    reward: { auctoritas: 8 },
    penalty: { civicus: 3 },
    options: {
      first: { requires: { civicus: 6 }, units: { senator: 3 } },
      second: { requires: { civicus: 4, lapis: 1, fides: 2 }, units: { senator: 2, monk: 1 } }
    },
    source: { ours: 'promulgated in December 533' }
  },
  'conquest-of-sicily': {
    kind: 'choice',
    number: 'EV13',
    age: 2,
    year: 535,
    area: 'mare-tyrrhenum',
    reward: { frumentum: 6 },
    penalty: { lignum: 3 },
    options: {
      first: { requires: { virtus: 4, lignum: 2, frumentum: 1 }, units: { dromon: 1, cataphract: 1 } },
      second: { requires: { civicus: 3, frumentum: 2, nomismata: 4 }, units: { 'merchant-ship': 2 } }
    },
    source: { ours: 'Belisarius took the island in 535' }
  },
  'year-without-a-sun': {
    kind: 'choice',
    number: 'EV14',
    age: 2,
    year: 536,
    area: 'thracia',
    reward: { fides: 6 },
    penalty: { frumentum: 3 },
    options: {
      first: { requires: { frumentum: 5, civicus: 1 }, units: { aqueduct: 1, merchant: 1 } },
      second: { requires: { fides: 5, frumentum: 1 }, units: { monastery: 1, monk: 1 } }
    },
    source: { ours: 'dust veil reported in 536' }
  },
  'consecration-of-hagia-sophia': {
    kind: 'challenge',
    number: 'EV15',
    age: 2,
    year: 537,
    area: 'thracia',
    reward: { auctoritas: 8 },
    penalty: { lapis: 3 },
    task: { requires: { lapis: 4, fides: 2, lignum: 1 }, units: { 'hagia-sophia': 1 } },
    challenge: { resource: 'lapis', doxa: [5, 3, 1] },
    source: { ours: 'dedicated 27 December 537' }
  },
  'guardian-of-the-siege-of-rome': {
    kind: 'choice',
    number: 'EV16',
    age: 2,
    year: 537,
    area: 'italia',
    reward: { auctoritas: 8 },
    penalty: { nomismata: 9 },
    options: {
      first: { requires: { virtus: 1, lapis: 4, lignum: 1 }, units: { fortification: 1, legion: 1 } },
      second: { requires: { virtus: 4, frumentum: 2 }, units: { cataphract: 1, legion: 2 } }
    },
    source: {
      rulebook: ['name', 'reward', 'penalty', 'options.0.name', 'options.0.requires'],
      ours: 'siege of March 537 to March 538; second option, units and year are ours'
    }
  },
  'fall-of-ravenna': {
    kind: 'choice',
    number: 'EV17',
    age: 2,
    year: 540,
    area: 'italia',
    reward: { nomismata: 18 },
    penalty: { auctoritas: 4 },
    options: {
      first: { requires: { auctoritas: 4, virtus: 3 }, units: { senator: 2, legion: 1 } },
      second: { requires: { fides: 4, lapis: 3 }, units: { church: 1, priest: 1 } }
    },
    source: { ours: 'Belisarius entered in May 540' }
  },
  'sack-of-antioch': {
    kind: 'choice',
    number: 'EV18',
    age: 2,
    year: 540,
    area: 'oriens',
    reward: { lapis: 6 },
    penalty: { nomismata: 9 },
    options: {
      first: { requires: { civicus: 3, fides: 2, nomismata: 4 }, units: { priest: 2, caravan: 1 } },
      second: { requires: { lapis: 4, lignum: 3 }, units: { aqueduct: 1, merchant: 1 } }
    },
    source: { ours: 'Khusro took the city in 540' }
  },
  'plague-at-pelusium': {
    kind: 'challenge',
    number: 'EV19',
    age: 2,
    year: 541,
    area: 'aegyptus',
    reward: { fides: 6 },
    penalty: { frumentum: 3 },
    task: { requires: { frumentum: 4, fides: 2, civicus: 1 }, units: { monk: 2, priest: 1 } },
    challenge: { resource: 'frumentum', doxa: [5, 3, 1] },
    source: { ours: 'first reported at Pelusium in 541' }
  },
  'edict-on-the-three-chapters': {
    kind: 'choice',
    number: 'EV20',
    age: 2,
    year: 543,
    area: 'africa',
    reward: { auctoritas: 8 },
    penalty: { fides: 3 },
    options: {
      first: { requires: { auctoritas: 2, fides: 5 }, units: { church: 1, priest: 1 } },
      second: { requires: { civicus: 4, fides: 2 }, units: { monk: 2, merchant: 1 } }
    },
    source: { ours: 'edict of 543-545 resisted in Africa' }
  }
} as const satisfies Readonly<Record<string, GameEventCard>>

import type { EmpireCard } from '../records.ts'

/** The cards whose first type is Emporion. */
export const emporion = {
  'peter-barsymes': {
    kind: 'hero',
    number: 'E061',
    types: [
      { type: 'emporion', level: 3 },
      { type: 'palatina', level: 1 }
    ],
    cost: 8,
    production: { civicus: 1, nomismata: 2 },
    trigger: { on: 'trade-each' },
    effects: [{ do: 'trade-bonus', nomismata: 1 }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'banker who became count of the largesses and twice prefect; remaining numbers fitted to the budget formula'
    }
  },
  'cosmas-indicopleustes': {
    kind: 'hero',
    number: 'E062',
    types: [{ type: 'emporion', level: 2 }],
    cost: 6,
    production: { lignum: 1, nomismata: 1 },
    trigger: { on: 'play-type', type: 'emporion' },
    effects: [{ do: 'trade', count: 1 }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'Alexandrian merchant who wrote of the Red Sea and India trade; remaining numbers fitted to the budget formula'
    }
  },
  'the-two-silk-smugglers': {
    kind: 'hero',
    number: 'E063',
    types: [
      { type: 'emporion', level: 2 },
      { type: 'ecclesiastica', level: 1 }
    ],
    cost: 7,
    production: { lignum: 1, nomismata: 1 },
    trigger: { on: 'contribute-each' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'monks who carried silkworm eggs to the capital about 552; remaining numbers fitted to the budget formula'
    }
  },
  'julius-argentarius': {
    kind: 'hero',
    number: 'E064',
    types: [
      { type: 'emporion', level: 2 },
      { type: 'ecclesiastica', level: 1 }
    ],
    cost: 7,
    production: { fides: 1, nomismata: 2 },
    trigger: { on: 'event-completed' },
    effects: [{ do: 'gain', stuff: { nomismata: 2 } }],
    source: { ours: 'banker who paid for San Vitale in Ravenna' }
  },
  addaeus: {
    kind: 'hero',
    number: 'E065',
    types: [{ type: 'emporion', level: 1 }],
    cost: 3,
    production: { nomismata: 3 },
    trigger: { on: 'round-start' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'overseer of ship tolls at the capital' }
  },
  nonnosus: {
    kind: 'hero',
    number: 'E066',
    types: [{ type: 'emporion', level: 1 }],
    cost: 4,
    production: { nomismata: 1, lignum: 1 },
    trigger: { on: 'influence-top' },
    effects: [{ do: 'trade', count: 1 }],
    source: { ours: 'envoy to Kinda, Himyar and Axum around 530' }
  },
  'julian-the-envoy': {
    kind: 'hero',
    number: 'E067',
    types: [
      { type: 'emporion', level: 1 },
      { type: 'palatina', level: 1 }
    ],
    cost: 5,
    production: { auctoritas: 1, nomismata: 1 },
    trigger: { on: 'challenge' },
    effects: [{ do: 'challenge-add', count: 2 }],
    source: { ours: 'ambassador of 531 who proposed the Axumite silk trade' }
  },
  'alexander-the-logothete': {
    kind: 'hero',
    number: 'E068',
    types: [
      { type: 'emporion', level: 1 },
      { type: 'stratiotika', level: 1 }
    ],
    cost: 5,
    production: { virtus: 1, nomismata: 1 },
    trigger: { on: 'victor' },
    effects: [{ do: 'others-lose', stuff: { nomismata: 2 } }],
    source: { ours: "auditor nicknamed after the shears for clipping coin and soldiers' pay" }
  },
  'glassblowers-of-palestine': {
    kind: 'retinue',
    number: 'E069',
    types: [{ type: 'emporion', level: 0 }],
    cost: 2,
    production: { nomismata: 2 },
    effects: [
      { do: 'draw', count: 2 },
      { do: 'others-draw', count: 1 }
    ],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'glass of the Levant coast was traded across the sea; remaining numbers fitted to the budget formula'
    }
  },
  'sculpture-exporters-of-aphrodisias': {
    kind: 'retinue',
    number: 'E070',
    types: [
      { type: 'emporion', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 4,
    production: { lapis: 1, nomismata: 1 },
    effects: [{ do: 'play-for', pay: 'lapis' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'marble workshops of the Carian city lasted into this century; remaining numbers fitted to the budget formula'
    }
  },
  'harbour-toll-collectors': {
    kind: 'retinue',
    number: 'E071',
    types: [
      { type: 'emporion', level: 0 },
      { type: 'palatina', level: 0 }
    ],
    cost: 2,
    production: { nomismata: 3 },
    effects: [{ do: 'others-discard', count: 1 }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'customs posts at Abydus and Hieron taxed shipping to the capital; remaining numbers fitted to the budget formula'
    }
  },
  kommerkiarioi: {
    kind: 'retinue',
    number: 'E072',
    types: [{ type: 'emporion', level: 0 }],
    cost: 4,
    production: { nomismata: 3, civicus: 1 },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'officers of the silk trade and customs known from seals' }
  },
  'bankers-of-the-mese': {
    kind: 'retinue',
    number: 'E073',
    types: [{ type: 'emporion', level: 0 }],
    cost: 3,
    production: { nomismata: 4 },
    effects: [{ do: 'gain', stuff: { nomismata: 3 } }],
    source: { ours: 'argyropratai, silver dealers and lenders; the reign made laws on their loans' }
  },
  'purple-dyers-of-tyre': {
    kind: 'retinue',
    number: 'E074',
    types: [
      { type: 'emporion', level: 0 },
      { type: 'ecclesiastica', level: 0 }
    ],
    cost: 3,
    production: { nomismata: 1, auctoritas: 1 },
    effects: [{ do: 'gain', stuff: { auctoritas: 1 } }],
    source: { ours: 'murex dye reserved for the court' }
  },
  'silk-weavers-of-berytus': {
    kind: 'retinue',
    number: 'E075',
    types: [{ type: 'emporion', level: 0 }],
    cost: 2,
    production: { nomismata: 2 },
    effects: [{ do: 'gain-any', count: 1 }],
    source: { ours: 'private weavers ruined by the price limits of the 540s' }
  },
  'red-sea-pilots-of-clysma': {
    kind: 'retinue',
    number: 'E076',
    types: [{ type: 'emporion', level: 0 }],
    cost: 4,
    production: { lignum: 1, nomismata: 1 },
    effects: [{ do: 'trade', count: 2 }],
    source: { ours: 'the port at the head of the gulf was the gate to India' }
  },
  'shipowners-of-alexandria': {
    kind: 'retinue',
    number: 'E077',
    types: [
      { type: 'emporion', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 3,
    production: { frumentum: 1 },
    effects: [{ do: 'gain', stuff: { frumentum: 1 } }],
    source: { ours: 'carriers of the yearly grain fleet' }
  },
  'papyrus-merchants': {
    kind: 'retinue',
    number: 'E078',
    types: [{ type: 'emporion', level: 0 }],
    cost: 3,
    production: { civicus: 1, nomismata: 1 },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'Egypt supplied writing material to every office' }
  },
  'caravans-of-palmyra': {
    kind: 'retinue',
    number: 'E079',
    types: [{ type: 'emporion', level: 0 }],
    cost: 4,
    production: { nomismata: 2, frumentum: 1 },
    effects: [{ do: 'trade', count: 1 }],
    source: { ours: 'the oasis city was refortified about 528' }
  },
  'proconnesian-marble-shippers': {
    kind: 'retinue',
    number: 'E080',
    types: [
      { type: 'emporion', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 3,
    production: { lapis: 1 },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: { ours: 'the island quarry near the capital shipped finished columns' }
  }
} as const satisfies Readonly<Record<string, EmpireCard>>

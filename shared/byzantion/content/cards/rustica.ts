import type { EmpireCard } from '../records.ts'

/** The cards whose first type is Rustica. */
export const rustica = {
  'flavius-apion': {
    kind: 'hero',
    number: 'E081',
    types: [{ type: 'rustica', level: 3 }],
    cost: 7,
    production: { frumentum: 2 },
    trigger: { on: 'play-type', type: 'rustica' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'head of the greatest known estate of Egypt, consul in 539' }
  },
  'anthemius-of-tralles': {
    kind: 'hero',
    number: 'E082',
    types: [
      { type: 'rustica', level: 2 },
      { type: 'ecclesiastica', level: 1 }
    ],
    cost: 6,
    production: { lapis: 1 },
    trigger: { on: 'event-completed' },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: { ours: 'mathematician and joint designer of Hagia Sophia' }
  },
  'isidore-of-miletus': {
    kind: 'hero',
    number: 'E083',
    types: [{ type: 'rustica', level: 2 }],
    cost: 4,
    production: { lapis: 1 },
    trigger: { on: 'renew-market' },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: { ours: 'joint designer of Hagia Sophia' }
  },
  'flavius-strategius': {
    kind: 'hero',
    number: 'E084',
    types: [
      { type: 'rustica', level: 2 },
      { type: 'palatina', level: 1 }
    ],
    cost: 5,
    production: { auctoritas: 1 },
    trigger: { on: 'event-completed' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'count of the sacred largesses and Egyptian landowner' }
  },
  'dioscorus-of-aphrodito': {
    kind: 'hero',
    number: 'E085',
    types: [{ type: 'rustica', level: 1 }],
    cost: 4,
    production: { frumentum: 1 },
    trigger: { on: 'play-type', type: 'palatina' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'village headman, lawyer and poet whose papers survive' }
  },
  'chryses-of-alexandria': {
    kind: 'hero',
    number: 'E086',
    types: [
      { type: 'rustica', level: 1 },
      { type: 'stratiotika', level: 1 }
    ],
    cost: 4,
    production: { lignum: 1 },
    trigger: { on: 'contribute' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'engineer consulted on the dam and walls at Dara' }
  },
  'isidore-the-younger': {
    kind: 'hero',
    number: 'E087',
    types: [
      { type: 'rustica', level: 1 },
      { type: 'ecclesiastica', level: 1 }
    ],
    cost: 4,
    production: { lapis: 1 },
    trigger: { on: 'defeated' },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: { ours: 'rebuilt the dome of Hagia Sophia by 562' }
  },
  'john-of-byzantium': {
    kind: 'hero',
    number: 'E088',
    types: [{ type: 'rustica', level: 1 }],
    cost: 4,
    production: { lignum: 1 },
    trigger: { on: 'renew-market' },
    effects: [{ do: 'gain-any', count: 1 }],
    source: { ours: 'architect who worked at Zenobia with the younger Isidore' }
  },
  'fishermen-of-lesbos': {
    kind: 'retinue',
    number: 'E089',
    types: [{ type: 'rustica', level: 0 }],
    cost: 4,
    production: { frumentum: 1 },
    effects: [{ do: 'play-for', pay: 'frumentum' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'island fishing named by the rulebook; remaining numbers fitted to the budget formula'
    }
  },
  'coloni-of-the-apion-estates': {
    kind: 'retinue',
    number: 'E090',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: { frumentum: 1 },
    effects: [{ do: 'gain', stuff: { frumentum: 1 } }],
    source: { ours: 'tenants tied to the land by law' }
  },
  'vintners-of-gaza': {
    kind: 'retinue',
    number: 'E091',
    types: [
      { type: 'rustica', level: 0 },
      { type: 'emporion', level: 0 }
    ],
    cost: 4,
    production: { frumentum: 1, nomismata: 2 },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'Gaza wine jars are found from Britain to the Red Sea' }
  },
  'olive-pressers-of-syria': {
    kind: 'retinue',
    number: 'E092',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: { frumentum: 1, nomismata: 1 },
    effects: [{ do: 'gain', stuff: { nomismata: 2 } }],
    source: { ours: 'stone villages of the limestone hills' }
  },
  'nile-grain-boats': {
    kind: 'retinue',
    number: 'E093',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: { frumentum: 1 },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'the happy shipment from Egypt, regulated by an edict of the reign' }
  },
  'quarrymen-of-proconnesus': {
    kind: 'retinue',
    number: 'E094',
    types: [
      { type: 'rustica', level: 0 },
      { type: 'ecclesiastica', level: 0 }
    ],
    cost: 3,
    production: { lapis: 1 },
    effects: [{ do: 'trade', count: 1 }],
    source: { ours: 'marble of the sea that takes its name from them' }
  },
  'foresters-of-bithynia': {
    kind: 'retinue',
    number: 'E095',
    types: [
      { type: 'rustica', level: 0 },
      { type: 'stratiotika', level: 0 }
    ],
    cost: 3,
    production: { lignum: 1 },
    effects: [{ do: 'take-discard', which: 'top' }],
    source: { ours: 'timber for fleets and roofs of the capital' }
  },
  'horse-breeders-of-cappadocia': {
    kind: 'retinue',
    number: 'E096',
    types: [
      { type: 'rustica', level: 0 },
      { type: 'stratiotika', level: 0 }
    ],
    cost: 5,
    production: { virtus: 1 },
    effects: [{ do: 'activate', marks: false }],
    source: { ours: 'imperial stud lands' }
  },
  'builders-of-the-sangarius-bridge': {
    kind: 'retinue',
    number: 'E097',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: { lapis: 1 },
    effects: [{ do: 'gain', stuff: { civicus: 1 } }],
    source: { ours: 'stone bridge built in 559-562' }
  },
  'miners-of-pharangium': {
    kind: 'retinue',
    number: 'E098',
    types: [{ type: 'rustica', level: 0 }],
    cost: 4,
    production: { lapis: 1, nomismata: 2 },
    effects: [{ do: 'gain', stuff: { nomismata: 3 } }],
    source: { ours: 'gold mines on the Armenian border that changed hands in 530' }
  },
  'cistern-diggers-of-the-capital': {
    kind: 'retinue',
    number: 'E099',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: { lapis: 1 },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: { ours: 'the Basilica cistern was made under Justinian' }
  },
  'charcoal-burners-of-thrace': {
    kind: 'retinue',
    number: 'E100',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: { lignum: 1 },
    effects: [{ do: 'gain', stuff: { lignum: 1, nomismata: 1 } }],
    source: { ours: 'fuel for the baths and forges of the city' }
  }
} as const satisfies Readonly<Record<string, EmpireCard>>

import type { EmpireCard } from '../records.ts'

/** The cards whose first type is Palatina. */
export const palatina = {
  theodora: {
    kind: 'hero',
    number: 'E001',
    types: [{ type: 'palatina', level: 3 }],
    cost: 9,
    production: { civicus: 1, auctoritas: 1 },
    trigger: { on: 'influence' },
    effects: [{ do: 'vote-add', auctoritas: 2 }],
    source: {
      ours: 'empress 527-548, openly a partner in rule; her word in the council of the Nika days decided it'
    }
  },
  tribonianus: {
    kind: 'hero',
    number: 'E002',
    types: [{ type: 'palatina', level: 2 }],
    cost: 5,
    production: { civicus: 1 },
    trigger: { on: 'contribute' },
    effects: [{ do: 'substitute', pay: 'civicus' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'jurist and quaestor who led the law commissions of 528-533; remaining numbers fitted to the budget formula'
    }
  },
  'john-the-cappadocian': {
    kind: 'hero',
    number: 'E003',
    types: [
      { type: 'palatina', level: 2 },
      { type: 'rustica', level: 1 }
    ],
    cost: 6,
    production: { civicus: 1, nomismata: 2 },
    trigger: { on: 'discard-card' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'praetorian prefect 531-541, remembered for squeezing money from everything' }
  },
  antonina: {
    kind: 'hero',
    number: 'E004',
    types: [{ type: 'palatina', level: 2 }],
    cost: 5,
    production: { auctoritas: 1 },
    trigger: { on: 'play-intrigue' },
    effects: [{ do: 'cost-less', nomismata: 2 }],
    source: {
      rulebook: ['name'],
      ours: "wife of Belisarius and Theodora's ally in plots; the rulebook ties her to intrigue cards; remaining numbers fitted to the budget formula"
    }
  },
  'procopius-of-caesarea': {
    kind: 'hero',
    number: 'E005',
    types: [
      { type: 'palatina', level: 1 },
      { type: 'rustica', level: 1 }
    ],
    cost: 6,
    production: { auctoritas: 1 },
    trigger: { on: 'play-type', type: 'rustica' },
    effects: [{ do: 'activate', marks: true }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'historian and legal adviser of Belisarius; the rulebook gives his trigger; remaining numbers fitted to the budget formula'
    }
  },
  junillus: {
    kind: 'hero',
    number: 'E006',
    types: [{ type: 'palatina', level: 1 }],
    cost: 4,
    production: { civicus: 1 },
    trigger: { on: 'contribute' },
    effects: [{ do: 'substitute', pay: 'auctoritas' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'quaestor of the palace 541/2-549, African by birth; remaining numbers fitted to the budget formula'
    }
  },
  africanus: {
    kind: 'hero',
    number: 'E007',
    types: [{ type: 'palatina', level: 1 }],
    cost: 5,
    production: { civicus: 1, nomismata: 1 },
    trigger: { on: 'contribute' },
    effects: [{ do: 'substitute', pay: 'doxa' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'the rulebook prints the name on its own; history knows it as the by-name of Junillus; remaining numbers fitted to the budget formula'
    }
  },
  'peter-the-patrician': {
    kind: 'hero',
    number: 'E008',
    types: [{ type: 'palatina', level: 1 }],
    cost: 4,
    production: { auctoritas: 1 },
    trigger: { on: 'influence-top' },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'master of offices 539-565, envoy to Goths and Persians' }
  },
  'commissary-of-food-supply': {
    kind: 'retinue',
    number: 'E009',
    types: [{ type: 'palatina', level: 0 }],
    cost: 5,
    production: { civicus: 1, frumentum: 1 },
    effects: [{ do: 'play-for', pay: 'civicus' }],
    source: {
      rulebook: ['name', 'types', 'cost', 'ability group'],
      ours: 'the capital lived on state grain; the rulebook names this official; remaining numbers fitted to the budget formula'
    }
  },
  treasurer: {
    kind: 'retinue',
    number: 'E010',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: { auctoritas: 1, nomismata: 1 },
    effects: [{ do: 'play-for', pay: 'auctoritas' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'the counts of the sacred largesses and of the privy purse kept the two treasuries; remaining numbers fitted to the budget formula'
    }
  },
  silentiaries: {
    kind: 'retinue',
    number: 'E011',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: { auctoritas: 1 },
    effects: [{ do: 'gain', stuff: { auctoritas: 1 } }],
    source: { ours: 'thirty ushers who kept silence at imperial audiences' }
  },
  'school-of-notaries': {
    kind: 'retinue',
    number: 'E012',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: { civicus: 1 },
    effects: [{ do: 'draw', count: 2 }],
    source: { ours: 'stenographers of the consistory' }
  },
  'agentes-in-rebus': {
    kind: 'retinue',
    number: 'E013',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: { civicus: 1, nomismata: 1 },
    effects: [{ do: 'others-lose', stuff: { nomismata: 2 } }],
    source: { ours: 'couriers and inspectors under the master of offices' }
  },
  referendaries: {
    kind: 'retinue',
    number: 'E014',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: { auctoritas: 1 },
    effects: [
      { do: 'take-discard', which: 'top' },
      { do: 'gain', stuff: { nomismata: 1 } }
    ],
    source: { ours: 'officials who laid petitions before the emperor and brought back his answers' }
  },
  'quaesitor-of-the-capital': {
    kind: 'retinue',
    number: 'E015',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: { civicus: 1 },
    effects: [{ do: 'gain', stuff: { civicus: 1, nomismata: 2 } }],
    source: { ours: 'office created in 539 to watch newcomers to the city' }
  },
  'praetor-of-the-people': {
    kind: 'retinue',
    number: 'E016',
    types: [
      { type: 'palatina', level: 0 },
      { type: 'stratiotika', level: 0 }
    ],
    cost: 3,
    production: { civicus: 1 },
    effects: [{ do: 'others-discard', count: 1 }],
    source: { ours: 'office of 535 that replaced the prefect of the night watch' }
  },
  'law-school-of-berytus': {
    kind: 'retinue',
    number: 'E017',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: { civicus: 1 },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'one of the two schools allowed to teach the new law books from 533' }
  },
  'cursus-publicus': {
    kind: 'retinue',
    number: 'E018',
    types: [
      { type: 'palatina', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 4,
    production: { lignum: 1 },
    effects: [{ do: 'free-action' }],
    source: { ours: 'the state post whose eastern line was cut back in this reign' }
  },
  'senate-of-constantinople': {
    kind: 'retinue',
    number: 'E019',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: { auctoritas: 1 },
    effects: [{ do: 'gain', stuff: { auctoritas: 2 } }],
    source: { ours: 'the senate was given a judicial role by a law of 537' }
  },
  'hippodrome-stewards': {
    kind: 'retinue',
    number: 'E020',
    types: [
      { type: 'palatina', level: 0 },
      { type: 'emporion', level: 0 }
    ],
    cost: 4,
    production: { auctoritas: 1, nomismata: 1 },
    effects: [
      { do: 'gain', stuff: { civicus: 1 } },
      { do: 'draw', count: 1 }
    ],
    source: { ours: 'staff of the circus colours and races in the capital' }
  }
} as const satisfies Readonly<Record<string, EmpireCard>>

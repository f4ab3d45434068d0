import type { IntrigueCard } from '../records.ts'

/** The cards of intrigue. */
export const intrigue = {
  'purple-alignment': {
    kind: 'intrigue',
    number: 'X001',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: {},
    window: 'vote-placed',
    effects: [{ do: 'vote-flip' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'court pressure; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'price-of-loyalty': {
    kind: 'intrigue',
    number: 'X002',
    types: [{ type: 'emporion', level: 0 }],
    cost: 4,
    production: {},
    window: 'vote-placed',
    effects: [{ do: 'vote-flip' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'bought votes; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'mandate-of-the-sword': {
    kind: 'intrigue',
    number: 'X003',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 4,
    production: {},
    window: 'vote-placed',
    effects: [{ do: 'vote-flip' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'soldiers at the council door; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'day-of-sacred-silence': {
    kind: 'intrigue',
    number: 'X004',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 4,
    production: {},
    window: 'action-declared',
    effects: [{ do: 'cancel-action' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'feast days stopped public business; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'iron-custody': {
    kind: 'intrigue',
    number: 'X005',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 4,
    production: {},
    window: 'action-declared',
    effects: [{ do: 'cancel-action' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'house arrest of rivals was common; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'senatorial-charge': {
    kind: 'intrigue',
    number: 'X006',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: {},
    window: 'any-time',
    effects: [{ do: 'move-units', count: 3, type: 'palatina' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'movement of officials, pilgrims, soldiers and traders; cost and type (unless listed) fitted to the budget formula'
    }
  },
  pilgrimage: {
    kind: 'intrigue',
    number: 'X007',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 4,
    production: {},
    window: 'any-time',
    effects: [{ do: 'move-units', count: 3, type: 'ecclesiastica' }],
    source: {
      rulebook: ['name', 'ability', 'cost'],
      ours: 'movement of officials, pilgrims, soldiers and traders; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'march-of-duty': {
    kind: 'intrigue',
    number: 'X008',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 4,
    production: {},
    window: 'any-time',
    effects: [{ do: 'move-units', count: 3, type: 'stratiotika' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'movement of officials, pilgrims, soldiers and traders; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'mercantile-emissary': {
    kind: 'intrigue',
    number: 'X009',
    types: [{ type: 'emporion', level: 0 }],
    cost: 4,
    production: {},
    window: 'any-time',
    effects: [{ do: 'move-units', count: 3, type: 'emporion' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'movement of officials, pilgrims, soldiers and traders; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'seal-of-appointment': {
    kind: 'intrigue',
    number: 'X010',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: {},
    window: 'end-game',
    effects: [{ do: 'place-units', count: 2, type: 'palatina' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'late appointments, ordinations, levies and guild unrest; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'shepherds-of-the-faith': {
    kind: 'intrigue',
    number: 'X011',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 4,
    production: {},
    window: 'end-game',
    effects: [{ do: 'place-units', count: 2, type: 'ecclesiastica' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'late appointments, ordinations, levies and guild unrest; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'call-of-the-banner': {
    kind: 'intrigue',
    number: 'X012',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 4,
    production: {},
    window: 'end-game',
    effects: [{ do: 'place-units', count: 2, type: 'stratiotika' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'late appointments, ordinations, levies and guild unrest; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'rising-of-the-agora': {
    kind: 'intrigue',
    number: 'X013',
    types: [{ type: 'emporion', level: 0 }],
    cost: 4,
    production: {},
    window: 'end-game',
    effects: [{ do: 'place-units', count: 2, type: 'emporion' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'late appointments, ordinations, levies and guild unrest; cost and type (unless listed) fitted to the budget formula'
    }
  },
  assassinate: {
    kind: 'intrigue',
    number: 'X014',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 6,
    production: {},
    window: 'any-time',
    effects: [{ do: 'remove-card' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'political murder; cost and type (unless listed) fitted to the budget formula'
    }
  },
  seduce: {
    kind: 'intrigue',
    number: 'X015',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: {},
    window: 'any-time',
    effects: [{ do: 'flip-card' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'palace romances used as policy; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'imperial-reserves': {
    kind: 'intrigue',
    number: 'X016',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'divide', stuff: { auctoritas: 2, civicus: 2 } }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'palace storehouses; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'spoils-of-war': {
    kind: 'intrigue',
    number: 'X017',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'divide', stuff: { virtus: 2, nomismata: 6 } }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'treasure of Gelimer paraded in 534; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'episcopal-reserves': {
    kind: 'intrigue',
    number: 'X018',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'divide', stuff: { fides: 2, frumentum: 2 } }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'church granaries; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'artisans-reserve': {
    kind: 'intrigue',
    number: 'X019',
    types: [{ type: 'emporion', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'divide', stuff: { lapis: 2, lignum: 2 } }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'guild stores; cost and type (unless listed) fitted to the budget formula'
    }
  },
  'bribed-notary': {
    kind: 'intrigue',
    number: 'X020',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: {},
    window: 'intrigue-played',
    effects: [{ do: 'cancel-intrigue' }],
    source: { ours: 'documents vanished for a fee' }
  },
  'counter-inspector': {
    kind: 'intrigue',
    number: 'X021',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: {},
    window: 'intrigue-played',
    effects: [{ do: 'cancel-intrigue' }],
    source: { ours: 'agents watched agents' }
  },
  interdict: {
    kind: 'intrigue',
    number: 'X022',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: {},
    window: 'intrigue-played',
    effects: [{ do: 'cancel-intrigue' }],
    source: { ours: 'church sanction' }
  },
  countersign: {
    kind: 'intrigue',
    number: 'X023',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: {},
    window: 'intrigue-played',
    effects: [{ do: 'cancel-intrigue' }],
    source: { ours: 'passwords of the guard' }
  },
  'sealed-cargo': {
    kind: 'intrigue',
    number: 'X024',
    types: [{ type: 'emporion', level: 0 }],
    cost: 3,
    production: {},
    window: 'intrigue-played',
    effects: [{ do: 'cancel-intrigue' }],
    source: { ours: 'sealed goods could not be searched' }
  },
  scapegoat: {
    kind: 'intrigue',
    number: 'X025',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: {},
    window: 'defeated',
    effects: [{ do: 'redirect-penalty' }],
    source: { ours: 'ministers were dismissed in 532 to appease the crowd' }
  },
  sanctuary: {
    kind: 'intrigue',
    number: 'X026',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: {},
    window: 'defeated',
    effects: [{ do: 'avoid-penalty' }],
    source: { ours: 'asylum in churches was protected by law' }
  },
  'usurped-triumph': {
    kind: 'intrigue',
    number: 'X027',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 4,
    production: {},
    window: 'other-victor',
    effects: [{ do: 'share-reward' }],
    source: { ours: 'generals quarrelled over credit' }
  },
  acclamation: {
    kind: 'intrigue',
    number: 'X028',
    types: [{ type: 'palatina', level: 0 }],
    cost: 4,
    production: {},
    window: 'victor',
    effects: [{ do: 'gain', stuff: { doxa: 3 } }],
    source: { ours: 'the crowd in the Hippodrome hailed winners' }
  },
  'whispers-in-the-kathisma': {
    kind: 'intrigue',
    number: 'X029',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: {},
    window: 'vote-own',
    effects: [{ do: 'vote-add', auctoritas: 3 }],
    source: { ours: 'the imperial box in the Hippodrome' }
  },
  'letter-of-the-bishop': {
    kind: 'intrigue',
    number: 'X030',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: {},
    window: 'vote-own',
    effects: [{ do: 'vote-double' }],
    source: { ours: 'clergy petitions' }
  },
  'forged-rescript': {
    kind: 'intrigue',
    number: 'X031',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: {},
    window: 'vote-closed',
    effects: [{ do: 'vote-shift', auctoritas: 2 }],
    source: { ours: 'false imperial replies were a known crime' }
  },
  'champion-of-the-colours': {
    kind: 'intrigue',
    number: 'X032',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: {},
    window: 'challenge',
    effects: [{ do: 'challenge-add', count: 3 }],
    source: { ours: 'star charioteers such as Porphyrius earlier in the century' }
  },
  'doctored-feed': {
    kind: 'intrigue',
    number: 'X033',
    types: [{ type: 'emporion', level: 0 }],
    cost: 3,
    production: {},
    window: 'challenge',
    effects: [{ do: 'challenge-reduce', count: 2 }],
    source: { ours: 'tampering with race horses' }
  },
  'night-courier': {
    kind: 'intrigue',
    number: 'X034',
    types: [{ type: 'palatina', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'free-action' }],
    source: { ours: 'relays of the post' }
  },
  'forced-march': {
    kind: 'intrigue',
    number: 'X035',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'activate', marks: false }],
    source: { ours: 'armies covered stages at speed' }
  },
  'hoarded-grain': {
    kind: 'intrigue',
    number: 'X036',
    types: [{ type: 'rustica', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'gain', stuff: { frumentum: 2 } }],
    source: { ours: 'speculation in dear years' }
  },
  'smuggled-manuscript': {
    kind: 'intrigue',
    number: 'X037',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 2,
    production: {},
    window: 'own-action',
    effects: [{ do: 'take-discard', which: 'any' }],
    source: { ours: 'banned books still travelled' }
  },
  blackmail: {
    kind: 'intrigue',
    number: 'X038',
    types: [{ type: 'emporion', level: 0 }],
    cost: 3,
    production: {},
    window: 'own-action',
    effects: [{ do: 'take-card' }, { do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'secrets sold at court' }
  },
  confiscation: {
    kind: 'intrigue',
    number: 'X039',
    types: [{ type: 'rustica', level: 0 }],
    cost: 4,
    production: {},
    window: 'own-action',
    effects: [{ do: 'steal', stuff: { nomismata: 3, frumentum: 1 } }],
    source: { ours: 'estates were seized on charges of treason' }
  },
  'exile-to-the-great-oasis': {
    kind: 'intrigue',
    number: 'X040',
    types: [{ type: 'rustica', level: 0 }],
    cost: 4,
    production: {},
    window: 'end-game',
    effects: [{ do: 'remove-units', count: 2 }],
    source: { ours: 'the desert oasis was a place of banishment' }
  }
} as const satisfies Readonly<Record<string, IntrigueCard>>

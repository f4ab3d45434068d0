import type { EmpireCard } from '../records.ts'

/** The cards whose first type is Stratiotika. */
export const stratiotika = {
  belisarius: {
    kind: 'hero',
    number: 'E041',
    types: [
      { type: 'stratiotika', level: 3 },
      { type: 'palatina', level: 2 }
    ],
    cost: 9,
    production: { virtus: 1, civicus: 1 },
    trigger: { on: 'play-type', type: 'stratiotika' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: {
      rulebook: ['name', 'types', 'cost'],
      ours: 'general of the Persian, Vandal and Gothic wars; remaining numbers fitted to the budget formula'
    }
  },
  narses: {
    kind: 'hero',
    number: 'E042',
    types: [
      { type: 'stratiotika', level: 2 },
      { type: 'palatina', level: 1 }
    ],
    cost: 7,
    production: { virtus: 1, nomismata: 1 },
    trigger: { on: 'victor' },
    effects: [{ do: 'gain', stuff: { virtus: 2 } }],
    source: { ours: 'chamberlain turned general, victor in Italy in 552-554' }
  },
  germanus: {
    kind: 'hero',
    number: 'E043',
    types: [{ type: 'stratiotika', level: 2 }],
    cost: 5,
    production: { virtus: 1 },
    trigger: { on: 'contribute' },
    effects: [{ do: 'substitute', pay: 'virtus' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'cousin of Justinian, restored discipline in Africa in 536-539; remaining numbers fitted to the budget formula'
    }
  },
  sittas: {
    kind: 'hero',
    number: 'E044',
    types: [{ type: 'stratiotika', level: 2 }],
    cost: 4,
    production: { virtus: 1 },
    trigger: { on: 'activate-self' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'first master of soldiers for Armenia, 528' }
  },
  mundus: {
    kind: 'hero',
    number: 'E045',
    types: [{ type: 'stratiotika', level: 1 }],
    cost: 4,
    production: { virtus: 1 },
    trigger: { on: 'keimelion', keimelion: 'labarum' },
    effects: [{ do: 'repeat-chest' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'Gepid prince in imperial service, present at the Nika massacre; remaining numbers fitted to the budget formula'
    }
  },
  buzes: {
    kind: 'hero',
    number: 'E046',
    types: [{ type: 'stratiotika', level: 1 }],
    cost: 5,
    production: { virtus: 1, nomismata: 1 },
    trigger: { on: 'keimelion', keimelion: 'chalice' },
    effects: [{ do: 'repeat-chest' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'general in the east in the 530s to 550s; remaining numbers fitted to the budget formula'
    }
  },
  artabanes: {
    kind: 'hero',
    number: 'E047',
    types: [{ type: 'stratiotika', level: 1 }],
    cost: 5,
    production: { virtus: 1, nomismata: 1 },
    trigger: { on: 'keimelion', keimelion: 'sceptre' },
    effects: [{ do: 'repeat-chest' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'Armenian prince who killed the usurper Guntharic in Africa in 546; remaining numbers fitted to the budget formula'
    }
  },
  martin: {
    kind: 'hero',
    number: 'E048',
    types: [{ type: 'stratiotika', level: 1 }],
    cost: 4,
    production: { virtus: 1 },
    trigger: { on: 'keimelion', keimelion: 'robes' },
    effects: [{ do: 'repeat-chest' }],
    source: {
      rulebook: ['id', 'name', 'types', 'ability group'],
      ours: 'general in Africa, Italy and Lazica; remaining numbers fitted to the budget formula'
    }
  },
  'military-secretary': {
    kind: 'retinue',
    number: 'E049',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 5,
    production: { virtus: 1, nomismata: 1 },
    effects: [
      { do: 'draw', count: 2 },
      { do: 'gain', stuff: { virtus: 1 } }
    ],
    source: {
      rulebook: ['name', 'types', 'cost'],
      ours: 'every field commander kept a secretary; the rulebook names the card; remaining numbers fitted to the budget formula'
    }
  },
  'director-of-fortifications': {
    kind: 'retinue',
    number: 'E050',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 5,
    production: { virtus: 1, lapis: 1 },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: {
      rulebook: ['name', 'types', 'cost'],
      ours: 'the reign rebuilt forts on every frontier; the rulebook names the card; remaining numbers fitted to the budget formula'
    }
  },
  'military-purveyor': {
    kind: 'retinue',
    number: 'E051',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 4,
    production: { frumentum: 1 },
    effects: [{ do: 'play-for', pay: 'virtus' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'supply officers fed the field armies; remaining numbers fitted to the budget formula'
    }
  },
  bucellarii: {
    kind: 'retinue',
    number: 'E052',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: { virtus: 1 },
    effects: [{ do: 'gain', stuff: { virtus: 1 } }],
    source: { ours: 'household cavalry of great commanders; Belisarius was said to keep thousands' }
  },
  excubitors: {
    kind: 'retinue',
    number: 'E053',
    types: [
      { type: 'stratiotika', level: 0 },
      { type: 'palatina', level: 0 }
    ],
    cost: 3,
    production: { virtus: 1 },
    effects: [{ do: 'others-lose', stuff: { auctoritas: 1 } }],
    source: { ours: 'palace guard of three hundred, founded in the previous century' }
  },
  limitanei: {
    kind: 'retinue',
    number: 'E054',
    types: [
      { type: 'stratiotika', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 3,
    production: { frumentum: 1 },
    effects: [{ do: 'gain', stuff: { frumentum: 1 } }],
    source: { ours: 'frontier soldiers tied to their land' }
  },
  foederati: {
    kind: 'retinue',
    number: 'E055',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: { virtus: 1 },
    effects: [
      { do: 'draw', count: 1 },
      { do: 'gain', stuff: { nomismata: 1 } }
    ],
    source: { ours: 'regiments first raised from allied peoples' }
  },
  'isaurian-infantry': {
    kind: 'retinue',
    number: 'E056',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: { virtus: 1 },
    effects: [{ do: 'gain', stuff: { virtus: 1, nomismata: 1 } }],
    source: { ours: 'mountain recruits and stonemasons, who found the aqueduct passage into Naples in 536' }
  },
  'herul-horsemen': {
    kind: 'retinue',
    number: 'E057',
    types: [{ type: 'stratiotika', level: 0 }],
    cost: 3,
    production: { virtus: 1 },
    effects: [{ do: 'others-lose', stuff: { nomismata: 2 } }],
    source: { ours: 'allied riders settled near Singidunum' }
  },
  'ghassanid-phylarch': {
    kind: 'retinue',
    number: 'E058',
    types: [
      { type: 'stratiotika', level: 0 },
      { type: 'emporion', level: 0 }
    ],
    cost: 4,
    production: { virtus: 1, nomismata: 2 },
    effects: [{ do: 'gain', stuff: { virtus: 1 } }],
    source: { ours: 'al-Harith was raised over the Arab allies about 529' }
  },
  'dromon-squadron': {
    kind: 'retinue',
    number: 'E059',
    types: [
      { type: 'stratiotika', level: 0 },
      { type: 'emporion', level: 0 }
    ],
    cost: 3,
    production: { lignum: 1 },
    effects: [{ do: 'gain', stuff: { lignum: 1 } }],
    source: { ours: 'ninety-two fast warships escorted the fleet of 533' }
  },
  'quaestura-exercitus': {
    kind: 'retinue',
    number: 'E060',
    types: [
      { type: 'stratiotika', level: 0 },
      { type: 'emporion', level: 0 }
    ],
    cost: 5,
    production: { virtus: 1, frumentum: 1 },
    effects: [{ do: 'gain', stuff: { nomismata: 2 } }],
    source: { ours: 'command of 536 that joined Danube provinces to richer islands and coasts' }
  }
} as const satisfies Readonly<Record<string, EmpireCard>>

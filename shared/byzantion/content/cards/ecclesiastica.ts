import type { EmpireCard } from '../records.ts'

/** The cards whose first type is Ecclesiastica. */
export const ecclesiastica = {
  'patriarch-menas': {
    kind: 'hero',
    number: 'E021',
    types: [{ type: 'ecclesiastica', level: 3 }],
    cost: 8,
    production: { fides: 2 },
    trigger: { on: 'event-completed' },
    effects: [{ do: 'gain', stuff: { fides: 1 } }],
    source: { ours: 'patriarch of Constantinople 536-552, presided at the synod of 536' }
  },
  'severus-of-antioch': {
    kind: 'hero',
    number: 'E022',
    types: [{ type: 'ecclesiastica', level: 2 }],
    cost: 5,
    production: { fides: 1 },
    trigger: { on: 'contribute' },
    effects: [{ do: 'substitute', pay: 'fides' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'exiled patriarch received at court in 535-536; remaining numbers fitted to the budget formula'
    }
  },
  'pope-vigilius': {
    kind: 'hero',
    number: 'E023',
    types: [
      { type: 'ecclesiastica', level: 2 },
      { type: 'palatina', level: 1 }
    ],
    cost: 6,
    production: { fides: 1 },
    trigger: { on: 'influence' },
    effects: [{ do: 'vote-add', auctoritas: 1 }],
    source: { ours: 'pope 537-555, kept in the capital over the Three Chapters' }
  },
  'jacob-baradaeus': {
    kind: 'hero',
    number: 'E024',
    types: [
      { type: 'ecclesiastica', level: 2 },
      { type: 'rustica', level: 1 }
    ],
    cost: 6,
    production: { fides: 1 },
    trigger: { on: 'draw-action' },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'bishop of Edessa from about 543, ordained clergy across the east while disguised' }
  },
  'romanos-the-melodist': {
    kind: 'hero',
    number: 'E025',
    types: [{ type: 'ecclesiastica', level: 1 }],
    cost: 4,
    production: { fides: 1 },
    trigger: { on: 'victor' },
    effects: [{ do: 'gain', stuff: { doxa: 1 } }],
    source: { ours: 'hymn writer active in the capital under Justinian' }
  },
  'john-of-ephesus': {
    kind: 'hero',
    number: 'E026',
    types: [{ type: 'ecclesiastica', level: 1 }],
    cost: 4,
    production: { fides: 1 },
    trigger: { on: 'play-type', type: 'ecclesiastica' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'sent to convert the pagans of Asia Minor in 542' }
  },
  'sabas-of-palestine': {
    kind: 'hero',
    number: 'E027',
    types: [
      { type: 'ecclesiastica', level: 1 },
      { type: 'rustica', level: 1 }
    ],
    cost: 5,
    production: { fides: 1 },
    trigger: { on: 'round-start' },
    effects: [{ do: 'gain', stuff: { nomismata: 1 } }],
    source: { ours: 'abbot of the Great Lavra; in 531 he came to court to plead for Palestine' }
  },
  'leontius-of-byzantium': {
    kind: 'hero',
    number: 'E028',
    types: [{ type: 'ecclesiastica', level: 1 }],
    cost: 4,
    production: { fides: 1 },
    trigger: { on: 'influence' },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'monk and theologian active in the debates of the 530s and 540s' }
  },
  'icon-makers-of-mount-sinai': {
    kind: 'retinue',
    number: 'E029',
    types: [
      { type: 'ecclesiastica', level: 0 },
      { type: 'emporion', level: 0 }
    ],
    cost: 4,
    production: { lignum: 1 },
    effects: [{ do: 'play-for', pay: 'lignum' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'encaustic panels on wood survive at Sinai from this century; remaining numbers fitted to the budget formula'
    }
  },
  'church-administrator': {
    kind: 'retinue',
    number: 'E030',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 4,
    production: { fides: 1, nomismata: 1 },
    effects: [{ do: 'play-for', pay: 'fides' }],
    source: {
      rulebook: ['name', 'ability group'],
      ours: 'the oikonomos, manager of church property; remaining numbers fitted to the budget formula'
    }
  },
  'ecclesiastical-escort': {
    kind: 'retinue',
    number: 'E031',
    types: [
      { type: 'ecclesiastica', level: 0 },
      { type: 'stratiotika', level: 0 }
    ],
    cost: 4,
    production: { virtus: 1 },
    effects: [{ do: 'free-action' }],
    source: {
      rulebook: ['name', 'ability'],
      ours: 'armed retinues travelled with bishops called to synods; remaining numbers fitted to the budget formula'
    }
  },
  'deaconesses-of-hagia-sophia': {
    kind: 'retinue',
    number: 'E032',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: { fides: 1 },
    effects: [{ do: 'gain', stuff: { fides: 1, nomismata: 1 } }],
    source: { ours: 'a law of 535 fixed forty deaconesses among the clergy of the Great Church' }
  },
  'hospice-of-sampson': {
    kind: 'retinue',
    number: 'E033',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: { frumentum: 1 },
    effects: [{ do: 'gain', stuff: { fides: 1 } }],
    source: { ours: 'hospital rebuilt on a larger scale after the fire of 532' }
  },
  'sleepless-monks': {
    kind: 'retinue',
    number: 'E034',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: { fides: 1 },
    effects: [{ do: 'draw', count: 1 }],
    source: { ours: 'the Akoimetai, a house of perpetual prayer at the capital' }
  },
  'stylite-pilgrims': {
    kind: 'retinue',
    number: 'E035',
    types: [
      { type: 'ecclesiastica', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 4,
    production: { fides: 1 },
    effects: [{ do: 'gain', stuff: { frumentum: 1, nomismata: 2 } }],
    source: { ours: 'crowds came to Symeon the Younger near Antioch from the 540s' }
  },
  'masons-of-the-sinai-monastery': {
    kind: 'retinue',
    number: 'E036',
    types: [
      { type: 'ecclesiastica', level: 0 },
      { type: 'rustica', level: 0 }
    ],
    cost: 3,
    production: { lapis: 1 },
    effects: [{ do: 'gain', stuff: { lapis: 1 } }],
    source: { ours: 'fortified monastery built under Justinian between 548 and 565' }
  },
  'monks-of-the-great-lavra': {
    kind: 'retinue',
    number: 'E037',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 3,
    production: { fides: 1 },
    effects: [{ do: 'take-discard', which: 'top' }],
    source: { ours: 'the leading monastic house of the Judean desert' }
  },
  'advocates-of-the-church': {
    kind: 'retinue',
    number: 'E038',
    types: [
      { type: 'ecclesiastica', level: 0 },
      { type: 'palatina', level: 0 }
    ],
    cost: 3,
    production: { civicus: 1 },
    effects: [{ do: 'gain', stuff: { civicus: 1 } }],
    source: { ours: 'the ekdikoi of the Great Church heard cases of sanctuary and status' }
  },
  'convent-of-repentance': {
    kind: 'retinue',
    number: 'E039',
    types: [{ type: 'ecclesiastica', level: 0 }],
    cost: 4,
    production: { fides: 1 },
    effects: [
      { do: 'gain', stuff: { fides: 1 } },
      { do: 'draw', count: 1 }
    ],
    source: { ours: 'a palace on the Bosporus turned by Theodora into a refuge for women' }
  },
  'papal-apocrisiarii': {
    kind: 'retinue',
    number: 'E040',
    types: [
      { type: 'ecclesiastica', level: 0 },
      { type: 'palatina', level: 0 }
    ],
    cost: 3,
    production: { fides: 1 },
    effects: [{ do: 'gain', stuff: { auctoritas: 1 } }],
    source: { ours: 'standing envoys of the bishop of Rome at court' }
  }
} as const satisfies Readonly<Record<string, EmpireCard>>

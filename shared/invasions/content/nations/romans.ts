import type { Nation } from '../content-schema.ts'

export const romanNations = [
  {
    id: 'romans',
    card: true,
    side: 'romans',
    people: 'roman',
    name: { en: 'Western Romans', es: 'Romanos de Occidente', la: 'Romani Occidentalis' },
    religion: 'catholic',
    status: 'empire',
    age: 8,
    activity: 'active',
    initiative: 31,
    conversionBonus: false,
    priceList: 'roman',
    hooks: [
      'united-empire',
      'guards-at-home',
      'recruitment-limit',
      'imperial-fleets',
      'foedera-inherited',
      'local-units',
      'capital-to-ravenna',
      'reunion'
    ],
    objectives: [
      { province: 'latium', points: 2 },
      { province: 'africa', points: 1 },
      { area: 'italia', points: 3 },
      { area: 'africa', points: 2 },
      { area: 'gallia_meridionalis', points: 2 },
      { area: 'gallia_septentrionalis', points: 1 },
      { area: 'hispania', points: 1 },
      { area: 'britannia', points: 1 },
      { area: 'illyria', points: 2 }
    ],
    awards: [],
    provenance: { source: 'ours', why: 'To hold what Rome has; each Area lost is a rival’s gain.' }
  },
  {
    id: 'byzantines',
    card: true,
    side: 'romans',
    people: 'roman',
    name: { en: 'Byzantines', es: 'Bizantinos', la: 'Romani Orientalis' },
    religion: 'catholic',
    status: 'empire',
    age: 1,
    activity: 'active',
    initiative: 32,
    conversionBonus: false,
    priceList: 'byzantine',
    hooks: [
      'united-empire',
      'guards-at-home',
      'recruitment-limit',
      'imperial-fleets',
      'valens-succession',
      'foedera-inherited',
      'bosporus-passage',
      'bosporan-march',
      'eastern-limites-follow-the-border',
      'themata',
      'leaking-treasury',
      'reunion'
    ],
    objectives: [
      { province: 'thracia', points: 2 },
      { province: 'bosporus', points: 1 },
      { area: 'moesia', points: 3 },
      { area: 'graecia', points: 3 },
      { area: 'asia', points: 2 },
      { area: 'cappadocia', points: 1 },
      { area: 'oriens', points: 2 },
      { area: 'aegyptus', points: 1 },
      { province: 'latium', points: 2 },
      { area: 'italia', points: 4 },
      { area: 'africa', points: 3 },
      { area: 'mesopotamia', points: 1 }
    ],
    awards: [
      { for: 'submission', nation: 'vandals', points: 3 },
      { for: 'submission', nation: 'ostrogoths', points: 3 },
      { for: 'sack', province: 'chaldea', points: 4 }
    ],
    provenance: { source: 'ours', why: 'The East to keep, and Justinian’s dream: Carthage, Rome, Ravenna.' }
  },
  {
    id: 'britons',
    card: true,
    side: 'romans',
    people: 'roman',
    name: { en: 'Britons', es: 'Británicos', la: 'Brittones' },
    religion: 'catholic',
    status: 'kingdom',
    age: 1,
    activity: 'active',
    initiative: 26,
    conversionBonus: false,
    priceList: 'roman',
    minorKingdom: { tribute: 0, permanent: false },
    hooks: ['british-independence'],
    objectives: [
      { province: 'cambria', points: 1 },
      { province: 'dumnonia', points: 1 },
      { province: 'cumbria', points: 1 },
      { province: 'camulodunum', points: 1 },
      { province: 'corinium_dobunorum', points: 1 },
      { province: 'armoricum', points: 2 },
      { area: 'britannia', points: 4 }
    ],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'Arthur’s people: the island if they can, the west and Brittany if they must.'
    }
  },
  {
    id: 'gallo-romans',
    card: true,
    side: 'romans',
    people: 'roman',
    name: { en: 'Gallo-Romans', es: 'Galo-romanos', la: 'Gallo-Romani' },
    religion: 'catholic',
    status: 'kingdom',
    age: 1,
    activity: 'active',
    initiative: 27,
    conversionBonus: false,
    priceList: 'roman',
    minorKingdom: { tribute: 2, permanent: false },
    hooks: ['heirs-of-the-west'],
    objectives: [
      { province: 'neustria', points: 2 },
      { province: 'sequana', points: 2 },
      { province: 'armoricum', points: 1 },
      { province: 'liger', points: 1 },
      { province: 'provincia', points: 1 },
      { area: 'gallia_septentrionalis', points: 4 },
      { area: 'gallia_meridionalis', points: 3 }
    ],
    awards: [],
    provenance: { source: 'ours', why: 'Aegidius and Syagrius at Soissons: Rome after Rome.' }
  },
  {
    id: 'cappadocians',
    card: true,
    side: 'romans',
    people: 'roman',
    name: { en: 'Cappadocians', es: 'Capadocios', la: 'Cappadocii' },
    religion: 'monophysite',
    status: 'kingdom',
    age: 1,
    activity: 'active',
    initiative: 28,
    conversionBonus: false,
    priceList: 'byzantine',
    minorKingdom: { tribute: 2, permanent: false },
    hooks: ['heirs-of-the-east'],
    objectives: [
      { province: 'melitene', points: 2 },
      { province: 'pontus', points: 2 },
      { province: 'thracia', points: 3 },
      { area: 'cappadocia', points: 5 },
      { area: 'asia', points: 4 },
      { area: 'oriens', points: 3 }
    ],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'What would have been left of the East behind the Taurus, had the City fallen.'
    }
  },
  {
    id: 'scots',
    card: true,
    side: 'romans',
    people: 'other',
    name: { en: 'Scots', es: 'Escotos', la: 'Scoti' },
    religion: 'pagan',
    status: 'barbarian',
    age: 1,
    activity: 'active',
    initiative: 21,
    conversionBonus: true,
    priceList: 'roman',
    hooks: ['sea-people'],
    objectives: [
      { province: 'ultonia', points: 1 },
      { province: 'dal_riata', points: 2 },
      { province: 'caledonia', points: 2 },
      { province: 'gallovidia', points: 2 },
      { province: 'bernicia', points: 1 },
      { area: 'caledonia_hibernia', points: 3 }
    ],
    awards: [],
    provenance: {
      source: 'ours',
      why: 'Dál Riata, ally of the Britons against Pict and Angle; Iona made them Christian.'
    }
  }
] as const satisfies readonly Nation[]

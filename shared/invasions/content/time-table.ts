import type { Contingent, Turn } from './content-schema.ts'

/**
 * The Time Table. `leaders.ts` lists the leaders by their turns. A Barbarian nation without a line gets one unit by
 * default (IX.D); `any` is a number of units of the owner's choice within IX.D.
 */
export const timeTable = [
  {
    turn: 1,
    year: 350,
    title: { en: 'The house of Constantine', es: 'La casa de Constantino' },
    scoring: 'no',
    arrivals: [],
    invasions: ['alamanni'],
    reinforcements: [],
    raids: ['saxons', 'picts', 'hibernians', 'berbers', 'arabs'],
    events: [{ event: 'recruitment-limit', units: 1 }],
    provenance: { source: 'rulebook', section: 'XX ex. 4' }
  },
  {
    turn: 2,
    year: 375,
    title: { en: 'Adrianople', es: 'Adrianópolis' },
    scoring: 'no',
    arrivals: [
      {
        nation: 'huns',
        province: 'sarkil',
        units: [
          { kind: 'horse-archers', count: 6 },
          { kind: 'cavalry', count: 1 }
        ]
      }
    ],
    invasions: ['huns', 'visigoths'],
    reinforcements: [
      { nation: 'visigoths', units: [{ kind: 'noble-cavalry', count: 1 }], any: 1 },
      { nation: 'ostrogoths', units: [], any: 2 },
      { nation: 'alans', units: [{ kind: 'horse-archers', count: 1 }], any: 0 },
      { nation: 'franks', units: [{ kind: 'frankish-infantry', count: 2 }], any: 0 }
    ],
    raids: ['picts', 'saxons', 'hibernians', 'berbers', 'blemmyes', 'arabs'],
    events: [{ event: 'limes-opened', province: 'moesia_inferior' }],
    provenance: { source: 'rulebook', section: 'XX ex. 5' }
  },
  {
    turn: 3,
    year: 400,
    title: { en: 'The Rhine freezes', es: 'El Rin se hiela' },
    scoring: 'yes',
    arrivals: [
      {
        nation: 'vandals',
        province: 'franconia',
        units: [
          { kind: 'infantry', count: 4 },
          { kind: 'cavalry', count: 2 },
          { kind: 'noble-cavalry', count: 1 }
        ]
      },
      {
        nation: 'suebi',
        province: 'bavaria',
        units: [
          { kind: 'infantry', count: 4 },
          { kind: 'cavalry', count: 1 }
        ]
      },
      {
        nation: 'burgundians',
        province: 'thuringia',
        units: [
          { kind: 'infantry', count: 3 },
          { kind: 'archers', count: 1 },
          { kind: 'noble-cavalry', count: 1 }
        ]
      },
      {
        nation: 'gepids',
        province: 'carpathia',
        units: [
          { kind: 'infantry', count: 3 },
          { kind: 'cavalry', count: 1 }
        ]
      },
      {
        nation: 'lakhmids',
        province: 'lachmidaria',
        units: [
          { kind: 'cavalry', count: 1 },
          { kind: 'horse-archers', count: 1 }
        ],
        client: 'persians'
      }
    ],
    invasions: ['alans', 'visigoths', 'vandals', 'suebi'],
    reinforcements: [
      { nation: 'visigoths', units: [{ kind: 'noble-cavalry', count: 1 }], any: 2 },
      { nation: 'huns', units: [], any: 2 },
      { nation: 'alans', units: [], any: 2 },
      { nation: 'alamanni', units: [], any: 2 },
      { nation: 'franks', units: [], any: 1 }
    ],
    raids: ['angles', 'picts', 'saxons', 'hibernians', 'berbers', 'arabs'],
    events: [{ event: 'empire-divides' }],
    provenance: { source: 'rulebook', section: 'VI.K' }
  },
  {
    turn: 4,
    year: 425,
    title: { en: 'Gaiseric and Attila', es: 'Genserico y Atila' },
    scoring: 'no',
    arrivals: [{ nation: 'jutes', province: 'iutia', units: [{ kind: 'sea-infantry', count: 4 }] }],
    invasions: ['huns', 'vandals', 'burgundians', 'jutes'],
    reinforcements: [
      { nation: 'huns', units: [{ kind: 'horse-archers', count: 2 }], any: 2 },
      { nation: 'vandals', units: [{ kind: 'cavalry', count: 1 }], any: 1 },
      { nation: 'visigoths', units: [], any: 2 },
      { nation: 'burgundians', units: [], any: 2 },
      { nation: 'franks', units: [{ kind: 'frankish-infantry', count: 2 }], any: 0 },
      { nation: 'gepids', units: [], any: 1 }
    ],
    raids: ['angles', 'saxons', 'picts', 'hibernians', 'blemmyes'],
    events: [
      { event: 'theodosian-walls' },
      { event: 'cities-brace', siege: -1 },
      { event: 'independence', nation: 'britons', of: 'romans', area: 'britannia' },
      {
        event: 'people-renewed',
        nation: 'franks',
        provenance: {
          source: 'ours',
          why: 'Chlodio led the Salians out of the marshes about 445; so Clovis finds a people that can invade.'
        }
      },
      {
        event: 'people-renewed',
        nation: 'ostrogoths',
        provenance: {
          source: 'ours',
          why: 'The Amals Valamir, Thiudimer and Vidimer began anew under Attila; so Theoderic can invade.'
        }
      }
    ],
    provenance: { source: 'rulebook', section: 'XXIII.D' }
  },
  {
    turn: 5,
    year: 450,
    title: { en: 'The Catalaunian fields', es: 'Los Campos Cataláunicos' },
    scoring: 'no',
    arrivals: [
      {
        nation: 'angles',
        province: 'holsatia',
        units: [
          { kind: 'sea-infantry', count: 4 },
          { kind: 'archers', count: 1 }
        ]
      },
      {
        nation: 'heruls',
        province: 'moravia',
        units: [
          { kind: 'infantry', count: 3 },
          { kind: 'cavalry', count: 1 }
        ]
      },
      {
        nation: 'hephthalites',
        province: 'kushania',
        units: [
          { kind: 'horse-archers', count: 4 },
          { kind: 'heavy-cavalry', count: 1 }
        ]
      }
    ],
    invasions: ['huns', 'angles'],
    reinforcements: [
      { nation: 'huns', units: [], any: 2 },
      { nation: 'ostrogoths', units: [{ kind: 'noble-cavalry', count: 1 }], any: 1 },
      { nation: 'visigoths', units: [], any: 2 },
      { nation: 'gepids', units: [{ kind: 'noble-cavalry', count: 1 }], any: 1 },
      { nation: 'franks', units: [], any: 2 },
      { nation: 'suebi', units: [], any: 2 }
    ],
    raids: ['saxons', 'picts', 'hibernians', 'berbers', 'blemmyes'],
    events: [{ event: 'cities-brace', siege: -1 }],
    provenance: { source: 'rulebook', section: 'XI.G' }
  },
  {
    turn: 6,
    year: 475,
    title: { en: 'Kings in Rome’s place', es: 'Reyes en el lugar de Roma' },
    scoring: 'yes',
    arrivals: [
      {
        nation: 'saxons',
        province: 'saxonia',
        units: [
          { kind: 'sea-infantry', count: 5 },
          { kind: 'archers', count: 1 }
        ]
      }
    ],
    invasions: ['hephthalites', 'franks', 'ostrogoths', 'heruls', 'saxons'],
    reinforcements: [
      { nation: 'ostrogoths', units: [{ kind: 'noble-cavalry', count: 2 }], any: 2 },
      { nation: 'franks', units: [{ kind: 'antrustiones', count: 1 }], any: 2 },
      { nation: 'heruls', units: [], any: 2 },
      { nation: 'hephthalites', units: [{ kind: 'heavy-cavalry', count: 1 }], any: 1 },
      { nation: 'alamanni', units: [], any: 2 },
      { nation: 'angles', units: [], any: 2 }
    ],
    raids: ['picts', 'berbers', 'arabs'],
    events: [{ event: 'attila-gone' }, { event: 'mutiny', people: 'heruls', of: 'romans', area: 'italia' }],
    provenance: {
      source: 'ours',
      why: 'Odoacer 476, Theoderic 489, Clovis 481, Aelle 477, Peroz’s death 484.'
    }
  },
  {
    turn: 7,
    year: 500,
    title: { en: 'Clovis and Theoderic', es: 'Clodoveo y Teodorico' },
    scoring: 'no',
    arrivals: [
      {
        nation: 'lombards',
        province: 'bohemia',
        units: [
          { kind: 'infantry', count: 4 },
          { kind: 'noble-cavalry', count: 1 }
        ]
      },
      {
        nation: 'scots',
        province: 'ultonia',
        units: [
          { kind: 'sea-infantry', count: 3 },
          { kind: 'mountain-infantry', count: 1 }
        ]
      },
      {
        nation: 'sclaveni',
        province: 'hypanis',
        units: [
          { kind: 'infantry', count: 2 },
          { kind: 'archers', count: 1 }
        ]
      },
      {
        nation: 'ghassanids',
        province: 'palmyrene',
        units: [{ kind: 'cavalry', count: 2 }],
        client: 'byzantines'
      }
    ],
    invasions: ['scots', 'lombards'],
    reinforcements: [
      { nation: 'franks', units: [], any: 2 },
      { nation: 'saxons', units: [], any: 2 },
      { nation: 'jutes', units: [], any: 1 },
      { nation: 'gepids', units: [], any: 1 }
    ],
    raids: ['vikings', 'berbers'],
    events: [],
    provenance: {
      source: 'ours',
      why: 'Fergus Mór about 500, the Lombards over the Heruls 508, the Slavs on the Danube.'
    }
  },
  {
    turn: 8,
    year: 525,
    title: { en: 'Justinian', es: 'Justiniano' },
    scoring: 'no',
    arrivals: [
      {
        nation: 'bavarians',
        province: 'bavaria',
        units: [
          { kind: 'infantry', count: 4 },
          { kind: 'archers', count: 1 },
          { kind: 'noble-cavalry', count: 1 }
        ]
      }
    ],
    invasions: ['bavarians'],
    reinforcements: [
      { nation: 'lombards', units: [{ kind: 'noble-cavalry', count: 1 }], any: 1 },
      { nation: 'angles', units: [], any: 2 },
      { nation: 'saxons', units: [], any: 2 },
      { nation: 'gepids', units: [], any: 2 }
    ],
    raids: ['picts', 'berbers', 'blemmyes', 'arabs'],
    events: [{ event: 'limites-end' }, { event: 'recruitment-limit', units: 2 }],
    provenance: { source: 'rulebook', section: 'XVIII.I' }
  },
  {
    turn: 9,
    year: 550,
    title: { en: 'Avars and Lombards', es: 'Ávaros y lombardos' },
    scoring: 'yes',
    arrivals: [
      {
        nation: 'avars',
        province: 'scythica',
        units: [
          { kind: 'heavy-cavalry', count: 3 },
          { kind: 'horse-archers', count: 4 }
        ]
      }
    ],
    invasions: ['avars', 'lombards'],
    reinforcements: [
      { nation: 'lombards', units: [{ kind: 'noble-cavalry', count: 1 }], any: 2 },
      { nation: 'angles', units: [], any: 2 },
      { nation: 'saxons', units: [], any: 1 }
    ],
    raids: ['vikings', 'berbers', 'arabs'],
    events: [{ event: 'reunion-allowed' }],
    provenance: { source: 'ours', why: 'The Avar embassy of 558, Alboin’s march of 568.' }
  },
  {
    turn: 10,
    year: 575,
    title: { en: 'Sirmium falls', es: 'Cae Sirmium' },
    scoring: 'no',
    arrivals: [],
    invasions: ['avars'],
    reinforcements: [
      { nation: 'avars', units: [{ kind: 'horse-archers', count: 1 }], any: 2 },
      { nation: 'lombards', units: [], any: 1 },
      { nation: 'bavarians', units: [], any: 1 }
    ],
    raids: ['picts', 'blemmyes'],
    events: [{ event: 'nomads-learn-siege' }, { event: 'union-allowed', nation: 'anglo-saxons' }],
    provenance: { source: 'rulebook', section: 'XXIV.C' }
  },
  {
    turn: 11,
    year: 600,
    title: { en: 'The last great war', es: 'La última gran guerra' },
    scoring: 'if-last',
    arrivals: [
      {
        nation: 'khazars',
        province: 'sarkil',
        units: [
          { kind: 'heavy-cavalry', count: 2 },
          { kind: 'horse-archers', count: 4 }
        ]
      }
    ],
    invasions: ['khazars', 'avars'],
    reinforcements: [{ nation: 'avars', units: [], any: 2 }],
    raids: ['arabs', 'vikings'],
    events: [
      {
        event: 'islam-check',
        atLeast: 7,
        modifiers: [
          { when: 'byzantium-declines-or-is-gone', add: 1 },
          { when: 'persia-declines-or-is-gone', add: 1 },
          { when: 'arab-raiders-triumph', add: 1 }
        ]
      }
    ],
    provenance: { source: 'rulebook', section: 'V.C' }
  },
  {
    turn: 12,
    year: 625,
    title: { en: 'The end of antiquity', es: 'El fin de la Antigüedad' },
    scoring: 'yes',
    arrivals: [],
    invasions: ['avars', 'khazars'],
    reinforcements: [{ nation: 'khazars', units: [], any: 1 }],
    raids: ['arabs'],
    events: [],
    provenance: { source: 'rulebook', section: 'V.C' }
  }
] as const satisfies readonly Turn[]

/** Nations that appear only when their special rule says so. */
export const contingents = [
  {
    nation: 'gallo-romans',
    hook: 'heirs-of-the-west',
    from: 3,
    province: 'neustria',
    elsewhere: ['gallia_septentrionalis', 'gallia_meridionalis'],
    units: [
      { kind: 'legion', count: 1 },
      { kind: 'infantry', count: 2 },
      { kind: 'cavalry', count: 1 }
    ],
    treasury: 10,
    provenance: { source: 'rulebook', section: 'XXVII' }
  },
  {
    nation: 'sardinians',
    hook: 'free-sardinia',
    from: 3,
    province: 'sardinia',
    units: [{ kind: 'mountain-infantry', count: 1 }],
    treasury: 0,
    provenance: { source: 'rulebook', section: 'XXXIV' }
  },
  {
    nation: 'cappadocians',
    hook: 'heirs-of-the-east',
    from: 3,
    province: 'melitene',
    elsewhere: ['cappadocia'],
    units: [
      { kind: 'infantry', count: 1 },
      { kind: 'mountain-infantry', count: 2 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    treasury: 10,
    provenance: { source: 'ours', why: 'The themes of Anatolia would have outlived the City.' }
  },
  {
    nation: 'britons',
    hook: 'british-independence',
    from: 4,
    province: 'camulodunum',
    units: [
      { kind: 'infantry', count: 3 },
      { kind: 'mountain-infantry', count: 2 },
      { kind: 'noble-cavalry', count: 1 }
    ],
    treasury: 10,
    provenance: {
      source: 'ours',
      why: 'Honorius told the cities of Britain to look to their own defence in 410.'
    }
  },
  {
    nation: 'anglo-saxons',
    hook: 'union-of-angles-and-saxons',
    from: 10,
    province: 'flavia_caesariensis',
    units: [],
    treasury: 0,
    provenance: { source: 'rulebook', section: 'XXXII.A' }
  }
] as const satisfies readonly Contingent[]

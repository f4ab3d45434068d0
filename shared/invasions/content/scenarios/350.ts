import type { Scenario } from '../scenario-schema.ts'

/** V.A: Scenario I. It allows the worked examples of 350: Iulianus in Osroene, Sapor in Babylonia. */
export const scenario350 = {
  id: '350',
  name: { en: '350 AD', es: '350 d. C.' },
  introduction: {
    en: 'The sons of Constantine rule from Britain to the Tigris. Beyond the Rhine and the Danube the peoples gather, Shapur lies before Nisibis, and in the steppe something has begun to move. Twelve turns lead from here to the end of antiquity: the whole story, for many evenings.',
    es: 'Los hijos de Constantino gobiernan de Britania al Tigris. Más allá del Rin y del Danubio se agolpan los pueblos, Sapor acecha Nísibis y en la estepa algo ha empezado a moverse. De aquí al fin de la Antigüedad hay doce turnos: la historia entera, para muchas veladas.'
  },
  firstTurn: 1,
  lastTurn: 12,
  opening: 'events',
  scoringTurns: [3, 6, 9, 12],
  seats: [['romans'], ['huns'], ['persians'], ['goths']],
  sharing: {
    two: [
      ['romans', 'huns'],
      ['persians', 'goths']
    ],
    three: [['romans'], ['huns', 'persians'], ['goths']]
  },
  decisions: { least: 216, most: 276 },
  combat: 'either',
  nations: [
    {
      nation: 'romans',
      seat: 'latium',
      treasury: 20,
      age: 8,
      land: [
        {
          province: 'treveria',
          units: [
            { kind: 'legion', count: 2 },
            { kind: 'elite-cavalry', count: 1 },
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'infantry', count: 2, people: 'alamanni' },
            { kind: 'limes', count: 1 }
          ]
        },
        { province: 'austrasia', units: [{ kind: 'limes', count: 1 }] },
        { province: 'lotharingia', units: [{ kind: 'limes', count: 1 }] },
        { province: 'helvetia', units: [{ kind: 'limes', count: 1 }] },
        { province: 'cumbria', units: [{ kind: 'limes', count: 1 }] },
        { province: 'bernicia', units: [{ kind: 'limes', count: 1 }] },
        { province: 'numidia', units: [{ kind: 'limes', count: 1 }] },
        { province: 'asturica', units: [{ kind: 'limes', count: 1 }] },
        {
          province: 'pannonia',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'elite-cavalry', count: 1 },
            { kind: 'cavalry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'cisalpina',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'heavy-infantry', count: 1 }
          ]
        },
        { province: 'flavia_caesariensis', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'africa',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'infantry', count: 1, people: 'mauritanians' }
          ]
        },
        {
          province: 'osroene',
          units: [
            { kind: 'legion', count: 2 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'assyria', units: [{ kind: 'legion', count: 1 }] }
      ],
      sea: [
        {
          sea: 'mare_tyrrheneum',
          units: [
            { kind: 'elite-fleet', count: 1 },
            { kind: 'fleet', count: 1 }
          ]
        },
        { sea: 'mare_mauretanicum', units: [{ kind: 'elite-fleet', count: 1 }] },
        { sea: 'oceanus_britannicus', units: [{ kind: 'fleet', count: 1 }] }
      ],
      leaders: [
        { leader: 'gratianus', province: 'treveria' },
        { leader: 'caesar-west', province: 'pannonia' },
        { leader: 'iulianus', province: 'osroene' }
      ],
      provenance: {
        source: 'ours',
        why: 'The army of Argentoratum on the Rhine, Julian’s Gallic troops in the East.'
      }
    },
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 25,
      age: 1,
      land: [
        {
          province: 'thracia',
          units: [
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'guard', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'horse-archers', count: 1 }
          ]
        },
        { province: 'savus', units: [{ kind: 'limes', count: 1 }] },
        {
          province: 'moesia_superior',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'infantry', count: 1, people: 'visigoths' }
          ]
        },
        { province: 'moesia_inferior', units: [{ kind: 'limes', count: 1 }] },
        { province: 'tyras', units: [{ kind: 'limes', count: 1 }] },
        { province: 'bosporus', units: [{ kind: 'limes', count: 1 }] },
        {
          province: 'osroene',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'legion', count: 2 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        {
          province: 'amida',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'coele_syria',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'cavalry', count: 2 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'nilus', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'macedonia', units: [{ kind: 'archers', count: 1 }] }
      ],
      sea: [
        {
          sea: 'mare_aegeum',
          units: [
            { kind: 'elite-fleet', count: 1 },
            { kind: 'fleet', count: 1 }
          ]
        },
        { sea: 'propontis', units: [{ kind: 'elite-fleet', count: 1 }] },
        { sea: 'mare_nostrum_orientalis', units: [{ kind: 'elite-fleet', count: 1 }] }
      ],
      leaders: [
        { leader: 'constantius-ii', province: 'thracia' },
        { leader: 'caesar-east', province: 'moesia_superior' }
      ],
      provenance: {
        source: 'published-aid',
        note: 'Limites, Areas and income as in the Byzantine aid; the garrisons are ours.'
      }
    },
    {
      nation: 'persians',
      seat: 'chaldea',
      treasury: 20,
      age: 5,
      land: [
        {
          province: 'babylonia',
          units: [
            { kind: 'clibanarii', count: 1 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'horse-archers', count: 3 },
            { kind: 'elite-infantry', count: 1 }
          ]
        },
        { province: 'euphrates', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'adiabene', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'akkad', units: [{ kind: 'satrap', count: 1 }] },
        {
          province: 'chaldea',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        { province: 'media', units: [{ kind: 'satrap', count: 1 }] },
        {
          province: 'hyrkania',
          units: [
            { kind: 'horse-archers', count: 1 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [
        { leader: 'sapor-ii', province: 'babylonia' },
        { leader: 'satrap', province: 'hyrkania' }
      ],
      provenance: {
        source: 'ours',
        why: 'Shapur before Nisibis, a second army against the nomads of the east.'
      }
    },
    {
      nation: 'visigoths',
      seat: 'valachia',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'valachia',
          units: [
            { kind: 'noble-cavalry', count: 3 },
            { kind: 'archers', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'dacia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'athanaricus', province: 'valachia' }],
      provenance: { source: 'ours', why: 'The Tervingi between Carpathians and Danube.' }
    },
    {
      nation: 'ostrogoths',
      seat: 'ucraina',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'ucraina',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'infantry', count: 2 }
          ]
        },
        { province: 'scythica', units: [{ kind: 'infantry', count: 2 }] },
        {
          province: 'donetus',
          units: [
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'ermanaricus', province: 'donetus' }],
      provenance: {
        source: 'ours',
        why: 'The Greuthungi at the edge of Scythia, which they may enter this turn.'
      }
    },
    {
      nation: 'alamanni',
      seat: 'agri_decumates',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'agri_decumates',
          units: [
            { kind: 'infantry', count: 5 },
            { kind: 'archers', count: 1 }
          ]
        },
        { province: 'franconia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-alamanni', province: 'agri_decumates' }],
      provenance: { source: 'rulebook', section: 'XX ex. 4' }
    },
    {
      nation: 'franks',
      seat: 'rhenus',
      treasury: 0,
      age: 1,
      land: [
        { province: 'rhenus', units: [{ kind: 'frankish-infantry', count: 4 }] },
        { province: 'frisia', units: [{ kind: 'frankish-infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-franks', province: 'rhenus' }],
      provenance: { source: 'ours', why: 'Ripuarians on the Rhine, Salians at its mouths.' }
    },
    {
      nation: 'alans',
      seat: 'alania',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'alania',
          units: [
            { kind: 'heavy-cavalry', count: 2 },
            { kind: 'horse-archers', count: 2 }
          ]
        },
        { province: 'abascia', units: [{ kind: 'horse-archers', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-alans', province: 'alania' }],
      provenance: { source: 'ours', why: 'North of the Caucasus, between the Goths and the storm to come.' }
    },
    {
      nation: 'kushites',
      seat: 'kushania',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'kushania',
          units: [
            { kind: 'horse-archers', count: 4 },
            { kind: 'heavy-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'grumbates', province: 'kushania' }],
      provenance: { source: 'ours', why: 'Shapur fought the Chionites from 350 to 358.' }
    },
    {
      nation: 'armenians',
      seat: 'armenia',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'armenia',
          units: [
            { kind: 'mountain-archers', count: 1 },
            { kind: 'mountain-infantry', count: 1 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        {
          province: 'armenia_minor',
          units: [
            { kind: 'mountain-archers', count: 1 },
            { kind: 'mountain-infantry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-armenians', province: 'armenia' }],
      provenance: { source: 'rulebook', section: 'XXVII' }
    },
    {
      nation: 'iberians',
      seat: 'iberia',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'iberia',
          units: [
            { kind: 'mountain-infantry', count: 2 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-iberians', province: 'iberia' }],
      provenance: { source: 'rulebook', section: 'XXVII' }
    },
    {
      nation: 'colchians',
      seat: null,
      treasury: 0,
      age: 1,
      land: [{ province: 'colchis', units: [{ kind: 'mountain-infantry', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-colchians', province: 'colchis' }],
      provenance: { source: 'rulebook', section: 'XXVII' }
    },
    {
      nation: 'mauritanians',
      seat: null,
      treasury: 0,
      age: 1,
      land: [
        { province: 'aures', units: [{ kind: 'mountain-infantry', count: 1 }] },
        { province: 'atlas', units: [{ kind: 'cavalry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-mauritanians', province: 'aures' }],
      provenance: { source: 'rulebook', section: 'XXVII' }
    },
    {
      nation: 'euskaldunes',
      seat: null,
      treasury: 0,
      age: 1,
      land: [{ province: 'piranaei', units: [{ kind: 'mountain-infantry', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-euskaldunes', province: 'piranaei' }],
      provenance: { source: 'rulebook', section: 'VI.B' }
    },
    {
      nation: 'aesti',
      seat: 'lethigallia',
      treasury: 0,
      age: 1,
      land: [{ province: 'lethigallia', units: [{ kind: 'infantry', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-aesti', province: 'lethigallia' }],
      provenance: { source: 'rulebook', section: 'VI.B' }
    },
    {
      nation: 'venedae',
      seat: 'pripet',
      treasury: 0,
      age: 1,
      land: [{ province: 'pripet', units: [{ kind: 'infantry', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-venedae', province: 'pripet' }],
      provenance: { source: 'rulebook', section: 'XXXII.E' }
    }
  ],
  areas: [
    {
      nation: 'romans',
      areas: [
        'gallia_meridionalis',
        'gallia_septentrionalis',
        'britannia',
        'hispania',
        'italia',
        'africa',
        'illyria'
      ]
    },
    { nation: 'byzantines', areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus'] },
    { nation: 'persians', areas: ['mesopotamia', 'persis'] }
  ],
  clients: [
    { client: 'armenians', patron: 'byzantines', tribute: 2 },
    { client: 'euskaldunes', patron: 'romans', tribute: 0 }
  ],
  heresies: [{ area: 'africa', marker: 'Donatius', side: '+' }],
  fortificationChanges: [],
  provenance: {
    source: 'ours',
    why: 'Every fact of the rulebook’s examples of 350, and history for the rest.'
  }
} as const satisfies Scenario

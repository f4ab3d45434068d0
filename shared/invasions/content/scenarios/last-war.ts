import type { Scenario } from '../scenario-schema.ts'

/** 575: the two eyes of the world begin to put each other out. */
export const lastWar = {
  id: 'last-war',
  name: { en: 'The last war, 575', es: 'La última guerra, 575' },
  introduction: {
    en: 'Rome on the Bosporus and Persia on the Tigris have fought for four hundred years, and this is the last time. Heraclius and Khosrow will each come within sight of the other’s capital, the Avars will drag siege towers before the walls of Constantinople, and in the desert a merchant listens to an angel. Made for two: the New Rome and the Goths’ heirs against the Great King and the steppe. Two or three turns: Islam may end it early.',
    es: 'Roma en el Bósforo y Persia en el Tigris llevan cuatrocientos años en guerra, y esta es la última vez. Heraclio y Cosroes verán cada uno la capital del otro, los ávaros arrastrarán torres ante las murallas de Constantinopla, y en el desierto un mercader escucha a un ángel. Pensado para dos: la Nueva Roma y los herederos de los godos contra el Gran Rey y la estepa. Dos o tres turnos: el islam puede acortarla.'
  },
  firstTurn: 10,
  lastTurn: 12,
  opening: 'whole-turn',
  scoringTurns: [11],
  seats: [
    ['romans', 'goths'],
    ['huns', 'persians']
  ],
  sharing: {
    two: [
      ['romans', 'goths'],
      ['huns', 'persians']
    ],
    three: [['romans'], ['huns', 'persians'], ['goths']]
  },
  decisions: { least: 183, most: 233 },
  combat: 'either',
  nations: [
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 14,
      age: 9,
      land: [
        {
          province: 'thracia',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'cataphracts', count: 1 },
            { kind: 'elite-cavalry', count: 1 }
          ]
        },
        {
          province: 'moesia_superior',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        {
          province: 'osroene',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'cataphracts', count: 1 }
          ]
        },
        {
          province: 'amida',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'coele_syria',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'phoenicia', units: [{ kind: 'legion', count: 1 }] },
        { province: 'melitene', units: [{ kind: 'cavalry', count: 1 }] },
        { province: 'nilus', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'latium', units: [{ kind: 'infantry', count: 1, people: 'gepids' }] },
        {
          province: 'umbria',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'cavalry', count: 1, people: 'ostrogoths' }
          ]
        },
        {
          province: 'africa',
          units: [
            { kind: 'cavalry', count: 1, people: 'heruls' },
            { kind: 'archers', count: 1 }
          ]
        }
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
        { sea: 'mare_adriaticum', units: [{ kind: 'fleet', count: 1 }] },
        { sea: 'mare_nostrum_orientalis', units: [{ kind: 'elite-fleet', count: 1 }] }
      ],
      leaders: [
        { leader: 'mauricius', province: 'thracia' },
        { leader: 'caesar-east', province: 'amida' }
      ],
      provenance: {
        source: 'ours',
        why: 'Maurice commands in the East before he rules; Justinian’s conquests are held by too few.'
      }
    },
    {
      nation: 'persians',
      seat: 'chaldea',
      treasury: 24,
      age: 10,
      land: [
        {
          province: 'assyria',
          units: [
            { kind: 'satrap', count: 1 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'babylonia',
          units: [
            { kind: 'clibanarii', count: 2 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'horse-archers', count: 2 },
            { kind: 'elite-infantry', count: 1 }
          ]
        },
        { province: 'euphrates', units: [{ kind: 'satrap', count: 1 }] },
        {
          province: 'adiabene',
          units: [
            { kind: 'satrap', count: 1 },
            { kind: 'elite-infantry', count: 1 }
          ]
        },
        {
          province: 'chaldea',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'elephants', count: 1 }
          ]
        },
        { province: 'media', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'rhagae', units: [{ kind: 'horse-archers', count: 2 }] }
      ],
      sea: [],
      leaders: [
        { leader: 'chosroes-ii', province: 'babylonia' },
        { leader: 'vararanes-vi', province: 'assyria' },
        { leader: 'satrap', province: 'media' }
      ],
      provenance: {
        source: 'ours',
        why: 'Hormizd’s army and Bahram Chobin; Khosrow II follows in this span.'
      }
    },
    {
      nation: 'britons',
      seat: 'armoricum',
      treasury: 6,
      age: 6,
      land: [
        {
          province: 'armoricum',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'dumnonia', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'cambria', units: [{ kind: 'mountain-infantry', count: 1 }] },
        {
          province: 'cumbria',
          units: [
            { kind: 'mountain-infantry', count: 1 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'dux-britons', province: 'cumbria' }],
      provenance: {
        source: 'ours',
        why: 'Gwynedd, Dumnonia, Rheged, and Brittany, where Waroch takes Vannes.'
      }
    },
    {
      nation: 'scots',
      seat: 'dal_riata',
      treasury: 3,
      age: 3,
      land: [
        { province: 'dal_riata', units: [{ kind: 'sea-infantry', count: 3 }] },
        {
          province: 'ultonia',
          units: [
            { kind: 'sea-infantry', count: 1 },
            { kind: 'mountain-infantry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'aidanus', province: 'dal_riata' }],
      provenance: { source: 'ours', why: 'Áedán mac Gabráin.' }
    },
    {
      nation: 'visigoths',
      seat: 'carpetania',
      treasury: 18,
      age: 5,
      status: 'kingdom',
      land: [
        {
          province: 'carpetania',
          units: [
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'infantry', count: 1 }
          ]
        },
        {
          province: 'septimania',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'tarraconensis', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'hispalensis',
          units: [
            { kind: 'archers', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        }
      ],
      sea: [{ sea: 'sinus_gallicus', units: [{ kind: 'fleet', count: 1 }] }],
      leaders: [{ leader: 'reccaredus', province: 'carpetania' }],
      provenance: { source: 'ours', why: 'Leovigild has made one kingdom of Spain.' }
    },
    {
      nation: 'bavarians',
      seat: 'bavaria',
      treasury: 4,
      age: 2,
      land: [
        {
          province: 'bavaria',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'noricum', units: [{ kind: 'infantry', count: 2 }] },
        { province: 'rhaetia', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'garibaldus', province: 'bavaria' }],
      provenance: { source: 'ours', why: 'Garibald, the first duke whose name we know.' }
    },
    {
      nation: 'saxons',
      seat: 'durnovaria',
      treasury: 5,
      age: 4,
      land: [
        {
          province: 'durnovaria',
          units: [
            { kind: 'sea-infantry', count: 3 },
            { kind: 'elite-sea-infantry', count: 1 }
          ]
        },
        { province: 'camulodunum', units: [{ kind: 'sea-infantry', count: 1 }] },
        { province: 'saxonia', units: [{ kind: 'sea-infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-saxons', province: 'durnovaria' }],
      provenance: { source: 'ours', why: 'Ceawlin’s Wessex after Dyrham.' }
    },
    {
      nation: 'angles',
      seat: 'flavia_caesariensis',
      treasury: 5,
      age: 5,
      land: [
        {
          province: 'flavia_caesariensis',
          units: [
            { kind: 'sea-infantry', count: 2 },
            { kind: 'elite-sea-infantry', count: 1 }
          ]
        },
        { province: 'lindum', units: [{ kind: 'sea-infantry', count: 1 }] },
        { province: 'bernicia', units: [{ kind: 'sea-infantry', count: 2 }] },
        { province: 'maxima_caesariensis', units: [{ kind: 'sea-infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-angles', province: 'flavia_caesariensis' }],
      provenance: { source: 'ours', why: 'Deira, Bernicia and Mercia.' }
    },
    {
      nation: 'franks',
      seat: 'neustria',
      treasury: 22,
      age: 5,
      status: 'kingdom',
      religion: 'catholic',
      converted: true,
      land: [
        {
          province: 'neustria',
          units: [
            { kind: 'antrustiones', count: 1 },
            { kind: 'frankish-infantry', count: 1 }
          ]
        },
        {
          province: 'treveria',
          units: [
            { kind: 'antrustiones', count: 1 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'liger', units: [{ kind: 'frankish-infantry', count: 1 }] },
        {
          province: 'rhodanus',
          units: [
            { kind: 'frankish-infantry', count: 1 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'provincia', units: [{ kind: 'frankish-infantry', count: 1 }] },
        { province: 'garumnum', units: [{ kind: 'frankish-infantry', count: 1 }] },
        { province: 'burgundia', units: [{ kind: 'archers', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'brunichildis', province: 'treveria' }],
      provenance: { source: 'ours', why: 'Brunhild and her grandsons.' }
    },
    {
      nation: 'suebi',
      seat: 'gallaecia',
      treasury: 6,
      age: 7,
      status: 'kingdom',
      religion: 'catholic',
      converted: true,
      land: [
        {
          province: 'gallaecia',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'lusitania', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-suebi', province: 'gallaecia' }],
      provenance: { source: 'ours', why: 'Ten years before Leovigild ends them.' }
    },
    {
      nation: 'avars',
      seat: 'hunnia',
      treasury: 20,
      age: 2,
      land: [
        {
          province: 'hunnia',
          units: [
            { kind: 'heavy-cavalry', count: 3 },
            { kind: 'horse-archers', count: 3 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'pannonia', units: [{ kind: 'horse-archers', count: 1 }] },
        { province: 'tisia', units: [{ kind: 'horse-archers', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'baianus', province: 'hunnia' }],
      provenance: { source: 'ours', why: 'Bayan; Sirmium falls to him in 582, here a little before.' }
    },
    {
      nation: 'sclaveni',
      seat: 'valachia',
      treasury: 0,
      age: 3,
      land: [
        {
          province: 'valachia',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-sclaveni', province: 'valachia' }],
      provenance: { source: 'ours', why: 'Subjects of the Avars on the lower Danube.' }
    },
    {
      nation: 'hephthalites',
      seat: 'kushania',
      treasury: 4,
      age: 5,
      land: [{ province: 'kushania', units: [{ kind: 'horse-archers', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-hephthalites', province: 'kushania' }],
      provenance: { source: 'ours', why: 'What Persians and Turks have left of them since 560.' }
    },
    {
      nation: 'lombards',
      seat: 'taurinorum',
      treasury: 18,
      age: 2,
      status: 'kingdom',
      religion: 'arian',
      land: [
        {
          province: 'taurinorum',
          units: [
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'cisalpina', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'tuscia', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'spoletum', units: [{ kind: 'noble-cavalry', count: 1 }] },
        {
          province: 'beneventum',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'venetia', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'agilulfus', province: 'taurinorum' }],
      provenance: { source: 'ours', why: 'Pavia, and the duchies of Spoleto and Benevento.' }
    },
    {
      nation: 'alamanni',
      seat: 'agri_decumates',
      treasury: 2,
      age: 5,
      land: [{ province: 'agri_decumates', units: [{ kind: 'infantry', count: 3 }] }],
      sea: [],
      leaders: [{ leader: 'rex-alamanni', province: 'agri_decumates' }],
      provenance: { source: 'ours', why: 'A duchy of the Franks.' }
    },
    {
      nation: 'jutes',
      seat: 'cantium',
      treasury: 8,
      age: 6,
      land: [
        {
          province: 'cantium',
          units: [
            { kind: 'sea-infantry', count: 3 },
            { kind: 'elite-sea-infantry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'ethelbertus', province: 'cantium' }],
      provenance: { source: 'ours', why: 'Æthelberht marries a Frank.' }
    },
    {
      nation: 'lakhmids',
      seat: null,
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'lachmidaria',
          units: [
            { kind: 'cavalry', count: 1 },
            { kind: 'horse-archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-lakhmids', province: 'lachmidaria' }],
      provenance: { source: 'ours', why: 'Hira until 602.' }
    },
    {
      nation: 'ghassanids',
      seat: null,
      treasury: 0,
      age: 1,
      land: [{ province: 'palmyrene', units: [{ kind: 'cavalry', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-ghassanids', province: 'palmyrene' }],
      provenance: { source: 'ours', why: 'Mundhir, before Maurice exiles him.' }
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
      nation: 'byzantines',
      areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus', 'africa']
    },
    { nation: 'persians', areas: ['mesopotamia', 'persis'] },
    { nation: 'visigoths', areas: ['hispania'] },
    { nation: 'lombards', areas: ['italia'] },
    { nation: 'franks', areas: ['gallia_septentrionalis', 'gallia_meridionalis'] },
    { nation: 'avars', areas: ['danubius'] }
  ],
  provinces: [
    { nation: 'byzantines', provinces: ['latium', 'umbria'] },
    { nation: 'avars', provinces: ['pannonia'] },
    { nation: 'visigoths', provinces: ['septimania'] },
    { nation: 'saxons', provinces: ['camulodunum'] },
    { nation: 'angles', provinces: ['flavia_caesariensis', 'bernicia'] }
  ],
  clients: [
    { client: 'armenians', patron: 'persians', tribute: 2 },
    { client: 'iberians', patron: 'persians', tribute: 2 },
    { client: 'lakhmids', patron: 'persians', tribute: 0 },
    { client: 'ghassanids', patron: 'byzantines', tribute: 0 },
    { client: 'colchians', patron: 'byzantines', tribute: 1 }
  ],
  vassals: [
    { vassal: 'alamanni', suzerain: 'franks' },
    { vassal: 'sclaveni', suzerain: 'avars' }
  ],
  heresies: [],
  fortificationChanges: [],
  cities: [
    { province: 'gallaecia', level: 1 },
    { province: 'burgundia', level: 1 },
    { province: 'utica', level: 1 },
    { province: 'aquitania', level: 1 },
    { province: 'saliens', level: 1 },
    { province: 'taurinorum', level: 1 },
    { province: 'corinium_dobunorum', level: 1 },
    { province: 'armoricum', level: 1 }
  ],
  gone: [
    'romans',
    'gallo-romans',
    'huns',
    'alans',
    'kushites',
    'heruls',
    'ostrogoths',
    'vandals',
    'burgundians',
    'gepids'
  ],
  score: [
    { nation: 'byzantines', points: 54 },
    { nation: 'visigoths', points: 16 },
    { nation: 'angles', points: 8 }
  ],
  provenance: {
    source: 'ours',
    why: 'Our course of history at the end of turn 9; Menander, Theophylact and Paul the Deacon. Each Kingdom has founded a city (VII.D).'
  }
} as const satisfies Scenario

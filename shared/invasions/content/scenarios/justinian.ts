import type { Scenario } from '../scenario-schema.ts'

/** 525: the City has gold and generals, and the West has neither. */
export const justinian = {
  id: 'justinian',
  name: { en: 'Justinian, 525', es: 'Justiniano, 525' },
  introduction: {
    en: 'A peasant’s nephew has the richest throne of the world, and two generals who have never been beaten. Vandals hold Africa, Goths hold Rome, and Khosrow is about to hold Persia: there is money for one war at a time. Beyond the Danube the Lombards move and the Avars are on their way. Three turns, one or two evenings, scoring on turns 9 and 10.',
    es: 'El sobrino de un campesino ocupa el trono más rico del mundo y tiene dos generales a los que nadie ha vencido. Los vándalos tienen África, los godos Roma, y Cosroes está a punto de tener Persia: el dinero alcanza para una guerra cada vez. Al otro lado del Danubio se mueven los lombardos y vienen ya los ávaros. Tres turnos, una o dos veladas; se puntúa en los turnos 9 y 10.'
  },
  firstTurn: 8,
  lastTurn: 10,
  opening: 'whole-turn',
  scoringTurns: [9],
  seats: [['romans'], ['huns'], ['persians'], ['goths']],
  sharing: {
    two: [
      ['romans', 'goths'],
      ['huns', 'persians']
    ],
    three: [['romans'], ['huns', 'persians'], ['goths']]
  },
  decisions: { least: 75, most: 176 },
  combat: 'either',
  nations: [
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 36,
      age: 6,
      land: [
        {
          province: 'thracia',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'horse-archers', count: 1, people: 'huns' },
            { kind: 'cavalry', count: 1 }
          ]
        },
        {
          province: 'moesia_superior',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'infantry', count: 1, people: 'heruls' }
          ]
        },
        { province: 'moesia_inferior', units: [{ kind: 'limes', count: 1 }] },
        { province: 'tyras', units: [{ kind: 'limes', count: 1 }] },
        { province: 'bosporus', units: [{ kind: 'limes', count: 1 }] },
        {
          province: 'osroene',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'legion', count: 1 }
          ]
        },
        {
          province: 'amida',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'elite-cavalry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'coele_syria',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        {
          province: 'phoenicia',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'nilus', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'macedonia',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [
        {
          sea: 'mare_aegeum',
          units: [
            { kind: 'elite-fleet', count: 2 },
            { kind: 'fleet', count: 1 }
          ]
        },
        { sea: 'propontis', units: [{ kind: 'fleet', count: 1 }] },
        { sea: 'mare_nostrum_orientalis', units: [{ kind: 'elite-fleet', count: 1 }] }
      ],
      leaders: [
        { leader: 'iustinianus', province: 'thracia' },
        { leader: 'belisarius', province: 'amida' },
        { leader: 'narses', province: 'thracia' }
      ],
      provenance: {
        source: 'ours',
        why: 'Belisarius won at Dara in 530; Anastasius had left 320,000 pounds of gold.'
      }
    },
    {
      nation: 'persians',
      seat: 'chaldea',
      treasury: 18,
      age: 8,
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
        { province: 'adiabene', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'chaldea', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'hyrkania', units: [{ kind: 'horse-archers', count: 2 }] },
        { province: 'media', units: [{ kind: 'satrap', count: 1 }] }
      ],
      sea: [],
      leaders: [
        { leader: 'chosroes-i', province: 'babylonia' },
        { leader: 'satrap', province: 'hyrkania' }
      ],
      provenance: { source: 'ours', why: 'Khosrow’s reforms have made the kingdom young (XIII).' }
    },
    {
      nation: 'britons',
      seat: 'corinium_dobunorum',
      treasury: 6,
      age: 5,
      land: [
        {
          province: 'corinium_dobunorum',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'cambria', units: [{ kind: 'mountain-infantry', count: 1 }] },
        { province: 'dumnonia', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'cumbria', units: [{ kind: 'mountain-infantry', count: 1 }] },
        { province: 'armoricum', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'dux-britons', province: 'corinium_dobunorum' }],
      provenance: { source: 'ours', why: 'A generation after Badon.' }
    },
    {
      nation: 'scots',
      seat: 'dal_riata',
      treasury: 2,
      age: 1,
      land: [
        { province: 'dal_riata', units: [{ kind: 'sea-infantry', count: 2 }] },
        { province: 'ultonia', units: [{ kind: 'sea-infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-scots', province: 'dal_riata' }],
      provenance: { source: 'ours', why: 'Fergus Mór’s sons in Argyll.' }
    },
    {
      nation: 'visigoths',
      seat: 'carpetania',
      treasury: 12,
      age: 3,
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
        { province: 'hispalensis', units: [{ kind: 'archers', count: 1 }] },
        { province: 'cantabria', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-visigoths', province: 'carpetania' }],
      provenance: { source: 'ours', why: 'Driven from Tolosa in 507; kings without luck.' }
    },
    {
      nation: 'ostrogoths',
      seat: 'umbria',
      treasury: 24,
      age: 3,
      status: 'kingdom',
      land: [
        {
          province: 'umbria',
          units: [
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'infantry', count: 2 }
          ]
        },
        { province: 'latium', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'cisalpina', units: [{ kind: 'noble-cavalry', count: 1 }] },
        { province: 'campania', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'illyricum', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'provincia',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [{ sea: 'mare_adriaticum', units: [{ kind: 'fleet', count: 1 }] }],
      leaders: [{ leader: 'totila', province: 'umbria' }],
      provenance: {
        source: 'ours',
        why: 'Theoderic dies in 526 and leaves a granary, a treasury and a child.'
      }
    },
    {
      nation: 'gepids',
      seat: 'tisia',
      treasury: 8,
      age: 5,
      land: [
        {
          province: 'tisia',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'dacia', units: [{ kind: 'infantry', count: 2 }] },
        {
          province: 'pannonia',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-gepids', province: 'tisia' }],
      provenance: { source: 'ours', why: 'Sirmium is theirs again after Theoderic.' }
    },
    {
      nation: 'saxons',
      seat: 'durnovaria',
      treasury: 3,
      age: 2,
      land: [
        {
          province: 'durnovaria',
          units: [
            { kind: 'sea-infantry', count: 3 },
            { kind: 'elite-sea-infantry', count: 1 }
          ]
        },
        { province: 'camulodunum', units: [{ kind: 'sea-infantry', count: 2 }] },
        { province: 'saxonia', units: [{ kind: 'sea-infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-saxons', province: 'durnovaria' }],
      provenance: { source: 'ours', why: 'Wessex, Essex and the old home.' }
    },
    {
      nation: 'angles',
      seat: 'lindum',
      treasury: 3,
      age: 4,
      land: [
        { province: 'lindum', units: [{ kind: 'sea-infantry', count: 2 }] },
        { province: 'flavia_caesariensis', units: [{ kind: 'sea-infantry', count: 3 }] }
      ],
      sea: [],
      leaders: [{ leader: 'ida', province: 'flavia_caesariensis' }],
      provenance: { source: 'ours', why: 'Ida takes Bamburgh in 547.' }
    },
    {
      nation: 'franks',
      seat: 'neustria',
      treasury: 18,
      age: 2,
      status: 'kingdom',
      religion: 'catholic',
      converted: true,
      land: [
        {
          province: 'neustria',
          units: [
            { kind: 'antrustiones', count: 2 },
            { kind: 'frankish-infantry', count: 1 }
          ]
        },
        { province: 'saliens', units: [{ kind: 'frankish-infantry', count: 1 }] },
        {
          province: 'treveria',
          units: [
            { kind: 'frankish-infantry', count: 1 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'aquitania', units: [{ kind: 'frankish-infantry', count: 1 }] },
        { province: 'garumnum', units: [{ kind: 'frankish-infantry', count: 1 }] },
        { province: 'arvernia', units: [{ kind: 'frankish-infantry', count: 1 }] },
        { province: 'liger', units: [{ kind: 'archers', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'theodebertus', province: 'treveria' }],
      provenance: { source: 'ours', why: 'Clovis’ sons; Theudebert strikes gold coins in his own name.' }
    },
    {
      nation: 'suebi',
      seat: 'gallaecia',
      treasury: 6,
      age: 5,
      status: 'kingdom',
      religion: 'arian',
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
      provenance: { source: 'ours', why: 'A century without a chronicle.' }
    },
    {
      nation: 'hephthalites',
      seat: 'kushania',
      treasury: 20,
      age: 3,
      land: [
        {
          province: 'kushania',
          units: [
            { kind: 'horse-archers', count: 4 },
            { kind: 'heavy-cavalry', count: 1 }
          ]
        },
        {
          province: 'rhagae',
          units: [
            { kind: 'horse-archers', count: 1 },
            { kind: 'heavy-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-hephthalites', province: 'kushania' }],
      provenance: { source: 'ours', why: 'Persia has paid them tribute since 484.' }
    },
    {
      nation: 'sclaveni',
      seat: 'hypanis',
      treasury: 0,
      age: 1,
      land: [
        {
          province: 'hypanis',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-sclaveni', province: 'hypanis' }],
      provenance: { source: 'ours', why: 'First named in these years.' }
    },
    {
      nation: 'vandals',
      seat: 'africa',
      treasury: 18,
      age: 5,
      status: 'kingdom',
      religion: 'arian',
      land: [
        {
          province: 'africa',
          units: [
            { kind: 'cavalry', count: 2 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'utica', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'tripolitania', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'saldae', units: [{ kind: 'cavalry', count: 1 }] },
        { province: 'sardinia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [{ sea: 'mare_mauretanicum', units: [{ kind: 'fleet', count: 2 }] }],
      leaders: [{ leader: 'gelimer', province: 'africa' }],
      provenance: { source: 'ours', why: 'Five thousand were in Sardinia when Belisarius landed in 533.' }
    },
    {
      nation: 'burgundians',
      seat: 'rhodanus',
      treasury: 8,
      age: 4,
      status: 'kingdom',
      religion: 'catholic',
      land: [
        {
          province: 'rhodanus',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'burgundia', units: [{ kind: 'infantry', count: 2 }] },
        { province: 'vienna', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'helvetia', units: [{ kind: 'cavalry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-burgundians', province: 'rhodanus' }],
      provenance: { source: 'ours', why: 'Godomar, until 534.' }
    },
    {
      nation: 'lombards',
      seat: 'bohemia',
      treasury: 4,
      age: 2,
      land: [
        {
          province: 'bohemia',
          units: [
            { kind: 'infantry', count: 3 },
            { kind: 'noble-cavalry', count: 2 }
          ]
        },
        { province: 'noricum', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'audoin', province: 'bohemia' }],
      provenance: { source: 'ours', why: 'From Rugiland to Pannonia under Audoin.' }
    },
    {
      nation: 'alamanni',
      seat: 'agri_decumates',
      treasury: 2,
      age: 6,
      land: [
        { province: 'agri_decumates', units: [{ kind: 'infantry', count: 3 }] },
        { province: 'rhaetia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-alamanni', province: 'agri_decumates' }],
      provenance: { source: 'ours', why: 'Beaten by Clovis, sheltered by Theoderic.' }
    },
    {
      nation: 'jutes',
      seat: 'cantium',
      treasury: 4,
      age: 4,
      land: [
        {
          province: 'cantium',
          units: [
            { kind: 'sea-infantry', count: 4 },
            { kind: 'elite-sea-infantry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-jutes', province: 'cantium' }],
      provenance: { source: 'ours', why: 'Kent, the first Kingdom of the island to be.' }
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
      provenance: { source: 'ours', why: 'Mundhir III, the terror of Syria.' }
    },
    {
      nation: 'ghassanids',
      seat: null,
      treasury: 0,
      age: 1,
      land: [{ province: 'palmyrene', units: [{ kind: 'cavalry', count: 2 }] }],
      sea: [],
      leaders: [{ leader: 'rex-ghassanids', province: 'palmyrene' }],
      provenance: { source: 'ours', why: 'Harith, phylarch of Rome.' }
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
    { nation: 'byzantines', areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus'] },
    { nation: 'persians', areas: ['mesopotamia', 'persis'] },
    { nation: 'visigoths', areas: ['hispania'] },
    { nation: 'vandals', areas: ['africa'] },
    { nation: 'ostrogoths', areas: ['italia'] },
    { nation: 'franks', areas: ['gallia_septentrionalis'] }
  ],
  provinces: [
    { nation: 'burgundians', provinces: ['rhodanus', 'burgundia', 'vienna', 'helvetia'] },
    { nation: 'gepids', provinces: ['pannonia'] },
    { nation: 'vandals', provinces: ['sardinia'] },
    { nation: 'visigoths', provinces: ['septimania'] },
    { nation: 'ostrogoths', provinces: ['provincia', 'illyricum'] },
    { nation: 'franks', provinces: ['aquitania', 'garumnum', 'arvernia', 'liger'] },
    { nation: 'saxons', provinces: ['camulodunum'] },
    { nation: 'angles', provinces: ['flavia_caesariensis'] }
  ],
  clients: [
    { client: 'armenians', patron: 'persians', tribute: 2 },
    { client: 'iberians', patron: 'persians', tribute: 2 },
    { client: 'lakhmids', patron: 'persians', tribute: 0 },
    { client: 'ghassanids', patron: 'byzantines', tribute: 0 },
    { client: 'colchians', patron: 'byzantines', tribute: 1 }
  ],
  vassals: [{ vassal: 'alamanni', suzerain: 'franks' }],
  heresies: [],
  fortificationChanges: [],
  cities: [
    { province: 'corinium_dobunorum', level: 1 },
    { province: 'gallaecia', level: 1 },
    { province: 'burgundia', level: 1 },
    { province: 'utica', level: 1 },
    { province: 'aquitania', level: 1 },
    { province: 'saliens', level: 1 },
    { province: 'taurinorum', level: 1 }
  ],
  gone: ['romans', 'gallo-romans', 'huns', 'alans', 'kushites', 'heruls'],
  score: [
    { nation: 'romans', points: 50 },
    { nation: 'byzantines', points: 75 },
    { nation: 'huns', points: 52 },
    { nation: 'franks', points: 30 },
    { nation: 'hephthalites', points: 20 },
    { nation: 'persians', points: 45 },
    { nation: 'vandals', points: 14 }
  ],
  provenance: {
    source: 'ours',
    why: 'Our course of history between turns 6 and 9; Procopius and Cassiodorus. Each Kingdom has founded a city (VII.D).'
  }
} as const satisfies Scenario

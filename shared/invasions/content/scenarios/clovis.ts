import type { Scenario } from '../scenario-schema.ts'

/** 475: the West is a shadow, and two young kings stand at its grave. */
export const clovis = {
  id: 'clovis',
  name: { en: 'Clovis and Theoderic, 475', es: 'Clodoveo y Teodorico, 475' },
  introduction: {
    en: 'Italy has an emperor and an army of Heruls who want land. In Gaul a Roman called Syagrius rules alone between Euric’s Goths and the Franks, whose king is fifteen; and on the lower Danube young Theoderic waits for a country. Who takes what Rome lets fall? Two turns, for one evening, with a scoring at the end of each.',
    es: 'Italia tiene un emperador y un ejército de hérulos que quieren tierras. En la Galia gobierna solo un romano, Siagrio, entre los godos de Eurico y unos francos cuyo rey tiene quince años; y en el bajo Danubio el joven Teodorico espera un país. ¿Quién recoge lo que Roma deja caer? Dos turnos, para una velada, y se puntúa al final de cada uno.'
  },
  firstTurn: 6,
  lastTurn: 7,
  opening: 'whole-turn',
  scoringTurns: [6],
  seats: [['romans'], ['huns'], ['persians'], ['goths']],
  sharing: {
    two: [
      ['romans', 'goths'],
      ['huns', 'persians']
    ],
    three: [['romans'], ['huns', 'persians'], ['goths']]
  },
  decisions: { least: 85, most: 138 },
  combat: 'either',
  nations: [
    {
      nation: 'romans',
      seat: 'umbria',
      treasury: 6,
      age: 12,
      decline: 2,
      land: [
        {
          province: 'umbria',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'heavy-infantry', count: 1 },
            { kind: 'infantry', count: 1, people: 'heruls' }
          ]
        },
        {
          province: 'illyricum',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        { province: 'cisalpina', units: [{ kind: 'cavalry', count: 1 }] },
        { province: 'latium', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'carnuntum', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [{ sea: 'mare_adriaticum', units: [{ kind: 'fleet', count: 1 }] }],
      leaders: [
        { leader: 'iulius-nepos', province: 'illyricum' },
        { leader: 'caesar-west', province: 'umbria' }
      ],
      provenance: { source: 'ours', why: 'Julius Nepos holds Dalmatia, his generals Italy.' }
    },
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 18,
      age: 6,
      land: [
        {
          province: 'thracia',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'infantry', count: 1, people: 'gepids' }
          ]
        },
        { province: 'moesia_superior', units: [{ kind: 'legion', count: 1 }] },
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
        { province: 'amida', units: [{ kind: 'limes', count: 1 }] },
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
            { kind: 'archers', count: 1 }
          ]
        },
        { province: 'nilus', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'macedonia', units: [{ kind: 'cavalry', count: 1 }] }
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
        { sea: 'mare_nostrum_orientalis', units: [{ kind: 'fleet', count: 1 }] }
      ],
      leaders: [
        { leader: 'zeno', province: 'thracia' },
        { leader: 'caesar-east', province: 'moesia_superior' }
      ],
      provenance: { source: 'ours', why: 'Zeno, poor since the fleet of 468 was burnt.' }
    },
    {
      nation: 'persians',
      seat: 'chaldea',
      treasury: 12,
      age: 10,
      land: [
        { province: 'assyria', units: [{ kind: 'satrap', count: 1 }] },
        {
          province: 'babylonia',
          units: [
            { kind: 'clibanarii', count: 1 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'horse-archers', count: 1 },
            { kind: 'elite-infantry', count: 1 }
          ]
        },
        { province: 'euphrates', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'adiabene', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'chaldea', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'hyrkania',
          units: [
            { kind: 'clibanarii', count: 1 },
            { kind: 'horse-archers', count: 2 }
          ]
        },
        { province: 'media', units: [{ kind: 'satrap', count: 1 }] },
        {
          province: 'rhagae',
          units: [
            { kind: 'archers', count: 1 },
            { kind: 'heavy-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [
        { leader: 'perozes', province: 'hyrkania' },
        { leader: 'satrap', province: 'babylonia' }
      ],
      provenance: {
        source: 'ours',
        why: 'Peroz owes the White Huns his throne and means to be quit of them.'
      }
    },
    {
      nation: 'gallo-romans',
      seat: 'neustria',
      treasury: 10,
      age: 1,
      land: [
        {
          province: 'neustria',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'sequana', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'armoricum', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'syagrius', province: 'neustria' }],
      provenance: { source: 'ours', why: 'Syagrius at Soissons, whom the Franks called king of the Romans.' }
    },
    {
      nation: 'britons',
      seat: 'corinium_dobunorum',
      treasury: 6,
      age: 3,
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
        { province: 'durnovaria', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'ambrosius', province: 'corinium_dobunorum' }],
      provenance: { source: 'ours', why: 'Ambrosius Aurelianus, in Gildas.' }
    },
    {
      nation: 'visigoths',
      seat: 'garumnum',
      treasury: 20,
      age: 3,
      status: 'kingdom',
      land: [
        {
          province: 'garumnum',
          units: [
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'infantry', count: 1 }
          ]
        },
        { province: 'arvernia', units: [{ kind: 'archers', count: 1 }] },
        { province: 'septimania', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'provincia', units: [{ kind: 'noble-cavalry', count: 1 }] },
        { province: 'carpetania', units: [{ kind: 'infantry', count: 2 }] },
        { province: 'tarraconensis', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'salmantica', units: [{ kind: 'noble-cavalry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'euricus', province: 'garumnum' }],
      provenance: { source: 'ours', why: 'Euric took Auvergne in 475 and Arles the year after.' }
    },
    {
      nation: 'ostrogoths',
      seat: 'moesia_inferior',
      treasury: 5,
      age: 1,
      land: [
        {
          province: 'moesia_inferior',
          units: [
            { kind: 'noble-cavalry', count: 3 },
            { kind: 'infantry', count: 3 }
          ]
        },
        {
          province: 'dardania',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'fl-theodericus', province: 'moesia_inferior' }],
      provenance: {
        source: 'ours',
        why: 'Theoderic’s Goths at Novae, federates of Zeno; renewed under Attila (time table, turn 4).'
      }
    },
    {
      nation: 'gepids',
      seat: 'tisia',
      treasury: 6,
      age: 3,
      land: [
        {
          province: 'tisia',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'dacia', units: [{ kind: 'infantry', count: 2 }] },
        { province: 'pannonia', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-gepids', province: 'tisia' }],
      provenance: {
        source: 'ours',
        why: 'Masters of the plain since they threw off the Huns in 454; Sirmium is theirs from 474.'
      }
    },
    {
      nation: 'heruls',
      seat: 'moravia',
      treasury: 3,
      age: 2,
      land: [
        {
          province: 'moravia',
          units: [
            { kind: 'infantry', count: 3 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        {
          province: 'noricum',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'odoacer', province: 'noricum' }],
      provenance: { source: 'ours', why: 'Odoacer passed through Noricum on his way to Italy.' }
    },
    {
      nation: 'franks',
      seat: 'austrasia',
      treasury: 4,
      age: 2,
      land: [
        { province: 'austrasia', units: [{ kind: 'frankish-infantry', count: 3 }] },
        {
          province: 'saliens',
          units: [
            { kind: 'frankish-infantry', count: 3 },
            { kind: 'antrustiones', count: 1 }
          ]
        },
        { province: 'flandria', units: [{ kind: 'frankish-infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'chlodovechus', province: 'saliens' }],
      provenance: { source: 'ours', why: 'Childeric is buried at Tournai in 481; his son is fifteen.' }
    },
    {
      nation: 'suebi',
      seat: 'gallaecia',
      treasury: 6,
      age: 3,
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
        { province: 'lusitania', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'asturica', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-suebi', province: 'gallaecia' }],
      provenance: { source: 'ours', why: 'What the Goths left of Rechiar’s kingdom.' }
    },
    {
      nation: 'burgundians',
      seat: 'rhodanus',
      treasury: 12,
      age: 2,
      status: 'kingdom',
      religion: 'arian',
      land: [
        {
          province: 'rhodanus',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
        {
          province: 'burgundia',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'vienna',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'helvetia', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'gundobadus', province: 'rhodanus' }],
      provenance: { source: 'ours', why: 'Gundobad came home from Rome in 474.' }
    },
    {
      nation: 'vandals',
      seat: 'africa',
      treasury: 22,
      age: 3,
      status: 'kingdom',
      religion: 'arian',
      land: [
        {
          province: 'africa',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'cavalry', count: 2 }
          ]
        },
        { province: 'utica', units: [{ kind: 'infantry', count: 2 }] },
        { province: 'tripolitania', units: [{ kind: 'cavalry', count: 1 }] },
        { province: 'sicilia', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'sardinia', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [
        { sea: 'mare_mauretanicum', units: [{ kind: 'fleet', count: 2 }] },
        { sea: 'mare_tyrrheneum', units: [{ kind: 'fleet', count: 1 }] }
      ],
      leaders: [{ leader: 'rex-vandals', province: 'africa' }],
      provenance: { source: 'ours', why: 'Gaiseric’s kingdom at its height: treaty with Zeno in 474.' }
    },
    {
      nation: 'alamanni',
      seat: 'agri_decumates',
      treasury: 5,
      age: 4,
      land: [
        {
          province: 'agri_decumates',
          units: [
            { kind: 'infantry', count: 4 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        },
        { province: 'lotharingia', units: [{ kind: 'infantry', count: 2 }] },
        {
          province: 'rhaetia',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'gibuldus', province: 'agri_decumates' }],
      provenance: { source: 'ours', why: 'Gibuld appears in the Life of Severinus; the people gathers anew.' }
    },
    {
      nation: 'jutes',
      seat: 'cantium',
      treasury: 2,
      age: 2,
      land: [
        { province: 'cantium', units: [{ kind: 'sea-infantry', count: 3 }] },
        { province: 'iutia', units: [{ kind: 'sea-infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-jutes', province: 'cantium' }],
      provenance: { source: 'ours', why: 'Hengist’s heirs in Kent.' }
    },
    {
      nation: 'angles',
      seat: 'lindum',
      treasury: 2,
      age: 2,
      land: [
        { province: 'lindum', units: [{ kind: 'sea-infantry', count: 3 }] },
        { province: 'flavia_caesariensis', units: [{ kind: 'sea-infantry', count: 2 }] },
        { province: 'holsatia', units: [{ kind: 'sea-infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-angles', province: 'lindum' }],
      provenance: { source: 'ours', why: 'Between Humber and Wash.' }
    },
    {
      nation: 'hephthalites',
      seat: 'kushania',
      treasury: 12,
      age: 2,
      land: [
        {
          province: 'kushania',
          units: [
            { kind: 'horse-archers', count: 4 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'elephants', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'acsungur', province: 'kushania' }],
      provenance: { source: 'ours', why: 'Akhshunwar, who will kill Peroz in 484.' }
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
      provenance: { source: 'ours', why: 'Hira, in the Great King’s service.' }
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
    { nation: 'romans', areas: ['italia'] },
    { nation: 'byzantines', areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus'] },
    { nation: 'persians', areas: ['mesopotamia', 'persis'] },
    { nation: 'visigoths', areas: ['hispania', 'gallia_meridionalis'] },
    { nation: 'vandals', areas: ['africa'] }
  ],
  provinces: [
    { nation: 'burgundians', provinces: ['rhodanus', 'burgundia', 'vienna', 'helvetia'] },
    { nation: 'gepids', provinces: ['pannonia'] },
    { nation: 'vandals', provinces: ['sicilia', 'sardinia'] },
    { nation: 'gallo-romans', provinces: ['neustria', 'sequana', 'armoricum'] }
  ],
  clients: [
    { client: 'armenians', patron: 'persians', tribute: 2 },
    { client: 'iberians', patron: 'persians', tribute: 2 },
    { client: 'lakhmids', patron: 'persians', tribute: 0 },
    { client: 'colchians', patron: 'byzantines', tribute: 1 }
  ],
  foedera: [{ federate: 'ostrogoths', federator: 'byzantines', provinces: ['moesia_inferior', 'dardania'] }],
  heresies: [],
  fortificationChanges: [],
  cities: [
    { province: 'corinium_dobunorum', level: 1 },
    { province: 'gallaecia', level: 1 },
    { province: 'burgundia', level: 1 },
    { province: 'utica', level: 1 },
    { province: 'aquitania', level: 1 }
  ],
  gone: ['huns', 'alans', 'kushites'],
  score: [
    { nation: 'romans', points: 41 },
    { nation: 'byzantines', points: 22 },
    { nation: 'huns', points: 56 },
    { nation: 'franks', points: 12 },
    { nation: 'hephthalites', points: 8 },
    { nation: 'persians', points: 10 },
    { nation: 'ostrogoths', points: 2 }
  ],
  provenance: {
    source: 'ours',
    why: 'Our course of history before turn 6; Sidonius, Eugippius and Procopius. Each Kingdom has founded a city (VII.D).'
  }
} as const satisfies Scenario

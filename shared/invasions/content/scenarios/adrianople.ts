import type { Scenario } from '../scenario-schema.ts'

/** 375: the Empire is one still, and the Huns are coming. */
export const adrianople = {
  id: 'adrianople',
  name: { en: 'Adrianople, 375', es: 'Adrianópolis, 375' },
  introduction: {
    en: 'Out of the steppe come riders whom nobody has seen before. The Goths flee before them to the Danube and ask to be let in; Valens lets them in, and starves them. Two turns, for one evening: the Empire is still one and must hold for a generation, until it divides and the Rhine freezes over. Everything scores once, at the end of turn 3.',
    es: 'De la estepa llegan jinetes que nadie ha visto antes. Los godos huyen de ellos hasta el Danubio y piden paso; Valente los deja entrar y los mata de hambre. Dos turnos, para una velada: el Imperio aún es uno y debe resistir una generación, hasta que se divide y el Rin se hiela. Todo puntúa una sola vez, al final del turno 3.'
  },
  firstTurn: 2,
  lastTurn: 3,
  opening: 'whole-turn',
  scoringTurns: [3],
  seats: [['romans'], ['huns'], ['persians'], ['goths']],
  sharing: {
    two: [
      ['romans', 'goths'],
      ['huns', 'persians']
    ],
    three: [['romans'], ['huns', 'persians'], ['goths']]
  },
  decisions: { least: 40, most: 71 },
  combat: 'either',
  nations: [
    {
      nation: 'romans',
      seat: 'latium',
      treasury: 18,
      age: 9,
      land: [
        {
          province: 'treveria',
          units: [
            { kind: 'legion', count: 2 },
            { kind: 'elite-cavalry', count: 1 },
            { kind: 'infantry', count: 2, people: 'alamanni' },
            { kind: 'limes', count: 1, title: 'Galli' }
          ]
        },
        { province: 'austrasia', units: [{ kind: 'limes', count: 1, title: 'Galli' }] },
        { province: 'lotharingia', units: [{ kind: 'limes', count: 1, title: 'Galli' }] },
        { province: 'helvetia', units: [{ kind: 'limes', count: 1, title: 'Galli' }] },
        { province: 'cumbria', units: [{ kind: 'limes', count: 1, title: 'Britani' }] },
        { province: 'bernicia', units: [{ kind: 'limes', count: 1, title: 'Britani' }] },
        { province: 'numidia', units: [{ kind: 'limes', count: 1, title: 'Africani' }] },
        { province: 'asturica', units: [{ kind: 'limes', count: 1, title: 'Hispani' }] },
        {
          province: 'pannonia',
          units: [
            { kind: 'legion', count: 1 },
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
        { province: 'neustria', units: [{ kind: 'palatine-cavalry', count: 1 }] },
        { province: 'flavia_caesariensis', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'africa',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'infantry', count: 1, people: 'mauritanians' }
          ]
        }
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
        { leader: 'caesar-west', province: 'pannonia' }
      ],
      provenance: {
        source: 'ours',
        why: 'The army that Gratian led against the Lentienses; Valentinian died in Pannonia in 375.'
      }
    },
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 22,
      age: 2,
      land: [
        {
          province: 'thracia',
          units: [
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'guard', count: 1 },
            { kind: 'legion', count: 1 }
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
            { kind: 'cavalry', count: 1 }
          ]
        },
        {
          province: 'phoenicia',
          units: [
            { kind: 'cavalry', count: 1 },
            { kind: 'horse-archers', count: 1 },
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
        { leader: 'valens', province: 'phoenicia' },
        { leader: 'caesar-east', province: 'thracia' }
      ],
      provenance: {
        source: 'ours',
        why: 'Valens sat at Antioch against Persia when the Goths came to the river.'
      }
    },
    {
      nation: 'persians',
      seat: 'chaldea',
      treasury: 20,
      age: 6,
      land: [
        {
          province: 'assyria',
          units: [
            { kind: 'satrap', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        },
        {
          province: 'babylonia',
          units: [
            { kind: 'clibanarii', count: 1 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'horse-archers', count: 2 },
            { kind: 'elite-infantry', count: 1 }
          ]
        },
        { province: 'euphrates', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'adiabene', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'chaldea', units: [{ kind: 'infantry', count: 1 }] },
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
      provenance: { source: 'ours', why: 'Jovian ceded Nisibis to Shapur in 363.' }
    },
    {
      nation: 'visigoths',
      seat: 'valachia',
      treasury: 2,
      age: 1,
      land: [
        {
          province: 'valachia',
          units: [
            { kind: 'noble-cavalry', count: 3 },
            { kind: 'archers', count: 1 },
            { kind: 'infantry', count: 2 }
          ]
        },
        { province: 'dacia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'fritigernus', province: 'valachia' }],
      provenance: {
        source: 'ours',
        why: 'The Tervingi of Fritigern at the river; they begin anew as a people on the move.'
      }
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
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'infantry', count: 2 }
          ]
        },
        { province: 'scythica', units: [{ kind: 'infantry', count: 2 }] },
        {
          province: 'donetus',
          units: [
            { kind: 'noble-cavalry', count: 1 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-ostrogoths', province: 'ucraina' }],
      provenance: { source: 'ours', why: 'Ermanaric is dead or dying; his Greuthungi bear the first blow.' }
    },
    {
      nation: 'alamanni',
      seat: 'agri_decumates',
      treasury: 2,
      age: 2,
      land: [
        {
          province: 'agri_decumates',
          units: [
            { kind: 'infantry', count: 4 },
            { kind: 'archers', count: 1 }
          ]
        },
        { province: 'franconia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-alamanni', province: 'agri_decumates' }],
      provenance: { source: 'ours', why: 'After Argentoratum and Solicinium they are fewer.' }
    },
    {
      nation: 'franks',
      seat: 'rhenus',
      treasury: 0,
      age: 2,
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
      age: 2,
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
      provenance: { source: 'ours', why: 'The first whom the Huns meet.' }
    },
    {
      nation: 'kushites',
      seat: 'kushania',
      treasury: 0,
      age: 2,
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
      leaders: [{ leader: 'rex-kushites', province: 'kushania' }],
      provenance: { source: 'ours', why: 'Kidara’s people gather in Bactria.' }
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
    { client: 'iberians', patron: 'persians', tribute: 2 },
    { client: 'euskaldunes', patron: 'romans', tribute: 0 }
  ],
  heresies: [
    { area: 'africa', marker: 'Donatius', side: '-' },
    { area: 'oriens', marker: 'Arius', side: '+' }
  ],
  fortificationChanges: [],
  score: [
    { nation: 'alans', points: 8 },
    { nation: 'franks', points: 6 },
    { nation: 'visigoths', points: 7 },
    { nation: 'ostrogoths', points: 4 }
  ],
  provenance: {
    source: 'ours',
    why: 'The set-up of 350, a generation on: Ammianus for the armies, the treaty of 363 for the East.'
  }
} as const satisfies Scenario

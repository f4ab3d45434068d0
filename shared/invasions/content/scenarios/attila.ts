import type { Scenario } from '../scenario-schema.ts'

/** 425: Aetius holds the West with the swords of the Huns. */
export const attila = {
  id: 'attila',
  name: { en: 'Attila, 425', es: 'Atila, 425' },
  introduction: {
    en: 'Ravenna has a child on the throne and Aetius to rule for him. Goths sit at Tolosa, Vandals look over the strait to Africa, and on the plain beyond the Danube Attila will soon gather every people that the steppe has swept before it. Made for two: the Empires and the Goths against the Huns, the Vandals and the Great King, as on the Catalaunian Fields. Three turns, one or two evenings.',
    es: 'En Rávena hay un niño en el trono y Aecio gobierna por él. Los godos se han asentado en Tolosa, los vándalos miran a África por encima del estrecho, y en la llanura al otro lado del Danubio Atila reunirá pronto a todos los pueblos que la estepa arrastra. Pensado para dos: los Imperios y los godos contra los hunos, los vándalos y el Gran Rey, como en los Campos Cataláunicos. Tres turnos, una o dos veladas.'
  },
  firstTurn: 4,
  lastTurn: 6,
  opening: 'whole-turn',
  scoringTurns: [6],
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
  decisions: { least: 223, most: 253 },
  combat: 'either',
  nations: [
    {
      nation: 'romans',
      seat: 'umbria',
      treasury: 15,
      age: 10,
      decline: 1,
      land: [
        {
          province: 'umbria',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'heavy-infantry', count: 1 }
          ]
        },
        {
          province: 'rhodanus',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'elite-cavalry', count: 1 },
            { kind: 'horse-archers', count: 1, people: 'huns' },
            { kind: 'cavalry', count: 1 }
          ]
        },
        {
          province: 'treveria',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'limes', count: 1, title: 'Galli' }
          ]
        },
        { province: 'cumbria', units: [{ kind: 'limes', count: 1, title: 'Britani' }] },
        { province: 'bernicia', units: [{ kind: 'limes', count: 1, title: 'Britani' }] },
        { province: 'camulodunum', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'numidia', units: [{ kind: 'limes', count: 1, title: 'Africani' }] },
        {
          province: 'africa',
          units: [
            { kind: 'infantry', count: 1 },
            { kind: 'infantry', count: 1, people: 'mauritanians' }
          ]
        },
        { province: 'tarraconensis', units: [{ kind: 'cavalry', count: 1, people: 'visigoths' }] },
        { province: 'illyricum', units: [{ kind: 'archers', count: 1 }] },
        { province: 'neustria', units: [{ kind: 'legion', count: 1 }] },
        { province: 'latium', units: [{ kind: 'palatine-cavalry', count: 1 }] }
      ],
      sea: [
        {
          sea: 'mare_tyrrheneum',
          units: [
            { kind: 'elite-fleet', count: 1 },
            { kind: 'fleet', count: 1 }
          ]
        }
      ],
      leaders: [
        { leader: 'aetius', province: 'rhodanus' },
        { leader: 'valentinianus-iii', province: 'umbria' }
      ],
      provenance: {
        source: 'ours',
        why: 'Placidia came to Ravenna in 425; Aetius had just brought his Huns. Decline since the division (VI.K).'
      }
    },
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 25,
      age: 4,
      land: [
        {
          province: 'thracia',
          units: [
            { kind: 'guard', count: 1 },
            { kind: 'palatine-cavalry', count: 1 },
            { kind: 'legion', count: 1 },
            { kind: 'cavalry', count: 1, people: 'ostrogoths' }
          ]
        },
        { province: 'savus', units: [{ kind: 'limes', count: 1 }] },
        {
          province: 'moesia_superior',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'legion', count: 1 }
          ]
        },
        {
          province: 'moesia_inferior',
          units: [
            { kind: 'limes', count: 1 },
            { kind: 'infantry', count: 1 }
          ]
        },
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
            { kind: 'legion', count: 1 }
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
            { kind: 'archers', count: 1 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'nilus', units: [{ kind: 'infantry', count: 1 }] },
        { province: 'macedonia', units: [{ kind: 'horse-archers', count: 1, people: 'alans' }] }
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
        { leader: 'theodosius-ii', province: 'thracia' },
        { leader: 'asparus', province: 'phoenicia' }
      ],
      provenance: {
        source: 'ours',
        why: 'Ardabur and Aspar lead what marches; the great walls are nearly done.'
      }
    },
    {
      nation: 'persians',
      seat: 'chaldea',
      treasury: 20,
      age: 8,
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
            { kind: 'clibanarii', count: 2 },
            { kind: 'heavy-cavalry', count: 1 },
            { kind: 'horse-archers', count: 2 },
            { kind: 'elite-infantry', count: 1 }
          ]
        },
        { province: 'euphrates', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'adiabene', units: [{ kind: 'satrap', count: 1 }] },
        { province: 'chaldea', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'hyrkania',
          units: [
            { kind: 'horse-archers', count: 2 },
            { kind: 'heavy-cavalry', count: 1 }
          ]
        },
        { province: 'media', units: [{ kind: 'satrap', count: 1 }] }
      ],
      sea: [],
      leaders: [
        { leader: 'vararanes-v', province: 'babylonia' },
        { leader: 'satrap', province: 'hyrkania' }
      ],
      provenance: { source: 'ours', why: 'Bahram Gur has made peace with Rome and fights in the east.' }
    },
    {
      nation: 'visigoths',
      seat: 'garumnum',
      treasury: 10,
      age: 4,
      land: [
        {
          province: 'garumnum',
          units: [
            { kind: 'noble-cavalry', count: 3 },
            { kind: 'infantry', count: 2 }
          ]
        },
        {
          province: 'aquitania',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'theoderidus', province: 'garumnum' }],
      provenance: { source: 'ours', why: 'Settled in Aquitania by the treaty of 418.' }
    },
    {
      nation: 'ostrogoths',
      seat: 'pannonia',
      treasury: 3,
      age: 3,
      land: [
        {
          province: 'pannonia',
          units: [
            { kind: 'noble-cavalry', count: 2 },
            { kind: 'infantry', count: 2 }
          ]
        },
        { province: 'dalmatia', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-ostrogoths', province: 'pannonia' }],
      provenance: { source: 'ours', why: 'Amal Goths in Pannonia under Hunnic rule.' }
    },
    {
      nation: 'gepids',
      seat: 'tisia',
      treasury: 0,
      age: 2,
      land: [
        {
          province: 'tisia',
          units: [
            { kind: 'infantry', count: 3 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'dacia', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-gepids', province: 'tisia' }],
      provenance: { source: 'ours', why: 'Between Tisza and Carpathians, subjects of the Huns.' }
    },
    {
      nation: 'huns',
      seat: 'hunnia',
      treasury: 15,
      age: 3,
      land: [
        {
          province: 'hunnia',
          units: [
            { kind: 'horse-archers', count: 5 },
            { kind: 'cavalry', count: 2 }
          ]
        },
        { province: 'valachia', units: [{ kind: 'horse-archers', count: 2 }] },
        { province: 'ucraina', units: [{ kind: 'horse-archers', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'attila', province: 'hunnia' }],
      provenance: { source: 'ours', why: 'Rua’s camp on the plain; Attila follows in this span.' }
    },
    {
      nation: 'franks',
      seat: 'austrasia',
      treasury: 2,
      age: 4,
      land: [
        { province: 'austrasia', units: [{ kind: 'frankish-infantry', count: 3 }] },
        { province: 'saliens', units: [{ kind: 'frankish-infantry', count: 3 }] }
      ],
      sea: [],
      leaders: [{ leader: 'chlodio', province: 'austrasia' }],
      provenance: { source: 'ours', why: 'Ripuarians at Cologne, Salians in Toxandria.' }
    },
    {
      nation: 'suebi',
      seat: 'gallaecia',
      treasury: 2,
      age: 2,
      land: [
        {
          province: 'gallaecia',
          units: [
            { kind: 'infantry', count: 3 },
            { kind: 'cavalry', count: 1 }
          ]
        },
        { province: 'asturica', units: [{ kind: 'infantry', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'hermericus', province: 'gallaecia' }],
      provenance: { source: 'ours', why: 'Hydatius, their neighbour and victim, for Gallaecia.' }
    },
    {
      nation: 'alans',
      seat: 'lusitania',
      treasury: 2,
      age: 4,
      land: [
        {
          province: 'lusitania',
          units: [
            { kind: 'heavy-cavalry', count: 2 },
            { kind: 'horse-archers', count: 1 }
          ]
        },
        { province: 'cartaginensis', units: [{ kind: 'horse-archers', count: 2 }] }
      ],
      sea: [],
      leaders: [{ leader: 'rex-alans', province: 'lusitania' }],
      provenance: {
        source: 'ours',
        why: 'What Wallia’s Goths have left of the Alans, as in our course of history.'
      }
    },
    {
      nation: 'vandals',
      seat: 'hispalensis',
      treasury: 8,
      age: 2,
      land: [
        {
          province: 'hispalensis',
          units: [
            { kind: 'infantry', count: 4 },
            { kind: 'cavalry', count: 2 }
          ]
        },
        { province: 'baetica', units: [{ kind: 'infantry', count: 1 }] }
      ],
      sea: [],
      leaders: [{ leader: 'gaisericus', province: 'hispalensis' }],
      provenance: { source: 'ours', why: 'Before the strait, which they cross in 429.' }
    },
    {
      nation: 'burgundians',
      seat: 'franconia',
      treasury: 2,
      age: 2,
      land: [
        {
          province: 'franconia',
          units: [
            { kind: 'infantry', count: 4 },
            { kind: 'noble-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'gundaharius', province: 'franconia' }],
      provenance: { source: 'ours', why: 'Gundahar’s kingdom on the Rhine; Worms is across the river.' }
    },
    {
      nation: 'alamanni',
      seat: 'agri_decumates',
      treasury: 2,
      age: 4,
      land: [
        { province: 'agri_decumates', units: [{ kind: 'infantry', count: 3 }] },
        {
          province: 'lotharingia',
          units: [
            { kind: 'infantry', count: 2 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-alamanni', province: 'agri_decumates' }],
      provenance: { source: 'ours', why: 'Over the Rhine since the winter of 406.' }
    },
    {
      nation: 'kushites',
      seat: 'kushania',
      treasury: 0,
      age: 3,
      land: [
        {
          province: 'kushania',
          units: [
            { kind: 'horse-archers', count: 2 },
            { kind: 'heavy-cavalry', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'rex-kushites', province: 'kushania' }],
      provenance: { source: 'ours', why: 'The Kidarites; Bahram has just beaten them at Merv.' }
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
      provenance: { source: 'ours', why: 'Mundhir set Bahram on his throne.' }
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
      areas: ['gallia_meridionalis', 'gallia_septentrionalis', 'britannia', 'italia', 'africa', 'illyria']
    },
    { nation: 'byzantines', areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus'] },
    { nation: 'persians', areas: ['mesopotamia', 'persis'] }
  ],
  provinces: [
    { nation: 'alans', provinces: ['cartaginensis'] },
    { nation: 'vandals', provinces: ['hispalensis'] },
    { nation: 'ostrogoths', provinces: ['pannonia'] }
  ],
  clients: [
    { client: 'armenians', patron: 'persians', tribute: 2 },
    { client: 'iberians', patron: 'persians', tribute: 2 },
    { client: 'lakhmids', patron: 'persians', tribute: 0 },
    { client: 'colchians', patron: 'byzantines', tribute: 1 }
  ],
  vassals: [
    { vassal: 'gepids', suzerain: 'huns' },
    { vassal: 'ostrogoths', suzerain: 'huns' }
  ],
  foedera: [{ federate: 'visigoths', federator: 'romans', provinces: ['garumnum', 'aquitania'] }],
  heresies: [{ area: 'aegyptus', marker: 'Arius', side: '+' }],
  fortificationChanges: [],
  provenance: {
    source: 'ours',
    why: 'Our course of history at the end of turn 3; Hydatius, Prosper and Priscus for the rest.'
  }
} as const satisfies Scenario

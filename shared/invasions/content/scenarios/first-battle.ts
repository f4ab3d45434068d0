import type { Scenario } from '../scenario-schema.ts'

/** 376: a lesson of a quarter of an hour. The Goths cross the river; each step is the best move there. */
export const firstBattle = {
  id: 'first-battle',
  name: { en: 'The first battle', es: 'La primera batalla' },
  introduction: {
    en: 'A quarter of an hour to learn by. You lead the Visigoths at the Danube; the Empire has one garrison before you, one city behind it, and an emperor who is on his way. Cross the river, take the city, and be ready for Valens. The dice are the same each time.',
    es: 'Un cuarto de hora para aprender. Llevas a los visigodos junto al Danubio; el Imperio tiene delante una guarnición, detrás una ciudad, y en camino un emperador. Cruza el río, toma la ciudad y espera a Valente. Los dados son siempre los mismos.'
  },
  firstTurn: 2,
  lastTurn: 2,
  opening: 'events',
  leavesOut: ['event-cards', 'raids', 'diplomacy', 'foedera', 'end-of-diplomacy'],
  dice: 'river 19',
  scoringTurns: [2],
  seats: [['goths'], ['romans'], ['huns'], ['persians']],
  people: 1,
  sharing: {
    two: [
      ['goths', 'huns'],
      ['romans', 'persians']
    ],
    three: [['goths'], ['romans', 'persians'], ['huns']]
  },
  decisions: { least: 14, most: 14 },
  combat: 'basic',
  nations: [
    {
      nation: 'byzantines',
      seat: 'thracia',
      treasury: 20,
      age: 2,
      land: [
        { province: 'thracia', units: [{ kind: 'guard', count: 1 }] },
        { province: 'moesia_inferior', units: [{ kind: 'infantry', count: 1 }] },
        {
          province: 'thessalia',
          units: [
            { kind: 'legion', count: 1 },
            { kind: 'cavalry', count: 2 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'valens', province: 'thessalia' }],
      provenance: { source: 'ours', why: 'Lupicinus guards the river, Valens is on the march from the East.' }
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
            { kind: 'noble-cavalry', count: 4 },
            { kind: 'infantry', count: 2 }
          ]
        },
        {
          province: 'dacia',
          units: [
            { kind: 'infantry', count: 3 },
            { kind: 'archers', count: 1 }
          ]
        }
      ],
      sea: [],
      leaders: [{ leader: 'fritigernus', province: 'valachia' }],
      provenance: { source: 'ours', why: 'Fritigern before the crossing of 376.' }
    }
  ],
  areas: [{ nation: 'byzantines', areas: ['moesia', 'graecia', 'asia', 'cappadocia', 'oriens', 'aegyptus'] }],
  clients: [],
  heresies: [],
  fortificationChanges: [],
  objectives: [
    {
      nation: 'visigoths',
      objectives: [
        { province: 'moesia_inferior', points: 4 },
        { province: 'moesia_superior', points: 4 },
        { province: 'dacia', points: 1 }
      ]
    },
    {
      nation: 'byzantines',
      objectives: [
        { province: 'moesia_inferior', points: 4 },
        { province: 'moesia_superior', points: 4 }
      ]
    }
  ],
  gone: [
    'alamanni',
    'angles',
    'bavarians',
    'burgundians',
    'franks',
    'gepids',
    'heruls',
    'jutes',
    'lombards',
    'ostrogoths',
    'saxons',
    'suebi',
    'vandals',
    'alans',
    'avars',
    'hephthalites',
    'huns',
    'khazars',
    'kushites',
    'arabs',
    'berbers',
    'blemmyes',
    'hibernians',
    'picts',
    'scots',
    'vikings',
    'romans',
    'persians',
    'britons',
    'gallo-romans',
    'cappadocians',
    'anglo-saxons',
    'armenians',
    'colchians',
    'iberians',
    'mauritanians',
    'ghassanids',
    'lakhmids',
    'euskaldunes',
    'sardinians',
    'aesti',
    'sclaveni',
    'venedae'
  ],
  provenance: {
    source: 'ours',
    why: 'Ammianus 31: the crossing, Marcianople and Adrianople in one evening, simplified for a first game.'
  }
} as const satisfies Scenario

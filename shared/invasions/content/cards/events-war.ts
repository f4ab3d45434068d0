import type { EventCard } from './card-schema.ts'

/** Private events of sieges, the sea, marches, raids and leaders (XVIII-XIX, XXII-XXV). */
export const warEvents: readonly EventCard[] = [
  {
    id: 'assassination-attempt',
    kind: 'event',
    number: 4,
    back: 'private',
    name: { en: 'Assassination Attempt', es: 'Intento de asesinato' },
    text: {
      en: 'Against any leader, at the start of a nation’s activation. D10: 1-4 he escapes, 5-7 neutralised this turn, 8-0 dead.',
      es: 'Contra cualquier líder, al comienzo de la activación de una nación. D10: 1-4 escapa, 5-7 neutralizado este turno, 8-0 muerto.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'leader', where: [] },
        effects: [
          {
            do: 'table',
            rows: [
              { upTo: 4, effects: [] },
              {
                upTo: 7,
                effects: [{ do: 'neutralise-leader', who: 'target', which: 'target', until: 'turn-end' }]
              },
              { upTo: 10, effects: [{ do: 'kill-leader', which: 'target' }] }
            ]
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'published-aid', note: 'named there; the odds are ours' }
  },
  {
    id: 'blockade',
    kind: 'event',
    number: 7,
    back: 'private',
    name: { en: 'Blockade', es: 'Bloqueo' },
    text: {
      en: 'A besieger of a port: the city gets nothing by sea and the roll is +1, or +3 if he has a fleet in its sea zone.',
      es: 'Un sitiador de un puerto: la ciudad no recibe nada por mar y la tirada es +1, o +3 si tiene una flota en su zona marítima.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: ['coastal'] },
        effects: [
          { do: 'no-sea-supply' },
          {
            do: 'if',
            when: 'besieger-fleet-off-city',
            of: 'target',
            yes: [{ do: 'modify-roll', roll: 'siege', by: 3 }],
            no: [{ do: 'modify-roll', roll: 'siege', by: 1 }]
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Theoderic starved Ravenna from Ariminum’s ships, 492' }
  },
  {
    id: 'bridge-of-boats',
    kind: 'event',
    number: 9,
    back: 'private',
    name: { en: 'Bridge of Boats', es: 'Puente de barcas' },
    text: {
      en: 'A stack crosses one strait as an ordinary border, even a blockaded one, and pays nothing for river or strait in the battle that follows.',
      es: 'Un apilamiento cruza un estrecho como una frontera normal, aunque esté bloqueado, y no paga río ni estrecho en la batalla que siga.'
    },
    plays: [
      {
        window: 'movement',
        whose: 'any',
        target: { kind: 'stack', where: [] },
        effects: [{ do: 'hook', hook: 'bridge-of-boats' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Valens bridged the Danube in 367; the Avars the Sava in 579' }
  },
  {
    id: 'corn-fleet',
    kind: 'event',
    number: 16,
    back: 'private',
    name: { en: 'Corn Fleet', es: 'Flota del grano' },
    text: {
      en: 'A besieged port with a friendly fleet in its sea zone: the siege gets -3. Or: a nation with a granary and sea trade gains 4 gold in its Income.',
      es: 'Un puerto sitiado con flota amiga en su zona marítima: el asedio recibe -3. O bien: una nación con granero y comercio marítimo gana 4 de oro en sus Ingresos.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: ['coastal', 'fleet-off-city'] },
        effects: [{ do: 'modify-roll', roll: 'siege', by: -3 }],
        ifNone: 'keep'
      },
      {
        window: 'income',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['civilised', 'holds-granary', 'trades-by-sea'] },
        effects: [{ do: 'gold', who: 'target', by: 4 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the annona fleets of Alexandria and Carthage' }
  },
  {
    id: 'devastation',
    kind: 'event',
    number: 22,
    back: 'private',
    name: { en: 'Devastation', es: 'Devastación' },
    text: {
      en: 'A stack of yours that enters an undefended enemy province without a city lays it waste and halts there: draw a plunder marker and leave one face down on the land.',
      es: 'Un apilamiento tuyo que entra en una provincia enemiga sin defensores ni ciudad la asola y se detiene allí: roba un marcador de pillaje y deja otro boca abajo en ella.'
    },
    plays: [
      {
        window: 'province-entered',
        whose: 'own',
        target: { kind: 'stack', where: ['own', 'rural-enemy', 'empty-of-defenders'] },
        effects: [{ do: 'plunder', who: 'target', markers: 1 }, { do: 'ravage' }, { do: 'halt' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the wasting of Thrace and Gaul' }
  },
  {
    id: 'expert-navigation',
    kind: 'event',
    number: 25,
    back: 'private',
    name: { en: 'Expert Navigation', es: 'Navegación experta' },
    text: {
      en: 'A landing gets +4 to its sea risk. Or: one side of a naval battle gets 2 rerolls.',
      es: 'Un desembarco recibe +4 a su riesgo marítimo. O bien: un bando de una batalla naval consigue 2 repeticiones.'
    },
    plays: [
      {
        window: 'landing-roll',
        whose: 'any',
        target: { kind: 'stack', where: [] },
        effects: [{ do: 'modify-roll', roll: 'sea-risk', by: 4 }],
        ifNone: 'keep'
      },
      {
        window: 'naval-battle',
        whose: 'any',
        target: { kind: 'battle-side', where: [] },
        effects: [{ do: 'reroll', roll: 'battle', of: 'either', dice: 2 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXV.E' }
  },
  {
    id: 'forced-march',
    kind: 'event',
    number: 29,
    back: 'private',
    name: { en: 'Forced March', es: 'Marcha forzada' },
    text: {
      en: 'Every unit of one stack gets 2 more steps in this movement.',
      es: 'Cada unidad de un apilamiento recibe 2 pasos más en este movimiento.'
    },
    plays: [
      {
        window: 'movement',
        whose: 'any',
        target: { kind: 'stack', where: [] },
        effects: [{ do: 'steps', by: 2 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Iulianus’ dash down the Danube in 361' }
  },
  {
    id: 'insubordination',
    kind: 'event',
    number: 36,
    back: 'private',
    name: { en: 'Insubordination', es: 'Insubordinación' },
    text: {
      en: 'A leader of the nation about to act, but no emperor, is neutralised until the end of its activation.',
      es: 'Un líder de la nación que va a actuar, salvo un emperador, queda neutralizado hasta el fin de su activación.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'leader', where: ['of-nation-in-turn', 'not-empire-ruler'] },
        effects: [{ do: 'neutralise-leader', who: 'target', which: 'target', until: 'activation-end' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Belisarius and Narses at odds before Mediolanum, 538' }
  },
  {
    id: 'local-levies',
    kind: 'event',
    number: 37,
    back: 'private',
    name: { en: 'Local Levies', es: 'Milicias locales' },
    text: {
      en: 'An enemy stack enters a province without defenders, not in revolt: its owner, if active, places one infantry of its reserve there, or else its cheapest unit, which defends and may not flee. Or: a raid gets -3.',
      es: 'Un apilamiento enemigo entra en una provincia sin defensores y sin revuelta: su dueño, si está activo, coloca allí una infantería de su reserva o, si no la hay, su unidad más barata, que defiende y no puede huir. O bien: una incursión recibe -3.'
    },
    plays: [
      {
        window: 'province-entered',
        whose: 'any',
        target: { kind: 'province', where: ['empty-of-defenders', 'controlled-by-active', 'no-revolt'] },
        effects: [{ do: 'hook', hook: 'lone-levy' }],
        ifNone: 'keep'
      },
      {
        window: 'raid-declared',
        whose: 'any',
        target: { kind: 'raid', where: [] },
        effects: [{ do: 'modify-roll', roll: 'raid', by: -3 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Didymus and Verinianus armed their peasants in 408' }
  },
  {
    id: 'ransom',
    kind: 'event',
    number: 47,
    back: 'private',
    name: { en: 'Ransom', es: 'Rescate' },
    text: {
      en: 'A leader of yours about to be lost survives and returns to the nearest friendly province; pay 3 gold to the bank.',
      es: 'Un líder tuyo a punto de perderse sobrevive y vuelve a la provincia amistosa más cercana; paga 3 de oro a la banca.'
    },
    plays: [
      {
        window: 'leader-lost',
        whose: 'own',
        target: { kind: 'leader', where: ['own'] },
        cost: { gold: 3, to: 'bank' },
        effects: [{ do: 'spare-leader' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'King Peroz bought himself free from the Hephthalites' }
  },
  {
    id: 'reaction',
    kind: 'event',
    number: 48,
    back: 'private',
    name: { en: 'Reaction', es: 'Reacción' },
    text: {
      en: 'An interception gets +4. Or: a flight gets +4.',
      es: 'Una intercepción recibe +4. O bien: una huida recibe +4.'
    },
    plays: [
      {
        window: 'interception-roll',
        whose: 'any',
        target: { kind: 'roll', where: [] },
        effects: [{ do: 'modify-roll', roll: 'interception', by: 4 }],
        ifNone: 'keep'
      },
      {
        window: 'flight-roll',
        whose: 'any',
        target: { kind: 'roll', where: [] },
        effects: [{ do: 'modify-roll', roll: 'flight', by: 4 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'sappers',
    kind: 'event',
    number: 53,
    back: 'private',
    name: { en: 'Sappers', es: 'Zapadores' },
    text: {
      en: 'The siege of a fortified city gets +2.',
      es: 'El asedio de una ciudad fortificada recibe +2.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: ['fortified'] },
        effects: [{ do: 'modify-roll', roll: 'siege', by: 2 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the mines of Amida, 359 and 503' }
  },
  {
    id: 'scorched-earth',
    kind: 'event',
    number: 54,
    back: 'private',
    name: { en: 'Scorched Earth', es: 'Tierra quemada' },
    text: {
      en: 'A stack that enters an enemy province finds only ashes: it stops there and suffers one hit.',
      es: 'Un apilamiento que entra en una provincia enemiga solo halla cenizas: se detiene allí y sufre un impacto.'
    },
    plays: [
      {
        window: 'province-entered',
        whose: 'any',
        target: { kind: 'stack', where: [] },
        effects: [{ do: 'hits', who: 'target', count: 1 }, { do: 'halt' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Sapor burnt the fields before Iulianus in 363' }
  },
  {
    id: 'sortie',
    kind: 'event',
    number: 58,
    back: 'private',
    name: { en: 'Sortie', es: 'Salida' },
    text: {
      en: 'The besieger suffers 2 hits and his siege gets -1.',
      es: 'El sitiador sufre 2 impactos y su asedio recibe -1.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: [] },
        effects: [
          { do: 'hits', who: 'target', count: 2 },
          { do: 'modify-roll', roll: 'siege', by: -1 }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Belisarius’ sallies from Rome, 537' }
  },
  {
    id: 'storm',
    kind: 'event',
    number: 60,
    back: 'private',
    name: { en: 'Storm', es: 'Tormenta' },
    text: {
      en: 'A landing gets -4 to its sea risk. Or: a naval stack that moves or carries troops stops, its transport is cancelled and it suffers one hit.',
      es: 'Un desembarco recibe -4 a su riesgo marítimo. O bien: un apilamiento naval que mueve o transporta se detiene, su transporte se cancela y sufre un impacto.'
    },
    plays: [
      {
        window: 'landing-roll',
        whose: 'any',
        target: { kind: 'stack', where: [] },
        effects: [{ do: 'modify-roll', roll: 'sea-risk', by: -4 }],
        ifNone: 'keep'
      },
      {
        window: 'naval-movement',
        whose: 'any',
        target: { kind: 'naval-stack', where: [] },
        effects: [{ do: 'halt-fleet' }, { do: 'hits', who: 'target', count: 1 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXV.E' }
  },
  {
    id: 'supply-trains',
    kind: 'event',
    number: 62,
    back: 'private',
    name: { en: 'Supply Trains', es: 'Trenes de suministros' },
    text: {
      en: 'Every stack of one nation may hold one unit more during this activation.',
      es: 'Cada apilamiento de una nación puede tener una unidad más durante esta activación.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: [] },
        effects: [{ do: 'stacking', who: 'target', by: 1 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the river fleet that fed Iulianus’ army' }
  },
  {
    id: 'surprise-assault',
    kind: 'event',
    number: 63,
    back: 'private',
    name: { en: 'Surprise Assault', es: 'Asalto por sorpresa' },
    text: {
      en: 'The besieger assaults without suffering its two hits, and the city gets nothing by sea.',
      es: 'El sitiador asalta sin sufrir los dos impactos, y la ciudad no recibe nada por mar.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: [] },
        effects: [{ do: 'free-assault' }, { do: 'no-sea-supply' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Geiseric walked into Carthage in 439' }
  },
  {
    id: 'terror',
    kind: 'event',
    number: 65,
    back: 'private',
    name: { en: 'Terror', es: 'Terror' },
    text: {
      en: 'A Barbarian besieger: an unfortified city surrenders at once, leader or not; a fortified one is besieged at +1.',
      es: 'Un sitiador bárbaro: una ciudad sin murallas se rinde en el acto, haya líder o no; una fortificada se asedia con +1.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: ['besieger-barbarian', 'unfortified'] },
        effects: [{ do: 'surrender' }],
        ifNone: 'keep'
      },
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: ['besieger-barbarian', 'fortified'] },
        effects: [{ do: 'modify-roll', roll: 'siege', by: 1 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the fame of Attila after Naissus' }
  },
  {
    id: 'war-engines',
    kind: 'event',
    number: 70,
    back: 'private',
    name: { en: 'War Engines', es: 'Máquinas de guerra' },
    text: {
      en: 'A siege gets +1; if the besieger is Civilised, +2.',
      es: 'Un asedio recibe +1; si el sitiador es civilizado, +2.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: [] },
        effects: [
          {
            do: 'if',
            when: 'civilised',
            of: 'target',
            yes: [{ do: 'modify-roll', roll: 'siege', by: 2 }],
            no: [{ do: 'modify-roll', roll: 'siege', by: 1 }]
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'rams and towers from Amida to Thessalonica' }
  },
  {
    id: 'winter-march',
    kind: 'event',
    number: 71,
    back: 'private',
    name: { en: 'Winter March', es: 'Marcha de invierno' },
    text: {
      en: 'One leader of the active nation gets one more campaign this activation.',
      es: 'Un líder de la nación activa recibe una campaña más en esta activación.'
    },
    plays: [
      {
        window: 'campaign-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: [] },
        effects: [{ do: 'campaigns', who: 'target', by: 1 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Heraclius wintered in the enemy’s land, 627' }
  }
]

import type { EventCard } from './card-schema.ts'

/** X.B: the 18 events with a red back, played when drawn. */
export const publicEvents: readonly EventCard[] = [
  {
    id: 'banditry',
    kind: 'event',
    number: 5,
    back: 'public',
    name: { en: 'Banditry', es: 'Bandidaje' },
    text: {
      en: 'In a random Civilised Area, every Civilised nation that controls a province there loses 2 gold.',
      es: 'En un Área civilizada al azar, cada nación civilizada que controle allí una provincia pierde 2 de oro.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-area', where: ['holds-civilised-province'] },
        effects: [
          { do: 'each', of: 'civilised-nations-in-area', effects: [{ do: 'gold', who: 'each', by: -2 }] }
        ],
        ifNone: 'roll-again'
      }
    ],
    provenance: { source: 'ours', why: 'bagaudae, circumcellions and Isaurian robbers' }
  },
  {
    id: 'boom-town',
    kind: 'event',
    number: 8,
    back: 'public',
    name: { en: 'Boom Town', es: 'Ciudad en auge' },
    text: {
      en: 'Raise one city of level 1 or 2 by a level. It must be controlled by an active nation, not sacked and not in revolt.',
      es: 'Sube un nivel una ciudad de nivel 1 o 2. Debe controlarla una nación activa y no estar saqueada ni en revuelta.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'city', where: ['level-1-or-2', 'controlled-by-active', 'unsacked', 'no-revolt'] },
        effects: [{ do: 'city', change: 'grow' }],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'rulebook', section: 'III.F' }
  },
  {
    id: 'city-founders',
    kind: 'event',
    number: 14,
    back: 'public',
    name: { en: 'City Founders', es: 'Fundadores de ciudades' },
    text: {
      en: 'Found a city of level 1 on an empty site controlled by a Civilised nation, neither sacked nor in revolt.',
      es: 'Funda una ciudad de nivel 1 en un emplazamiento vacío controlado por una nación civilizada, sin saqueo ni revuelta.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'city-site', where: ['controlled-by-civilised', 'unsacked', 'no-revolt'] },
        effects: [{ do: 'city', change: 'found' }],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'rulebook', section: 'III.F' }
  },
  {
    id: 'comet',
    kind: 'event',
    number: 15,
    back: 'public',
    name: { en: 'Comet', es: 'Cometa' },
    text: {
      en: 'The oldest Civilised nation makes a D2 check; if it fails, its Decline rises by one.',
      es: 'La nación civilizada más vieja hace un chequeo de D2; si falla, su Declive sube uno.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [
          {
            do: 'each',
            of: 'oldest-civilised-nation',
            effects: [{ do: 'check', die: 'd2', pass: [], fail: [{ do: 'decline', who: 'each', by: 1 }] }]
          }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'the comets of 390, 418 and 530 were read as the end of reigns' }
  },
  {
    id: 'debased-coinage',
    kind: 'event',
    number: 19,
    back: 'public',
    name: { en: 'Debased Coinage', es: 'Moneda envilecida' },
    text: {
      en: 'The richest Civilised nation loses half its treasury, rounded up, and ages one space.',
      es: 'La nación civilizada más rica pierde la mitad de su tesoro, redondeando hacia arriba, y envejece un espacio.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [
          {
            do: 'each',
            of: 'richest-civilised-nation',
            effects: [
              { do: 'halve-treasury', who: 'each' },
              { do: 'age', who: 'each', by: 1 }
            ]
          }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'the copper inflation of the fourth and fifth centuries' }
  },
  {
    id: 'earthquake',
    kind: 'event',
    number: 24,
    back: 'public',
    name: { en: 'Earthquake', es: 'Terremoto' },
    text: {
      en: 'In a random Civilised Area the greatest city loses a level, never below 1, and its walls fall unless it is a capital.',
      es: 'En un Área civilizada al azar la ciudad mayor pierde un nivel, nunca por debajo de 1, y caen sus murallas salvo que sea capital.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-area', where: ['holds-city'] },
        effects: [{ do: 'hook', hook: 'shake-highest-city' }],
        ifNone: 'roll-again'
      }
    ],
    provenance: { source: 'ours', why: 'Crete 365, Constantinople 447, Antioch 526' }
  },
  {
    id: 'famine',
    kind: 'event',
    number: 26,
    back: 'public',
    name: { en: 'Famine', es: 'Hambre' },
    text: {
      en: 'In a random Civilised Area each nation with units there loses one of them, and the Area’s controller loses 3 gold.',
      es: 'En un Área civilizada al azar cada nación con unidades allí pierde una, y quien controla el Área pierde 3 de oro.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-area', where: ['holds-units'] },
        effects: [
          {
            do: 'each',
            of: 'nations-with-units-in-area',
            effects: [{ do: 'lose-units', who: 'each', units: 1, kind: 'any', in: 'area' }]
          },
          { do: 'gold', who: 'area-controller', by: -3 }
        ],
        ifNone: 'roll-again'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'great-harvest',
    kind: 'event',
    number: 30,
    back: 'public',
    name: { en: 'Great Harvest', es: 'Gran cosecha' },
    text: {
      en: 'Every Civilised nation gains 2 gold for each granary province it controls, 8 at most.',
      es: 'Cada nación civilizada gana 2 de oro por cada provincia granero que controle, 8 como máximo.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [
          {
            do: 'each',
            of: 'civilised-nations',
            effects: [{ do: 'granary-gold', who: 'each', each: 2, most: 8 }]
          }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'the grain of Egypt and Africa fed both capitals' }
  },
  {
    id: 'harsh-winter',
    kind: 'event',
    number: 31,
    back: 'public',
    name: { en: 'Harsh Winter', es: 'Crudo invierno' },
    text: {
      en: 'The rivers freeze: until the end of the turn river borders count as open in battle, ambush and flight.',
      es: 'Se hielan los ríos: hasta el fin del turno las fronteras fluviales cuentan como abiertas en batalla, emboscada y huida.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [{ do: 'hook', hook: 'frozen-rivers' }],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'the last night of 406, when peoples crossed the Rhine' }
  },
  {
    id: 'heresy',
    kind: 'event',
    number: 32,
    back: 'public',
    name: { en: 'Heresy', es: 'Herejía' },
    text: {
      en: 'Heresy + in a random Civilised Area where a Civilised nation holds ground, even a capital’s own.',
      es: 'Herejía + en un Área civilizada al azar donde haya una nación civilizada, aunque sea la de una capital.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-area', where: ['holds-civilised-province', 'no-heresy-plus'] },
        effects: [{ do: 'heresy-in-area' }],
        ifNone: 'roll-again'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXXI.C' }
  },
  {
    id: 'locusts',
    kind: 'event',
    number: 38,
    back: 'public',
    name: { en: 'Locusts', es: 'Langostas' },
    text: {
      en: 'Roll a D10: 1-2 Africa, 3-4 Aegyptus, 5-6 Oriens, 7-8 Mesopotamia, 9-0 Persis. That Area yields no income this turn.',
      es: 'Tira un D10: 1-2 Africa, 3-4 Aegyptus, 5-6 Oriens, 7-8 Mesopotamia, 9-0 Persis. Ese Área no da ingresos este turno.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-dry-area', where: [] },
        effects: [{ do: 'no-area-income' }],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'the swarm over Edessa in 499 told by Joshua the Stylite' }
  },
  {
    id: 'mutiny',
    kind: 'event',
    number: 40,
    back: 'public',
    name: { en: 'Mutiny', es: 'Motín' },
    text: {
      en: 'The Civilised nation with most units pays 5 gold, or its largest stack loses a unit and stays where it is this turn.',
      es: 'La nación civilizada con más unidades paga 5 de oro, o su mayor apilamiento pierde una unidad y no se mueve este turno.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [
          {
            do: 'each',
            of: 'largest-civilised-army',
            effects: [{ do: 'hook', hook: 'pay-or-mutiny' }]
          }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'unpaid armies from Ticinum 408 to the Danube 602' }
  },
  {
    id: 'piracy',
    kind: 'event',
    number: 45,
    back: 'public',
    name: { en: 'Piracy', es: 'Piratería' },
    text: {
      en: 'Choose a sea zone with trade and no fleet: it yields no trade this turn, and each nation trading there loses 1 gold.',
      es: 'Elige una zona marítima con comercio y sin flotas: no da comercio este turno y cada nación que comercia allí pierde 1 de oro.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'sea-zone', where: ['trade-zone', 'no-fleet'] },
        effects: [
          { do: 'each', of: 'nations-trading-in-zone', effects: [{ do: 'gold', who: 'each', by: -1 }] },
          { do: 'no-trade' }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'Saxon, Herul and Vandal sea rovers' }
  },
  {
    id: 'plague',
    kind: 'event',
    number: 46,
    back: 'public',
    name: { en: 'Plague', es: 'Peste' },
    text: {
      en: 'In a random Civilised Area every stack of two or more units of an active nation loses one, every leader of such a nation there dies on a D10 of 0, and the Area yields no income this turn.',
      es: 'En un Área civilizada al azar cada apilamiento de dos o más unidades de una nación activa pierde una, cada líder de tales naciones allí muere con un 0 en un D10 y el Área no da ingresos este turno.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-area', where: ['holds-civilised-province'] },
        effects: [
          {
            do: 'each',
            of: 'stacks-of-two-in-area',
            effects: [{ do: 'lose-units', who: 'each', units: 1, kind: 'any', in: 'stack' }]
          },
          {
            do: 'each',
            of: 'leaders-in-area',
            effects: [
              { do: 'check', die: 'd10', atLeast: 10, pass: [{ do: 'kill-leader', which: 'each' }], fail: [] }
            ]
          },
          { do: 'no-area-income' }
        ],
        ifNone: 'roll-again'
      }
    ],
    provenance: { source: 'ours', why: 'the plague that reached Pelusium in 541' }
  },
  {
    id: 'reserve',
    kind: 'event',
    number: 50,
    back: 'public',
    name: { en: 'Reserve', es: 'Reserva' },
    text: {
      en: 'Shuffle all discards and this card back into the event deck, then draw another event.',
      es: 'Baraja los descartes y esta carta con el mazo de eventos y roba otro evento.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [{ do: 'reshuffle-events' }, { do: 'draw-events', who: 'player', cards: 1 }],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'rulebook', section: 'X.B' }
  },
  {
    id: 'revolt',
    kind: 'event',
    number: 51,
    back: 'public',
    name: { en: 'Revolt', es: 'Revuelta' },
    text: {
      en: 'A province of a random Civilised Area rises; a random player picks it, never one with a capital or a leader.',
      es: 'Se alza una provincia de un Área civilizada al azar; la elige un jugador al azar, nunca una con capital o líder.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'random-area', where: ['revolt-possible'] },
        effects: [{ do: 'revolt-in-area' }],
        ifNone: 'roll-again'
      }
    ],
    provenance: { source: 'rulebook', section: 'XVI.A' }
  },
  {
    id: 'shortage',
    kind: 'event',
    number: 56,
    back: 'public',
    name: { en: 'Shortage', es: 'Escasez' },
    text: {
      en: 'Every Civilised nation without a granary province loses 3 gold; every other one loses 1.',
      es: 'Cada nación civilizada sin provincia granero pierde 3 de oro; cada una de las demás pierde 1.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [
          {
            do: 'each',
            of: 'civilised-nations',
            effects: [
              {
                do: 'if',
                when: 'holds-granary',
                of: 'each',
                yes: [{ do: 'gold', who: 'each', by: -1 }],
                no: [{ do: 'gold', who: 'each', by: -3 }]
              }
            ]
          }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'volcanic-winter',
    kind: 'event',
    number: 69,
    back: 'public',
    name: { en: 'Volcanic Winter', es: 'Invierno volcánico' },
    text: {
      en: 'The sun gives no warmth: every Civilised nation loses 4 gold, and every Barbarian nation of four or more units loses one beside its horde.',
      es: 'El sol no calienta: cada nación civilizada pierde 4 de oro y cada nación bárbara de cuatro o más unidades pierde una junto a su horda.'
    },
    plays: [
      {
        window: 'at-once',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [
          { do: 'each', of: 'civilised-nations', effects: [{ do: 'gold', who: 'each', by: -4 }] },
          {
            do: 'each',
            of: 'barbarian-nations',
            effects: [
              {
                do: 'if',
                when: 'four-units',
                of: 'each',
                yes: [{ do: 'lose-units', who: 'each', units: 1, kind: 'any', in: 'horde-province' }],
                no: []
              }
            ]
          }
        ],
        ifNone: 'discard'
      }
    ],
    provenance: { source: 'ours', why: 'the dust veil of 536' }
  }
]

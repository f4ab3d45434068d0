import type { EventCard } from './card-schema.ts'

/** Private events of court, treasury, church and diplomacy (X, XIII-XVI, XXVI-XXXI). */
export const realmEvents: readonly EventCard[] = [
  {
    id: 'alliance',
    kind: 'event',
    number: 1,
    back: 'private',
    name: { en: 'Alliance', es: 'Alianza' },
    text: {
      en: 'A nation of yours and another, neither tied to a lord, are allies this turn. Another player must agree; two nations of yours always do.',
      es: 'Una nación tuya y otra, ninguna sujeta a un señor, son aliadas este turno. Otro jugador debe aceptar; dos naciones tuyas siempre aceptan.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation', where: ['no-tie', 'not-activated'] },
        effects: [{ do: 'ally', first: 'player-nation', second: 'target', samePlayer: 'willing' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXVI.A' }
  },
  {
    id: 'barbarian-coalition',
    kind: 'event',
    number: 6,
    back: 'private',
    name: { en: 'Barbarian Coalition', es: 'Coalición bárbara' },
    text: {
      en: 'Two Barbarian nations with hordes at most 3 provinces apart are allies this turn, invaders too, and stack one unit more. Another player must agree.',
      es: 'Dos naciones bárbaras con hordas a 3 provincias como mucho son aliadas este turno, aunque invadan, y apilan una unidad más. Otro jugador debe aceptar.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'two-nations', where: ['barbarian', 'no-tie', 'not-activated', 'hordes-within-3'] },
        effects: [
          { do: 'ally', first: 'target', second: 'target-2', samePlayer: 'willing' },
          { do: 'stacking', who: 'target', by: 1 },
          { do: 'stacking', who: 'target-2', by: 1 }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXVI.A' }
  },
  {
    id: 'call-to-arms',
    kind: 'event',
    number: 10,
    back: 'private',
    name: { en: 'Call to Arms', es: 'Llamada a las armas' },
    text: {
      en: 'In its Reinforcements a nation gains 2 infantry from its reserve, at its horde or capital.',
      es: 'En sus Refuerzos una nación gana 2 infanterías de su reserva, en su horda o capital.'
    },
    plays: [
      {
        window: 'reinforcements',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: [] },
        effects: [{ do: 'gain-units', who: 'target', units: 2, kind: 'infantry' }],
        ifNone: 'keep'
      }
    ],
    provenance: {
      source: 'ours',
      why: 'the general levy of Germanic peoples, the edict of 406 arming slaves'
    }
  },
  {
    id: 'caravan',
    kind: 'event',
    number: 11,
    back: 'private',
    name: { en: 'Caravan', es: 'Caravana' },
    text: {
      en: 'This turn the exceptional caravan yields 10 gold and the others 5; a Barbarian plunderer draws two markers.',
      es: 'Este turno la caravana excepcional da 10 de oro y las demás 5; un saqueador bárbaro roba dos marcadores.'
    },
    plays: [
      {
        window: 'caravans',
        whose: 'any',
        target: { kind: 'none', where: [] },
        effects: [{ do: 'hook', hook: 'caravan-boom' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'X.D' }
  },
  {
    id: 'church-council',
    kind: 'event',
    number: 13,
    back: 'private',
    name: { en: 'Church Council', es: 'Concilio' },
    text: {
      en: 'End a heresy in a Christian Area. Or: condemn a doctrine, and put Heresy + on a Christian Area where a Civilised nation holds ground.',
      es: 'Acaba con una herejía en un Área cristiana. O bien: condena una doctrina y pon Herejía + en un Área cristiana donde haya una nación civilizada.'
    },
    plays: [
      {
        window: 'administration-start',
        whose: 'any',
        target: { kind: 'heresy', where: ['christian-area'] },
        effects: [{ do: 'end-heresy', who: 'target' }],
        ifNone: 'keep'
      },
      {
        window: 'administration-start',
        whose: 'any',
        target: { kind: 'area', where: ['christian-area', 'holds-civilised-province', 'no-heresy-plus'] },
        effects: [{ do: 'heresy-in-area' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Constantinople 381, Ephesus 431, Chalcedon 451' }
  },
  {
    id: 'court-intrigue',
    kind: 'event',
    number: 17,
    back: 'private',
    name: { en: 'Court Intrigue', es: 'Intriga cortesana' },
    text: {
      en: 'A Civilised nation about to administer counts its leader’s administration as 0 and loses 2 gold.',
      es: 'Una nación civilizada a punto de administrarse cuenta como 0 la administración de su líder y pierde 2 de oro.'
    },
    plays: [
      {
        window: 'administration-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['civilised'] },
        effects: [
          { do: 'no-counsel', who: 'target' },
          { do: 'gold', who: 'target', by: -2 }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Eutropius, Chrysaphius and other chamberlains' }
  },
  {
    id: 'cunning-envoy',
    kind: 'event',
    number: 18,
    back: 'private',
    name: { en: 'Cunning Envoy', es: 'Enviado astuto' },
    text: {
      en: 'A Civilised nation of yours draws 2 diplomacy cards at once, before all others.',
      es: 'Una nación civilizada tuya roba en el acto 2 cartas de diplomacia, antes que las demás.'
    },
    plays: [
      {
        window: 'diplomacy-step',
        whose: 'any',
        target: { kind: 'nation', where: ['own', 'civilised'] },
        effects: [{ do: 'draw-diplomacy', who: 'target', cards: 2 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Priscus at Attila’s table, Peter the Patrician in Persia' }
  },
  {
    id: 'holy-man',
    kind: 'event',
    number: 34,
    back: 'private',
    name: { en: 'Holy Man', es: 'Hombre santo' },
    text: {
      en: 'An attempt to subdue a revolt gets +3. Or: the siege of a city gets -2.',
      es: 'Un intento de someter una revuelta recibe +3. O bien: el asedio de una ciudad recibe -2.'
    },
    plays: [
      {
        window: 'revolt-roll',
        whose: 'any',
        target: { kind: 'revolt', where: [] },
        effects: [{ do: 'modify-roll', roll: 'revolt', by: 3 }],
        ifNone: 'keep'
      },
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: [] },
        effects: [{ do: 'modify-roll', roll: 'siege', by: -2 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Daniel the Stylite, Lupus of Troyes, Genevieve of Paris' }
  },
  {
    id: 'hostages',
    kind: 'event',
    number: 35,
    back: 'private',
    name: { en: 'Hostages', es: 'Rehenes' },
    text: {
      en: 'Another player’s nation, not invading, may attack neither units nor cities of one nation of yours this turn.',
      es: 'Una nación de otro jugador, que no invada, no puede atacar este turno ni unidades ni ciudades de una nación tuya.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'other',
        target: { kind: 'nation-in-turn', where: ['not-own', 'not-invading'] },
        effects: [{ do: 'truce', kind: 'attack' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Theoderic and Aetius were hostages in their youth' }
  },
  {
    id: 'missionaries',
    kind: 'event',
    number: 39,
    back: 'private',
    name: { en: 'Missionaries', es: 'Misioneros' },
    text: {
      en: 'A Pagan or Arian nation of yours turns Catholic at once, scores its conversion bonus, and 2 VP more.',
      es: 'Una nación tuya pagana o arriana se hace católica en el acto, puntúa su bono de conversión y 2 PV más.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'own',
        target: { kind: 'nation-in-turn', where: ['own', 'pagan-or-arian'] },
        effects: [
          { do: 'hook', hook: 'conversion' },
          { do: 'victory-points', who: 'target', by: 2 }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Remigius and Clovis, Augustine in Kent' }
  },
  {
    id: 'new-walls',
    kind: 'event',
    number: 41,
    back: 'private',
    name: { en: 'New Walls', es: 'Murallas nuevas' },
    text: {
      en: 'In its Purchases a nation of yours fortifies one of its own cities free of cost, not one in revolt.',
      es: 'En sus Compras una nación tuya fortifica sin coste una de sus propias ciudades, que no esté en revuelta.'
    },
    plays: [
      {
        window: 'purchases',
        whose: 'own',
        target: { kind: 'city', where: ['of-nation-in-turn', 'unfortified', 'no-revolt'] },
        effects: [{ do: 'city', change: 'wall' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Anthemius’ walls of 413, Dara in 507' }
  },
  {
    id: 'omens',
    kind: 'event',
    number: 43,
    back: 'private',
    name: { en: 'Omens', es: 'Presagios' },
    text: {
      en: 'A private event just played by another player has no effect and is discarded.',
      es: 'Un evento privado que acaba de jugar otro jugador queda sin efecto y se descarta.'
    },
    plays: [
      {
        window: 'event-played',
        whose: 'other',
        target: { kind: 'event', where: [] },
        effects: [{ do: 'cancel-event' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'armies turned back at a fallen standard or a bad entrail' }
  },
  {
    id: 'renaissance',
    kind: 'event',
    number: 49,
    back: 'private',
    name: { en: 'Renaissance', es: 'Renacimiento' },
    text: {
      en: 'A federate breaks its Foedus; or a vassal goes free; or a Civilised nation grows one space younger.',
      es: 'Un federado rompe su Foedus; o un vasallo queda libre; o una nación civilizada rejuvenece un espacio.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['federate'] },
        effects: [{ do: 'set-free', from: 'foedus' }],
        ifNone: 'keep'
      },
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['vassal'] },
        effects: [{ do: 'set-free', from: 'vassalage' }],
        ifNone: 'keep'
      },
      {
        window: 'administration-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['civilised'] },
        effects: [{ do: 'age', who: 'target', by: -1 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXVIII.G' }
  },
  {
    id: 'sedition',
    kind: 'event',
    number: 55,
    back: 'private',
    name: { en: 'Sedition', es: 'Sedición' },
    text: {
      en: 'The king or emperor of a Civilised nation is neutralised this turn; if it is In Decline he dies instead on a D10 of 7 or more.',
      es: 'El rey o emperador de una nación civilizada queda neutralizado este turno; si está En Declive, muere con 7 o más en un D10.'
    },
    plays: [
      {
        window: 'administration-start',
        whose: 'any',
        target: { kind: 'leader', where: ['ruler', 'civilised'] },
        effects: [
          {
            do: 'if',
            when: 'in-decline',
            of: 'target',
            yes: [
              {
                do: 'check',
                die: 'd10',
                atLeast: 7,
                pass: [{ do: 'kill-leader', which: 'target' }],
                fail: [{ do: 'neutralise-leader', who: 'target', which: 'target', until: 'turn-end' }]
              }
            ],
            no: [{ do: 'neutralise-leader', who: 'target', which: 'target', until: 'turn-end' }]
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'published-aid', note: 'named there; the odds are ours' }
  },
  {
    id: 'silkworms',
    kind: 'event',
    number: 57,
    back: 'private',
    name: { en: 'Silkworms', es: 'Gusanos de seda' },
    text: {
      en: 'A Civilised nation with sea trade gains 6 gold in its Income.',
      es: 'Una nación civilizada con comercio marítimo gana 6 de oro en sus Ingresos.'
    },
    plays: [
      {
        window: 'income',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['civilised', 'trades-by-sea'] },
        effects: [{ do: 'gold', who: 'target', by: 6 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'monks smuggled the eggs to Justinian about 552' }
  },
  {
    id: 'spies',
    kind: 'event',
    number: 59,
    back: 'private',
    name: { en: 'Spies', es: 'Espías' },
    text: {
      en: 'Look at another player’s events and kept markers, and discard one of them.',
      es: 'Mira los eventos y marcadores guardados de otro jugador y descarta uno.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'player', where: [] },
        effects: [{ do: 'spy-hand' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the agentes in rebus, the curious ones' }
  },
  {
    id: 'subsidy',
    kind: 'event',
    number: 61,
    back: 'private',
    name: { en: 'Subsidy', es: 'Subsidio' },
    text: {
      en: 'A Civilised nation of yours pays 5 gold to a Barbarian one that does not invade: this turn it may neither attack nor raid the nation that paid.',
      es: 'Una nación civilizada tuya paga 5 de oro a una bárbara que no invada: este turno no puede atacar a la nación que pagó ni hacer incursiones contra ella.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['barbarian', 'not-invading'] },
        cost: { gold: 5, to: 'target' },
        effects: [{ do: 'truce', kind: 'attack' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the yearly gold to Huns, Avars and Saracens' }
  },
  {
    id: 'tax-farmers',
    kind: 'event',
    number: 64,
    back: 'private',
    name: { en: 'Tax Farmers', es: 'Arrendadores de impuestos' },
    text: {
      en: 'A Civilised nation of yours gains 5 gold in its Income, 8 if an Empire; on a failed D2 it also has a revolt.',
      es: 'Una nación civilizada tuya gana 5 de oro en sus Ingresos, 8 si es Imperio; si falla un D2 sufre además una revuelta.'
    },
    plays: [
      {
        window: 'income',
        whose: 'own',
        target: { kind: 'nation-in-turn', where: ['own', 'civilised'] },
        effects: [
          {
            do: 'if',
            when: 'empire',
            of: 'target',
            yes: [{ do: 'gold', who: 'target', by: 8 }],
            no: [{ do: 'gold', who: 'target', by: 5 }]
          },
          { do: 'check', die: 'd2', pass: [], fail: [{ do: 'revolt', who: 'target' }] }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'John of Cappadocia before the Nika riot' }
  },
  {
    id: 'treason',
    kind: 'event',
    number: 66,
    back: 'private',
    name: { en: 'Treason', es: 'Traición' },
    text: {
      en: 'A federate breaks its Foedus; or a vassal goes free; or a gate is opened: a siege is rolled without walls or supply by sea.',
      es: 'Un federado rompe su Foedus; o un vasallo queda libre; o se abre una puerta: un asedio se tira sin murallas ni socorro por mar.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['federate'] },
        effects: [{ do: 'set-free', from: 'foedus' }],
        ifNone: 'keep'
      },
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['vassal'] },
        effects: [{ do: 'set-free', from: 'vassalage' }],
        ifNone: 'keep'
      },
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: [] },
        effects: [{ do: 'hook', hook: 'open-gates' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXVIII.G' }
  },
  {
    id: 'tribal-feud',
    kind: 'event',
    number: 67,
    back: 'private',
    name: { en: 'Tribal Feud', es: 'Disputa tribal' },
    text: {
      en: 'A Barbarian nation of four or more units, not invading, loses one of its choice and its leaders have one campaign less this activation.',
      es: 'Una nación bárbara de cuatro o más unidades, que no invada, pierde una a su elección y sus líderes tienen una campaña menos en esta activación.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'any',
        target: { kind: 'nation-in-turn', where: ['barbarian', 'four-units', 'not-invading'] },
        effects: [
          { do: 'lose-units', who: 'target', units: 1, kind: 'any', in: 'anywhere' },
          { do: 'campaigns', who: 'target', by: -1 }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Bleda and Attila, Athanaric and Fritigern' }
  }
]

import type { DiplomacyCard } from './card-schema.ts'

/** XXX: eight designs, eighteen cards. A Barbarian invading this turn is never a target (XXX.A). */
export const diplomacyCards: readonly DiplomacyCard[] = [
  {
    id: 'alliance',
    kind: 'diplomacy',
    latin: 'Unio',
    copies: 3,
    name: { en: 'Alliance', es: 'Alianza' },
    text: {
      en: 'Offer a nation an alliance for this turn, win over a minor kingdom as client on a D2, or break an alliance or clientage on a D2.',
      es: 'Ofrece a una nación una alianza para este turno, gana como cliente a un reino menor con un D2, o rompe una alianza o clientela con un D2.'
    },
    plays: [
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'nation', where: ['not-invading', 'no-tie'] },
        effects: [{ do: 'ally', first: 'player-nation', second: 'target', samePlayer: 'd2' }],
        ifNone: 'keep'
      },
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'minor-kingdom', where: [] },
        effects: [{ do: 'make-client', d2: true }],
        ifNone: 'keep'
      },
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'tie', where: ['not-invading'] },
        effects: [{ do: 'break-tie', d2: true }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.B' }
  },
  {
    id: 'treaty',
    kind: 'diplomacy',
    latin: 'Pactum',
    copies: 1,
    name: { en: 'Treaty', es: 'Tratado' },
    text: {
      en: 'Pay 5 gold to a nation: neither of you attacks the other this turn, and it cedes you a border province of your choice, but no capital, horde or granary.',
      es: 'Paga 5 de oro a una nación: ninguna de las dos ataca a la otra este turno, y te cede una provincia fronteriza a tu elección, salvo capital, horda o granero.'
    },
    plays: [
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'nation', where: ['not-invading'] },
        cost: { gold: 5, to: 'target' },
        effects: [
          { do: 'truce', kind: 'neutral' },
          { do: 'hook', hook: 'treaty-cession' }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.C' }
  },
  {
    id: 'marriage',
    kind: 'diplomacy',
    latin: 'Matrimonium',
    copies: 2,
    name: { en: 'Marriage', es: 'Matrimonio' },
    text: {
      en: 'A dowry of 2 gold: the other nation lends you a unit for your next activation, and scores 2 VP if it does not attack you in its own.',
      es: 'Una dote de 2 de oro: la otra nación te presta una unidad para tu próxima activación y gana 2 PV si no te ataca en la suya.'
    },
    plays: [
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'nation', where: ['not-invading'] },
        cost: { gold: 2, to: 'target' },
        effects: [{ do: 'mercenary' }, { do: 'hook', hook: 'marriage-peace' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.D' }
  },
  {
    id: 'tribute',
    kind: 'diplomacy',
    latin: 'Tributus',
    copies: 2,
    name: { en: 'Tribute', es: 'Tributo' },
    text: {
      en: 'Pay 10 gold to a nation: the two of you are neutral until both have been activated.',
      es: 'Paga 10 de oro a una nación: ambas sois neutrales hasta que las dos se hayan activado.'
    },
    plays: [
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'nation', where: ['not-invading'] },
        cost: { gold: 10, to: 'target' },
        effects: [{ do: 'truce', kind: 'neutral' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.E' }
  },
  {
    id: 'foedus',
    kind: 'diplomacy',
    latin: 'Foedus',
    copies: 2,
    name: { en: 'Foedus', es: 'Foedus' },
    text: {
      en: 'A Barbarian nation at your border must become your federate on two provinces of yours.',
      es: 'Una nación bárbara en tu frontera debe hacerse federada tuya en dos provincias tuyas.'
    },
    plays: [
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'nation', where: ['barbarian', 'not-invading'] },
        effects: [{ do: 'hook', hook: 'force-foedus' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.F' }
  },
  {
    id: 'corruption',
    kind: 'diplomacy',
    latin: 'Corruptio',
    copies: 3,
    name: { en: 'Corruption', es: 'Corrupción' },
    text: {
      en: 'Slip 1 gold to a besieger, at your walls or another’s: the siege is lifted.',
      es: 'Desliza 1 de oro a un sitiador, ante tus murallas o las de otro: se levanta el asedio.'
    },
    plays: [
      {
        window: 'siege-start',
        whose: 'any',
        target: { kind: 'siege', where: ['not-invading'] },
        cost: { gold: 1, to: 'target' },
        effects: [{ do: 'lift-siege' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.G' }
  },
  {
    id: 'mercenary',
    kind: 'diplomacy',
    latin: 'Mercenarius',
    copies: 4,
    name: { en: 'Mercenary', es: 'Mercenario' },
    text: {
      en: 'Pay 3 gold to a Barbarian nation whose horde is in or beside an Area of yours: it lends you a unit for your next activation.',
      es: 'Paga 3 de oro a una nación bárbara cuya horda esté en un Área tuya o junto a ella: te presta una unidad para tu próxima activación.'
    },
    plays: [
      {
        window: 'activation-start',
        whose: 'own',
        target: { kind: 'nation', where: ['barbarian', 'not-invading', 'horde-near-area'] },
        cost: { gold: 3, to: 'target' },
        effects: [{ do: 'mercenary' }],
        ifNone: 'keep'
      },
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'nation', where: ['barbarian', 'not-invading', 'horde-near-area'] },
        cost: { gold: 3, to: 'target' },
        effects: [{ do: 'mercenary' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.H' }
  },
  {
    id: 'nothing',
    kind: 'diplomacy',
    latin: 'Nihil',
    copies: 1,
    name: { en: 'Nothing', es: 'Nada' },
    text: {
      en: 'A decoy: worth the 1 gold of its discard and what your rivals fear it to be.',
      es: 'Un señuelo: vale el oro de su descarte y lo que tus rivales teman que sea.'
    },
    plays: [
      {
        window: 'diplomacy-play',
        whose: 'own',
        target: { kind: 'none', where: [] },
        effects: [{ do: 'nothing' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXX.I' }
  }
]

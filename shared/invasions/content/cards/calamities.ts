import type { Calamity } from './card-schema.ts'

/** XIII.E: the twelve calamities, most of them harmful. `target` is the nation that receives one. */
export const calamities: readonly Calamity[] = [
  {
    id: 'brigandage',
    kind: 'calamity',
    number: 1,
    harmful: true,
    name: { en: 'Brigandage', es: 'Bandolerismo' },
    text: {
      en: 'Bagaudae on the roads: lose 4 gold.',
      es: 'Bagaudas en los caminos: pierde 4 de oro.'
    },
    effects: [{ do: 'gold', who: 'target', by: -4 }],
    provenance: { source: 'ours', why: 'the bagaudae of Gaul and Spain' }
  },
  {
    id: 'earthquake',
    kind: 'calamity',
    number: 2,
    harmful: true,
    name: { en: 'Earthquake', es: 'Terremoto' },
    text: {
      en: 'Roll an Area of the nation as for a revolt: its greatest city loses a level (never below 1) and its walls, unless it is a capital.',
      es: 'Se sortea un Área de la nación como para una revuelta: su ciudad mayor pierde un nivel (nunca por debajo de 1) y sus murallas, salvo que sea capital.'
    },
    effects: [{ do: 'hook', hook: 'shake-highest-city' }],
    provenance: { source: 'ours', why: 'Nicomedia 358, Crete 365, Antioch 526, Berytus 551' }
  },
  {
    id: 'heresy',
    kind: 'calamity',
    number: 3,
    harmful: true,
    name: { en: 'Heresy', es: 'Herejía' },
    text: {
      en: 'Heresy + in an Area of the nation drawn as for a revolt, never one with a capital in it, whoever’s.',
      es: 'Herejía + en un Área de la nación sorteada como para una revuelta, nunca en una con una capital, sea de quien sea.'
    },
    effects: [{ do: 'heresy', who: 'target' }],
    provenance: { source: 'rulebook', section: 'XXXI.C' }
  },
  {
    id: 'inaction',
    kind: 'calamity',
    number: 4,
    harmful: true,
    name: { en: 'Inaction', es: 'Inacción' },
    text: {
      en: 'All leaders of the nation, named generals too, are neutralised until the end of the turn.',
      es: 'Todos los líderes de la nación, también los generales con nombre, quedan neutralizados hasta el fin del turno.'
    },
    effects: [{ do: 'neutralise-leader', who: 'target', which: 'all', until: 'turn-end' }],
    provenance: { source: 'published-aid', note: 'named as a way to neutralise a Byzantine leader' }
  },
  {
    id: 'intolerance',
    kind: 'calamity',
    number: 5,
    harmful: true,
    name: { en: 'Intolerance', es: 'Intolerancia' },
    text: {
      en: 'Persecution: one revolt where another faith or a heresy lives, and a second one if any Area of the nation is heretical. No such province: lose 3 gold.',
      es: 'Persecución: una revuelta donde viva otra fe o una herejía, y otra más si algún Área de la nación es herética. Si no hay tal provincia: pierde 3 de oro.'
    },
    effects: [
      { do: 'hook', hook: 'intolerance-revolt' },
      {
        do: 'if',
        when: 'heresy-in-nation',
        of: 'target',
        yes: [{ do: 'hook', hook: 'intolerance-revolt' }],
        no: []
      }
    ],
    provenance: { source: 'rulebook', section: 'XXXI.C' }
  },
  {
    id: 'misrule',
    kind: 'calamity',
    number: 6,
    harmful: true,
    name: { en: 'Misrule', es: 'Desgobierno' },
    text: { en: 'The level of Decline rises by one.', es: 'El nivel de Declive sube uno.' },
    effects: [{ do: 'decline', who: 'target', by: 1 }],
    provenance: {
      source: 'rulebook',
      section: 'VI.E'
    }
  },
  {
    id: 'mutiny',
    kind: 'calamity',
    number: 7,
    harmful: true,
    name: { en: 'Mutiny', es: 'Motín' },
    text: {
      en: 'Pay 5 gold, or the largest stack loses a unit and does not move this turn.',
      es: 'Paga 5 de oro, o el mayor apilamiento pierde una unidad y no se mueve este turno.'
    },
    effects: [{ do: 'hook', hook: 'pay-or-mutiny' }],
    provenance: { source: 'ours', why: 'Edessa 588, the Danube army 602' }
  },
  {
    id: 'plague',
    kind: 'calamity',
    number: 8,
    harmful: true,
    name: { en: 'Plague', es: 'Peste' },
    text: {
      en: 'Lose two units of your choice and age one space.',
      es: 'Pierde dos unidades a tu elección y envejece un espacio.'
    },
    effects: [
      { do: 'lose-units', who: 'target', units: 2, kind: 'any', in: 'anywhere' },
      { do: 'age', who: 'target', by: 1 }
    ],
    provenance: { source: 'ours', why: 'the great plague from 541; VI.E says some calamities age a nation' }
  },
  {
    id: 'prosperity',
    kind: 'calamity',
    number: 9,
    harmful: false,
    name: { en: 'Prosperity', es: 'Prosperidad' },
    text: {
      en: 'No calamity at all: found a city on a site of yours or raise one by a level; if you can do neither, gain 3 gold.',
      es: 'Ninguna calamidad: funda una ciudad en un emplazamiento tuyo o sube una de nivel; si no puedes, gana 3 de oro.'
    },
    effects: [{ do: 'grow-own-city', who: 'target' }],
    provenance: { source: 'ours', why: 'Syria, Palestine and Africa throve in these centuries' }
  },
  {
    id: 'reconciliation',
    kind: 'calamity',
    number: 10,
    harmful: false,
    name: { en: 'Reconciliation', es: 'Reconciliación' },
    text: {
      en: 'No calamity at all: a heresy in an Area of yours ends; if there is none, gain 3 gold.',
      es: 'Ninguna calamidad: termina una herejía en un Área tuya; si no hay ninguna, gana 3 de oro.'
    },
    effects: [
      {
        do: 'if',
        when: 'heresy-in-nation',
        of: 'target',
        yes: [{ do: 'end-heresy', who: 'target' }],
        no: [{ do: 'gold', who: 'target', by: 3 }]
      }
    ],
    provenance: { source: 'ours', why: 'the union of 519, the Henotikon for a while' }
  },
  {
    id: 'revolt',
    kind: 'calamity',
    number: 11,
    harmful: true,
    name: { en: 'Revolt', es: 'Revuelta' },
    text: {
      en: 'A province of the nation rises, chosen as the rules on revolts say.',
      es: 'Se alza una provincia de la nación, elegida según las reglas de revueltas.'
    },
    effects: [{ do: 'revolt', who: 'target' }],
    provenance: { source: 'rulebook', section: 'XVI.A' }
  },
  {
    id: 'usurper',
    kind: 'calamity',
    number: 12,
    harmful: true,
    name: { en: 'Usurper', es: 'Usurpador' },
    text: {
      en: 'D10, +1 per heretical Area and per level of Decline. On 8 or more he takes power: the ruler dies, two units are lost, federates may break away. Otherwise he is put down: one unit lost, the ruler neutralised this turn.',
      es: 'D10, +1 por Área herética y por nivel de Declive. Con 8 o más toma el poder: muere el soberano, se pierden dos unidades y los federados pueden romper. Si no, es aplastado: una unidad perdida y el soberano neutralizado este turno.'
    },
    effects: [
      {
        do: 'check',
        die: 'd10',
        atLeast: 8,
        modifiers: [
          { per: 'heretical-area', by: 1 },
          { per: 'decline-level', by: 1 }
        ],
        pass: [
          { do: 'kill-leader', which: 'ruler' },
          { do: 'lose-units', who: 'target', units: 2, kind: 'any', in: 'anywhere' },
          { do: 'hook', hook: 'federates-may-break' }
        ],
        fail: [
          { do: 'lose-units', who: 'target', units: 1, kind: 'any', in: 'anywhere' },
          { do: 'neutralise-leader', who: 'target', which: 'ruler', until: 'turn-end' }
        ]
      }
    ],
    provenance: {
      source: 'rulebook',
      section: 'XXXI.C'
    }
  }
]

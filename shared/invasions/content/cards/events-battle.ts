import type { EventCard } from './card-schema.ts'

/** Private events of the battlefield (XX, XXI). `advanced` is the modifier under chapter XXI. */
export const battleEvents: readonly EventCard[] = [
  {
    id: 'ambush',
    kind: 'event',
    number: 2,
    back: 'private',
    name: { en: 'Ambush', es: 'Emboscada' },
    text: {
      en: 'The defender in forest, marsh or mountain ambushes the attacker without a check; but never, in mountains, a leader with the mountain symbol.',
      es: 'El defensor en bosque, pantano o montaña embosca al atacante sin chequeo; no a un líder con el símbolo de montañas en la montaña.'
    },
    plays: [
      {
        window: 'battle-start',
        whose: 'any',
        target: { kind: 'battle-side', where: ['defender', 'close-terrain', 'no-mountain-leader'] },
        effects: [{ do: 'ambush', who: 'target' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the forest passes of Germania and the Haemus' }
  },
  {
    id: 'arrow-storm',
    kind: 'event',
    number: 3,
    back: 'private',
    name: { en: 'Arrow Storm', es: 'Lluvia de flechas' },
    text: {
      en: 'A side with archers adds 2 white dice to its missile round (advanced: +3).',
      es: 'Un bando con arqueros suma 2 dados blancos a su ronda de disparo (avanzado: +3).'
    },
    plays: [
      {
        window: 'battle-start',
        whose: 'any',
        target: { kind: 'battle-side', where: ['has-archers'] },
        effects: [{ do: 'missile-dice', who: 'target', white: 2, advanced: 3 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Persian and Hunnic archery' }
  },
  {
    id: 'cavalry-charge',
    kind: 'event',
    number: 12,
    back: 'private',
    name: { en: 'Cavalry Charge', es: 'Carga de caballería' },
    text: {
      en: 'In plain, steppe or desert a side with cavalry adds a black die (advanced: +2 in the first round).',
      es: 'En llano, estepa o desierto un bando con caballería suma un dado negro (avanzado: +2 en la primera ronda).'
    },
    plays: [
      {
        window: 'battle-pools',
        whose: 'any',
        target: { kind: 'battle-side', where: ['has-cavalry', 'open-terrain'] },
        effects: [
          {
            do: 'battle-dice',
            who: 'target',
            white: 0,
            black: 1,
            swap: 0,
            advanced: 2,
            rounds: 'first'
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the Gothic horse at Adrianople' }
  },
  {
    id: 'defection',
    kind: 'event',
    number: 20,
    back: 'private',
    name: { en: 'Defection', es: 'Deserción' },
    text: {
      en: 'Pick a foreign unit in a battle line: D10 1-5 it stands aside, 6-0 it fights for the other side; then it goes to its people’s reserve.',
      es: 'Elige una unidad extranjera en un bando: D10 1-5 se aparta, 6-0 lucha por el otro; luego va a la reserva de su pueblo.'
    },
    plays: [
      {
        window: 'battle-start',
        whose: 'any',
        target: { kind: 'battle-side', where: ['has-foreigner'] },
        effects: [{ do: 'hook', hook: 'defection' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'federate contingents changed sides in every civil war' }
  },
  {
    id: 'desperate-stand',
    kind: 'event',
    number: 21,
    back: 'private',
    name: { en: 'Desperate Stand', es: 'Defensa desesperada' },
    text: {
      en: 'A defender with fewer units than the attacker adds 2 white dice (advanced: +2 in both rounds).',
      es: 'Un defensor con menos unidades que el atacante suma 2 dados blancos (avanzado: +2 en ambas rondas).'
    },
    plays: [
      {
        window: 'battle-pools',
        whose: 'any',
        target: { kind: 'battle-side', where: ['defender', 'outnumbered'] },
        effects: [
          {
            do: 'battle-dice',
            who: 'target',
            white: 2,
            black: 0,
            swap: 0,
            advanced: 2,
            rounds: 'every'
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the last stand of Teias at Mons Lactarius' }
  },
  {
    id: 'dice',
    kind: 'event',
    number: 23,
    back: 'private',
    name: { en: 'Dice', es: 'Dados' },
    text: {
      en: 'Any roll of anyone: one battle die, or one D10, D2 or 2D6 roll, is rolled again and the new result stands.',
      es: 'Cualquier tirada de cualquiera: se repite un dado de batalla, o una tirada de D10, D2 o 2D6, y vale el nuevo resultado.'
    },
    plays: [
      {
        window: 'any-roll',
        whose: 'any',
        target: { kind: 'roll', where: [] },
        effects: [{ do: 'reroll', roll: 'any', of: 'either', dice: 1 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'feigned-flight',
    kind: 'event',
    number: 27,
    back: 'private',
    name: { en: 'Feigned Flight', es: 'Huida fingida' },
    text: {
      en: 'A side with cavalry in plain, steppe or desert makes up to 2 of its opponent’s dice be rolled again (advanced: the opponent’s roll).',
      es: 'Un bando con caballería en llano, estepa o desierto hace repetir hasta 2 dados de su rival (avanzado: la tirada del rival).'
    },
    plays: [
      {
        window: 'battle-rolled',
        whose: 'any',
        target: { kind: 'battle-side', where: ['has-cavalry', 'open-terrain'] },
        effects: [{ do: 'reroll', roll: 'battle', of: 'opponent', dice: 2 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the steppe trick that Hephthalites and Huns lived by' }
  },
  {
    id: 'fog',
    kind: 'event',
    number: 28,
    back: 'private',
    name: { en: 'Fog', es: 'Niebla' },
    text: {
      en: 'No missile round and no ambush in this battle, and red swords miss everywhere.',
      es: 'En esta batalla no hay ronda de disparo ni emboscada, y las espadas rojas fallan en cualquier terreno.'
    },
    plays: [
      {
        window: 'battle-start',
        whose: 'any',
        target: { kind: 'battle-side', where: [] },
        effects: [{ do: 'no-missiles' }, { do: 'red-swords-miss' }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the dust and storm of the Frigidus, 394' }
  },
  {
    id: 'hidden-ford',
    kind: 'event',
    number: 33,
    back: 'private',
    name: { en: 'Hidden Ford', es: 'Vado oculto' },
    text: {
      en: 'An attacker who crossed a river suffers nothing for it and adds a white die (advanced: +1, first round). Or: a raid gets +3.',
      es: 'Un atacante que cruzó un río no sufre nada por ello y suma un dado blanco (avanzado: +1, primera ronda). O bien: una incursión recibe +3.'
    },
    plays: [
      {
        window: 'battle-start',
        whose: 'any',
        target: { kind: 'battle-side', where: ['attacker', 'crossed-river'] },
        effects: [
          { do: 'ignore-river', who: 'target' },
          {
            do: 'battle-dice',
            who: 'target',
            white: 1,
            black: 0,
            swap: 0,
            advanced: 1,
            rounds: 'first'
          }
        ],
        ifNone: 'keep'
      },
      {
        window: 'raid-declared',
        whose: 'any',
        target: { kind: 'raid', where: [] },
        effects: [{ do: 'modify-roll', roll: 'raid', by: 3 }],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the Alamanni waded the Rhine islands in 357' }
  },
  {
    id: 'night-attack',
    kind: 'event',
    number: 42,
    back: 'private',
    name: { en: 'Night Attack', es: 'Ataque nocturno' },
    text: {
      en: 'For an attacker: no missile round and no ambush, and the defender loses 2 white dice (advanced: -2, first round).',
      es: 'Para un atacante: sin ronda de disparo ni emboscada, y el defensor pierde 2 dados blancos (avanzado: -2, primera ronda).'
    },
    plays: [
      {
        window: 'battle-start',
        whose: 'any',
        target: { kind: 'battle-side', where: ['attacker'] },
        effects: [
          { do: 'no-missiles' },
          {
            do: 'battle-dice',
            who: 'opponent',
            white: -2,
            black: 0,
            swap: 0,
            advanced: -2,
            rounds: 'first'
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'the night fights of the Persian wars' }
  },
  {
    id: 'panic',
    kind: 'event',
    number: 44,
    back: 'private',
    name: { en: 'Panic', es: 'Pánico' },
    text: {
      en: 'A side without a leader turns 2 black dice to white and loses a white die (advanced: -2, first round).',
      es: 'Un bando sin líder cambia 2 dados negros por blancos y pierde un dado blanco (avanzado: -2, primera ronda).'
    },
    plays: [
      {
        window: 'battle-pools',
        whose: 'any',
        target: { kind: 'battle-side', where: ['no-leader'] },
        effects: [
          {
            do: 'battle-dice',
            who: 'target',
            white: -1,
            black: 0,
            swap: -2,
            advanced: -2,
            rounds: 'first'
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'leaderless armies broke, as the Eastern one did when Valens fell' }
  },
  {
    id: 'ruse-of-war',
    kind: 'event',
    number: 52,
    back: 'private',
    name: { en: 'Ruse of War', es: 'Ardid de guerra' },
    text: {
      en: 'A side with a leader swaps 2 white dice for black (advanced: +2, first round).',
      es: 'Un bando con líder cambia 2 dados blancos por negros (avanzado: +2, primera ronda).'
    },
    plays: [
      {
        window: 'battle-pools',
        whose: 'any',
        target: { kind: 'battle-side', where: ['has-leader'] },
        effects: [
          {
            do: 'battle-dice',
            who: 'target',
            white: 0,
            black: 0,
            swap: 2,
            advanced: 2,
            rounds: 'first'
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Belisarius’ trench at Dara, 530' }
  },
  {
    id: 'veterans',
    kind: 'event',
    number: 68,
    back: 'private',
    name: { en: 'Veterans', es: 'Veteranos' },
    text: {
      en: 'After a battle a side recovers 2 units more than usual and repairs one more elite.',
      es: 'Tras una batalla un bando recupera 2 unidades más de lo normal y repara una élite más.'
    },
    plays: [
      {
        window: 'battle-ended',
        whose: 'any',
        target: { kind: 'battle-side', where: [] },
        effects: [
          { do: 'recover', who: 'target', units: 2 },
          { do: 'repair', who: 'target', units: 1 }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'old soldiers re-formed the Eastern army after Adrianople' }
  },
  {
    id: 'zealots',
    kind: 'event',
    number: 72,
    back: 'private',
    name: { en: 'Zealots', es: 'Fanáticos' },
    text: {
      en: 'A side fighting an army of another religion adds a white die and a black die (advanced: +2, first round).',
      es: 'Un bando que lucha contra un ejército de otra religión suma un dado blanco y uno negro (avanzado: +2, primera ronda).'
    },
    plays: [
      {
        window: 'battle-pools',
        whose: 'any',
        target: { kind: 'battle-side', where: ['religions-differ'] },
        effects: [
          {
            do: 'battle-dice',
            who: 'target',
            white: 1,
            black: 1,
            swap: 0,
            advanced: 2,
            rounds: 'first'
          }
        ],
        ifNone: 'keep'
      }
    ],
    provenance: { source: 'ours', why: 'Heraclius preached his Persian war as a holy one' }
  }
]

import { describe, expect, it } from 'vitest'
import type { Aim, Moment, PendingEffect } from '../../cards.ts'
import type { Effect, PlainEffect } from '../../content/cards/effect.ts'
import { plainEffectSchema } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import { troopsOf } from '../../queries/domain.ts'
import { stackingLimit } from '../../queries/stacking.ts'
import { effectsInForce, inForce, stackingByCards } from '../../queries/turn-effects.ts'
import type { InvasionsState } from '../../state.ts'
import { plainAnswer } from '../../testing/answer.ts'
import { type Driving, drive } from '../../testing/drive.ts'
import { busyState } from '../../testing/moments.ts'
import { runEffects } from './effects.ts'
import type { Run } from './run.ts'

interface Try extends Driving {
  readonly aim?: Partial<Aim>
  readonly moment?: Moment
  readonly playerNation?: NationId
  readonly state?: InvasionsState
}

/** Runs effects as a card of the Goths would. */
function run(
  effects: readonly Effect[],
  { aim = {}, moment, playerNation, state = busyState(), ...how }: Try = {}
) {
  const pending: PendingEffect[] = []
  const { events, decisions } = drive(
    state,
    (play) => {
      const card: Run = {
        play,
        card: 'test',
        rule: 'X.B',
        player: 'goths',
        playerNation: playerNation ?? null,
        aim: { key: 'test', ...aim },
        moment: moment ?? { window: 'at-once', side: 'goths' },
        member: null,
        pending
      }
      return runEffects(card, effects)
    },
    { answers: plainAnswer, ...how }
  )
  return { state, pending, events, decisions }
}

const byzantines = { nation: 'byzantines' } as const
const visigoths = { nation: 'visigoths' } as const
const purse = (state: InvasionsState, nation: NationId) => state.nations[nation].treasury

/** What each effect must do; `pending` ones are only handed back. */
const cases: readonly [PlainEffect, Try, (done: ReturnType<typeof run>) => void][] = [
  [
    { do: 'gold', who: 'target', by: -4 },
    { aim: byzantines },
    ({ state }) => expect(purse(state, 'byzantines')).toBe(41)
  ],
  [
    { do: 'halve-treasury', who: 'target' },
    { aim: byzantines },
    ({ state }) => expect(purse(state, 'byzantines')).toBe(22)
  ],
  [
    { do: 'granary-gold', who: 'target', each: 2, most: 4 },
    { aim: byzantines },
    ({ state }) => expect(purse(state, 'byzantines')).toBeGreaterThan(45)
  ],
  [
    { do: 'victory-points', who: 'target', by: 2 },
    { aim: visigoths },
    ({ state }) => expect(state.score.nations.visigoths).toBe(2)
  ],
  [
    { do: 'age', who: 'target', by: 1 },
    { aim: byzantines },
    ({ state }) => expect(state.nations.byzantines.age).toBe(2)
  ],
  [
    { do: 'decline', who: 'target', by: 1 },
    { aim: byzantines },
    ({ state }) => expect(state.nations.byzantines.decline).toBe(1)
  ],
  [
    { do: 'heresy-in-area' },
    { aim: { area: 'italia' } },
    ({ state }) => expect(state.heresies.italia).toEqual({ grade: '+', religion: 'catholic' })
  ],
  [
    { do: 'heresy', who: 'target' },
    { aim: byzantines, dice: [2] },
    ({ state }) => expect(state.heresies.asia?.grade).toBe('+')
  ],
  [
    { do: 'end-heresy', who: 'target' },
    { aim: { area: 'africa' } },
    ({ state }) => expect(state.heresies.africa).toBeUndefined()
  ],
  [
    { do: 'city', change: 'found' },
    { aim: { province: 'noricum' } },
    ({ state }) => expect(state.cities.noricum).toEqual({ level: 1, fortified: false })
  ],
  [
    { do: 'city', change: 'grow' },
    { aim: { province: 'achaia' } },
    ({ state }) => expect(state.cities.achaia?.level).toBe(3)
  ],
  [
    { do: 'city', change: 'wall' },
    { aim: { province: 'achaia' } },
    ({ state }) => expect(state.cities.achaia?.fortified).toBe(true)
  ],
  [
    { do: 'grow-own-city', who: 'target' },
    { aim: byzantines },
    ({ events }) => expect(events).toContainEqual(expect.objectContaining({ type: 'city-changed' }))
  ],
  [
    { do: 'no-area-income' },
    { aim: { area: 'africa' } },
    ({ state }) => expect(inForce(state, 'no-area-income', { place: 'africa' })).toBe(true)
  ],
  [
    { do: 'no-trade' },
    { aim: { sea: 'mare_aegeum' } },
    ({ state }) => expect(inForce(state, 'no-trade', { place: 'mare_aegeum' })).toBe(true)
  ],
  [
    { do: 'plunder', who: 'target', markers: 2 },
    { aim: visigoths },
    ({ events }) => expect(events.filter(({ type }) => type === 'plunder').length).toBeGreaterThanOrEqual(2)
  ],
  [
    { do: 'ravage' },
    { aim: { province: 'noricum' } },
    ({ state }) => expect(state.plundered.noricum).toBeDefined()
  ],
  [
    { do: 'lose-units', who: 'target', units: 2, kind: 'any', in: 'anywhere' },
    { aim: visigoths },
    ({ state }) => expect(troopsOf(state, 'visigoths')).toHaveLength(5)
  ],
  [
    { do: 'lose-units', who: 'target', units: 1, kind: 'infantry', in: 'area' },
    { aim: { ...byzantines, area: 'aegyptus' } },
    ({ state }) => expect(state.units['byzantines-12']?.at).toBe('reserve')
  ],
  [
    { do: 'lose-units', who: 'target', units: 9, kind: 'any', in: 'horde-province' },
    { aim: visigoths },
    ({ state }) => expect(troopsOf(state, 'visigoths').map(({ at }) => at)).toEqual(['dacia', 'dacia'])
  ],
  [
    { do: 'gain-units', who: 'target', units: 2, kind: 'infantry' },
    { aim: visigoths },
    ({ state }) => expect(troopsOf(state, 'visigoths').filter(({ at }) => at === 'valachia')).toHaveLength(7)
  ],
  [
    { do: 'campaigns', who: 'target', by: -1 },
    { aim: visigoths },
    ({ state }) =>
      expect(effectsInForce(state, 'campaigns')).toEqual([
        { effect: 'campaigns', nation: 'visigoths', amount: -1 }
      ])
  ],
  [
    { do: 'campaigns', who: 'target', by: 1 },
    { aim: visigoths },
    ({ state }) => expect(effectsInForce(state, 'campaigns')[0]?.amount).toBe(1)
  ],
  [
    { do: 'stacking', who: 'target', by: 1 },
    { aim: visigoths },
    ({ state }) => {
      expect(stackingByCards(state, 'visigoths')).toBe(0)
      const before = stackingLimit(state, 'visigoths', 'tisia')
      state.active = ['visigoths']
      expect(stackingLimit(state, 'visigoths', 'tisia')).toBe(before + 1)
    }
  ],
  [
    { do: 'neutralise-leader', who: 'target', which: 'ruler', until: 'turn-end' },
    { aim: byzantines },
    ({ state }) => {
      expect(state.leaders['constantius-ii']?.inactiveUntil).toBe('turn-end')
      expect(state.leaders['caesar-east']?.inactiveUntil).toBeNull()
    }
  ],
  [
    { do: 'neutralise-leader', who: 'target', which: 'all', until: 'turn-end' },
    { aim: byzantines },
    ({ state }) => expect(state.leaders['caesar-east']?.inactiveUntil).toBe('turn-end')
  ],
  [
    { do: 'neutralise-leader', who: 'target', which: 'target', until: 'activation-end' },
    { aim: { ...byzantines, leader: 'caesar-east' } },
    ({ state }) => expect(state.leaders['caesar-east']?.inactiveUntil).toBe('activation-end')
  ],
  [
    { do: 'kill-leader', which: 'target' },
    { aim: { nation: 'persians', leader: 'sapor-ii' } },
    ({ state }) => expect(state.leaders['sapor-ii']).toMatchObject({ presence: 'gone', at: null })
  ],
  [
    { do: 'kill-leader', which: 'ruler' },
    { aim: { nation: 'franks' } },
    ({ state }) => expect(state.leaders['rex-franks']).toMatchObject({ presence: 'waiting', returnsOn: 3 })
  ],
  [
    { do: 'no-counsel', who: 'target' },
    { aim: byzantines },
    ({ state }) => expect(inForce(state, 'no-counsel', { nation: 'byzantines' })).toBe(true)
  ],
  [
    { do: 'draw-events', who: 'player', cards: 1 },
    {},
    ({ events }) =>
      expect(events).toContainEqual(expect.objectContaining({ type: 'event-drawn', side: 'goths' }))
  ],
  [
    { do: 'reshuffle-events' },
    {},
    ({ events }) => expect(events).toContainEqual({ type: 'events-reshuffled', card: 'test' })
  ],
  [
    { do: 'spy-hand' },
    { aim: { player: 'huns' }, state: withHand(), answers: [{ option: 'fog' }] },
    ({ state }) => expect(state.hands.huns.events).toEqual(['storm'])
  ],
  [
    { do: 'hits', who: 'target', count: 1 },
    {
      aim: { ...visigoths, units: ['visigoths-6'] },
      moment: {
        window: 'province-entered',
        nation: 'visigoths',
        units: ['visigoths-6'],
        province: 'dardania'
      }
    },
    ({ state }) => expect(state.units['visigoths-6']?.at).toBe('reserve')
  ]
]

function withHand(): InvasionsState {
  const state = busyState()
  state.hands.huns.events = ['fog', 'storm']
  return state
}

describe('X.B effects that are carried out', () => {
  it.each(cases.map(([effect, how, test]) => [JSON.stringify(effect), effect, how, test] as const))(
    'X.B %s',
    (_name, effect, how, test) => {
      const done = run([effect], how)
      expect(done.events[0]).toMatchObject({ type: 'card-effect', effect: effect.do })
      expect(done.pending).toEqual([])
      test(done)
    }
  )
})

const handedBack: readonly PlainEffect[] = [
  { do: 'modify-roll', roll: 'siege', by: 2 },
  { do: 'reroll', roll: 'battle', of: 'either', dice: 2 },
  { do: 'battle-dice', who: 'target', white: 1, black: 0, swap: 0, advanced: 1, rounds: 'first' },
  { do: 'missile-dice', who: 'target', white: 2, advanced: 3 },
  { do: 'no-missiles' },
  { do: 'red-swords-miss' },
  { do: 'ambush', who: 'target' },
  { do: 'ignore-river', who: 'target' },
  { do: 'recover', who: 'target', units: 2 },
  { do: 'repair', who: 'target', units: 1 },
  { do: 'free-assault' },
  { do: 'no-sea-supply' },
  { do: 'surrender' },
  { do: 'lift-siege' },
  { do: 'steps', by: 2 },
  { do: 'halt' },
  { do: 'halt-fleet' },
  { do: 'spare-leader' },
  { do: 'cancel-event' },
  { do: 'hook', hook: 'open-gates' },
  { do: 'hook', hook: 'bridge-of-boats' }
]

/** What other chapters carry out; here they must be reached with the right nations. */
const handedOn: readonly [PlainEffect, Try][] = [
  [{ do: 'revolt-in-area' }, { aim: { area: 'italia' } }],
  [{ do: 'revolt', who: 'target' }, { aim: byzantines }],
  [{ do: 'draw-diplomacy', who: 'target', cards: 2 }, { aim: byzantines }],
  [
    { do: 'ally', first: 'player-nation', second: 'target', samePlayer: 'willing' },
    { aim: { nation: 'alamanni' }, playerNation: 'romans' }
  ],
  [
    { do: 'make-client', d2: true },
    { aim: { nation: 'colchians' }, playerNation: 'byzantines', dice: [2] }
  ],
  [
    { do: 'break-tie', d2: true },
    { aim: { tie: 'alliance', nation: 'kushites', nation2: 'persians' }, dice: [2] }
  ],
  [{ do: 'set-free', from: 'foedus' }, { aim: visigoths }],
  [{ do: 'set-free', from: 'vassalage' }, { aim: { nation: 'franks' } }],
  [
    { do: 'truce', kind: 'attack' },
    { aim: byzantines, playerNation: 'visigoths' }
  ],
  [{ do: 'mercenary' }, { aim: { nation: 'alans' }, playerNation: 'byzantines' }]
]

describe('X.B effects for others to apply', () => {
  it.each(handedBack.map((effect) => [JSON.stringify(effect), effect] as const))(
    'X.B %s is handed to the rule that opened the window',
    (_name, effect) => {
      const { pending } = run([effect], { aim: visigoths })
      expect(pending).toEqual([{ effect, nation: 'visigoths', card: 'test' }])
    }
  )

  it.each(handedOn.map(([effect, how]) => [JSON.stringify(effect), effect, how] as const))(
    'X.B %s is carried out by its chapter',
    (_name, effect, how) => {
      const { events } = run([effect], how)
      expect(events.length).toBeGreaterThan(1)
    }
  )

  it('X.B every kind of effect is tested here', () => {
    const tested = new Set(
      [...cases.map(([effect]) => effect), ...handedBack, ...handedOn.map(([effect]) => effect)].map(
        (effect) => effect.do
      )
    )
    const known = plainEffectSchema.options.map((option) => option.shape.do.value)
    expect(known.filter((kind) => !tested.has(kind))).toEqual(['nothing'])
    expect(run([{ do: 'nothing' }]).events).toHaveLength(1)
  })
})

describe('X.B effects made of others', () => {
  const gain: Effect[] = [{ do: 'gold', who: 'target', by: 1 }]
  const lose: Effect[] = [{ do: 'gold', who: 'target', by: -1 }]

  it.each([
    [2, 46],
    [3, 44]
  ])('X.B a check on a D2 with a %i', (face, gold) => {
    const { state } = run([{ do: 'check', die: 'd2', pass: gain, fail: lose }], {
      aim: byzantines,
      dice: [face]
    })
    expect(purse(state, 'byzantines')).toBe(gold)
  })

  it('X.B a check on a D10 counts heretical Areas and Decline', () => {
    const check: Effect = {
      do: 'check',
      die: 'd10',
      atLeast: 8,
      modifiers: [
        { per: 'heretical-area', by: 1 },
        { per: 'decline-level', by: 1 }
      ],
      pass: gain,
      fail: lose
    }
    const { state, events } = run([check], { aim: { nation: 'romans' }, dice: [6] })
    expect(purse(state, 'romans')).toBe(41)
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'roll',
        total: 8,
        modifiers: [
          { amount: 1, rule: 'XXXI.C', why: 'heretical-area' },
          { amount: 1, rule: 'VI.E', why: 'decline-level' }
        ]
      })
    )
  })

  it.each([
    [4, 45],
    [5, 46],
    [10, 44]
  ])('X.B a table takes the first row that reaches a %i', (face, gold) => {
    const rows = [
      { upTo: 4, effects: [] },
      { upTo: 7, effects: gain },
      { upTo: 10, effects: lose }
    ]
    const { state } = run([{ do: 'table', rows }], { aim: byzantines, dice: [face] })
    expect(purse(state, 'byzantines')).toBe(gold)
  })

  it('X.B an `if` asks for a condition of a party', () => {
    const effect: Effect = { do: 'if', when: 'empire', of: 'target', yes: gain, no: lose }
    expect(purse(run([effect], { aim: byzantines }).state, 'byzantines')).toBe(46)
    expect(purse(run([effect], { aim: { nation: 'persians' } }).state, 'persians')).toBe(39)
  })

  it('X.B an `each` reaches every member in order of activation', () => {
    const effect: Effect = {
      do: 'each',
      of: 'civilised-nations',
      effects: [{ do: 'gold', who: 'each', by: -1 }]
    }
    const { events } = run([effect])
    const paid = events.flatMap((event) => (event.type === 'treasury' ? [event.nation] : []))
    expect(paid).toEqual(['persians', 'romans', 'byzantines'])
  })
})

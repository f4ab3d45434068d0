import { describe, expect, it } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import type { Effect, PlainEffect } from '../../content/cards/effect.ts'
import { plainEffectSchema } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import { effectsInForce, isInForce, stackingByCards } from '../../queries/cards/turn-effects.ts'
import { stackingLimit } from '../../queries/movement/stacking.ts'
import { troopsOf } from '../../queries/nations/domain.ts'
import { partiesOf } from '../../queries/relations/relations.ts'
import type { InvasionsState, Relation } from '../../state.ts'
import { busyState, type CardRun, runCard } from '../../testing/card-moments.ts'
import { eventsOfType, lentBy } from '../../testing/read-results.ts'
import { endRelations } from '../relations/relation-list.ts'

interface Try extends CardRun {
  readonly state?: InvasionsState
}

const run = (effects: readonly Effect[], { state = busyState(), ...how }: Try = {}) =>
  runCard(state, effects, how)

const byzantines = { nation: 'byzantines' } as const
const visigoths = { nation: 'visigoths' } as const
const purse = (state: InvasionsState, nation: NationId) => state.nations[nation].treasury

/** What each effect must do. */
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
    // Three granaries, and no more than 4 gold.
    ({ state }) => expect(purse(state, 'byzantines')).toBe(45 + 4)
  ],
  [
    { do: 'granary-gold', who: 'target', each: 2, most: 9 },
    { aim: byzantines },
    ({ state }) => expect(purse(state, 'byzantines')).toBe(45 + 6)
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
    { aim: byzantines, answers: { 'grow-city': 'delta' } },
    ({ state }) => expect(state.cities.delta).toEqual({ level: 1, fortified: false })
  ],
  [
    { do: 'no-area-income' },
    { aim: { area: 'africa' } },
    ({ state }) => expect(isInForce(state, 'no-area-income', { place: 'africa' })).toBe(true)
  ],
  [
    { do: 'no-trade' },
    { aim: { sea: 'mare_aegeum' } },
    ({ state }) => expect(isInForce(state, 'no-trade', { place: 'mare_aegeum' })).toBe(true)
  ],
  [
    { do: 'plunder', who: 'target', markers: 2 },
    { aim: visigoths, state: withSilver() },
    ({ state, events }) => {
      expect(eventsOfType(events, 'plunder').map(({ marker }) => marker)).toEqual(['silver', 'silver'])
      expect(purse(state, 'visigoths')).toBe(24)
    }
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
    ({ state }) => expect(isInForce(state, 'no-counsel', { nation: 'byzantines' })).toBe(true)
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
    { aim: { player: 'huns' }, state: withHand(), answers: ['fog'] },
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

function withSilver(): InvasionsState {
  const state = busyState()
  state.decks.plunder.drawPile = state.decks.plunder.drawPile.filter((id) => id.startsWith('silver'))
  return state
}

function withHand(): InvasionsState {
  const state = busyState()
  state.hands.huns.events = ['fog', 'storm']
  return state
}

describe('X.B effects that are carried out', () => {
  it('X.B every one does what it says', () => {
    everyRow(
      cases,
      ([effect]) => JSON.stringify(effect),
      ([effect, how, test]) => {
        const done = run([effect], how)
        expect(done.events[0]).toMatchObject({ type: 'card-effect', effect: effect.do })
        expect(done.pending).toEqual([])
        test(done)
      }
    )
  })
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

type Done = ReturnType<typeof run>

const tied = ({ state }: Done, kind: Relation['kind']) =>
  state.relations.filter((tie) => tie.kind === kind).map(partiesOf)

/** Effects that other chapters carry out. Checks only that these get the right nations. */
const handedOn: readonly [PlainEffect, Try, (done: Done) => void][] = [
  [
    { do: 'revolt-in-area' },
    { aim: { area: 'italia' }, dice: [1], answers: { 'revolt-province': 'campania' } },
    ({ state }) => expect(state.revolts.campania).toBe('-')
  ],
  [
    { do: 'revolt', who: 'target' },
    { aim: byzantines, dice: [1, 5], answers: { 'revolt-province': 'nilus' } },
    ({ state }) => expect(state.revolts.nilus).toBe('-')
  ],
  [
    { do: 'draw-diplomacy', who: 'target', cards: 2 },
    { aim: byzantines },
    ({ state }) => expect(state.nations.byzantines.diplomacy).toHaveLength(2)
  ],
  [
    { do: 'ally', first: 'player-nation', second: 'target', samePlayer: 'willing' },
    { aim: { nation: 'alamanni' }, playerNation: 'visigoths', state: withoutTies(), answers: ['yes'] },
    (done) => expect(tied(done, 'alliance')).toEqual([['visigoths', 'alamanni']])
  ],
  [
    { do: 'make-client', d2: true },
    { aim: { nation: 'iberians' }, playerNation: 'byzantines', dice: [2] },
    (done) => expect(tied(done, 'client')).toContainEqual(['byzantines', 'iberians'])
  ],
  [
    { do: 'break-tie', d2: true },
    { aim: { tie: 'alliance', nation: 'aesti', nation2: 'venedae' }, dice: [2] },
    (done) => expect(tied(done, 'alliance')).toEqual([])
  ],
  [
    { do: 'set-free', from: 'foedus' },
    { aim: visigoths, answers: { 'break-foedus': 'yes' } },
    (done) => expect(tied(done, 'foedus')).toEqual([])
  ],
  [
    { do: 'set-free', from: 'vassalage' },
    { aim: { nation: 'franks' }, answers: { 'break-vassalage': 'yes' } },
    (done) => expect(tied(done, 'vassal')).toEqual([])
  ],
  [
    { do: 'truce', kind: 'attack' },
    { aim: byzantines, playerNation: 'visigoths' },
    (done) => expect(tied(done, 'truce')).toEqual([['visigoths', 'byzantines']])
  ],
  [
    { do: 'mercenary' },
    { aim: { nation: 'alans' }, playerNation: 'byzantines' },
    ({ state }) => expect(lentBy(state, 'alans').map(({ controller }) => controller)).toEqual(['byzantines'])
  ]
]

function withoutTies(): InvasionsState {
  const state = busyState()
  endRelations(state, () => true)
  return state
}

describe('X.B effects that other rules apply', () => {
  it('X.B some are deferred to the rule that opened the window', () => {
    everyRow(
      handedBack,
      (effect) => JSON.stringify(effect),
      (effect) => {
        const { pending } = run([effect], { aim: visigoths })
        expect(pending).toEqual([{ effect, nation: 'visigoths', card: 'test' }])
      }
    )
  })

  it('X.B some are carried out by their chapters', () => {
    everyRow(
      handedOn,
      ([effect]) => JSON.stringify(effect),
      ([effect, how, test]) => test(run([effect], how))
    )
  })

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

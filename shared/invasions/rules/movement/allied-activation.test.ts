import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import { stackingLimit } from '../../queries/movement/stacking.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer } from '../../testing/drive.ts'
import { playActivation } from '../../testing/march-orders.ts'
import { arrange, bareMap, tie } from '../../testing/position.ts'
import { askedFor, eventsOfType } from '../../testing/read-results.ts'

/** Visigoths, who act before the Huns, and Huns: a unit each, far from each other and from all others. */
function twoPeoples(): InvasionsState {
  return bareMap({
    step: 'activation',
    nations: {
      visigoths: { status: 'barbarian', active: true, age: 5, seat: { kind: 'horde', at: 'valachia' } },
      huns: { status: 'barbarian', active: true, age: 1, seat: { kind: 'horde', at: 'hypanis' } }
    },
    units: [
      { nation: 'visigoths', kind: 'infantry', at: 'valachia' },
      { nation: 'huns', kind: 'horse-archers', at: 'hypanis' }
    ]
  })
}

/** The nations that acted together in each activation. */
const acted = (...activations: readonly ReturnType<typeof playActivation>[]): NationId[][] =>
  activations.flatMap(({ events }) =>
    eventsOfType(events, 'activation-ended').map(({ nations }) => nations.toSorted())
  )

describe('XXVI.B allies act together', () => {
  it('XXVI.B allies act in the later of their activations, each player with his own units', () => {
    const state = twoPeoples()
    tie(state, { kind: 'alliance', between: ['huns', 'visigoths'] })
    const first = playActivation(state, 'visigoths')
    expect(first.events).toEqual([{ type: 'activation-waits', nation: 'visigoths', ally: 'huns' }])
    const second = playActivation(state, 'huns')
    const marching = askedFor(second.decisions, 'march').map(({ side }) => side)
    expect(marching.toSorted()).toEqual(['goths', 'huns'])
    expect(acted(first, second)).toEqual([['huns', 'visigoths']])
  })

  it('XXVI.B, XXX.B they do so when envoys make the alliance as the earlier activation begins', () => {
    const state = twoPeoples()
    arrange(state, { hands: { romans: { diplomacy: [{ nation: 'romans', id: 'alliance-1' }] } } })
    state.turn = 4
    const first = playActivation(state, 'visigoths', {
      answers: {
        'play-card': cardPlayAnswer('alliance-1', 0, { nation: 'visigoths' }),
        'accept-alliance': 'yes'
      }
    })
    expect(areFriendly(state, 'romans', 'visigoths')).toBe(true)
    expect(askedFor(first.decisions, 'march')).toEqual([])
    expect(state.active).toEqual([])
    expect(state.thisTurn.activated).toEqual([])
    const second = playActivation(state, 'romans')
    expect(askedFor(second.decisions, 'march').map(({ side }) => side)).toContain('goths')
    expect(acted(first, second)).toEqual([['romans', 'visigoths']])
    expect(areFriendly(state, 'romans', 'visigoths')).toBe(false)
  })

  it('XXVI.B, X.B they do so when a card makes the alliance as the earlier activation begins', () => {
    for (const [card, target] of [
      ['alliance', { nation: 'visigoths' }],
      ['barbarian-coalition', { nation: 'visigoths', nation2: 'huns' }]
    ] as const) {
      const state = twoPeoples()
      arrange(state, { hands: { huns: { events: [card] } } })
      const first = playActivation(state, 'visigoths', {
        answers: { 'play-card': cardPlayAnswer(card, 0, target), 'accept-alliance': 'yes' },
        whenever: { 'nation-of-card': 'huns' }
      })
      expect([card, askedFor(first.decisions, 'march').length]).toEqual([card, 0])
      const second = playActivation(state, 'huns')
      expect([card, acted(first, second)]).toEqual([card, [['huns', 'visigoths']]])
    }
  })
})

describe('XXVI.A, X.B the Barbarian Coalition', () => {
  const coalition = (state: InvasionsState, ...agree: ('yes' | 'no')[]) => {
    arrange(state, { hands: { persians: { events: ['barbarian-coalition'] } } })
    return playActivation(state, 'visigoths', {
      answers: {
        'play-card': cardPlayAnswer('barbarian-coalition', 0, { nation: 'visigoths', nation2: 'huns' }),
        'accept-alliance': agree
      }
    })
  }
  /** XVII.B: the stacking limits of both nations when they act. */
  const room = (state: InvasionsState) => {
    const active: NationId[] = ['visigoths', 'huns']
    return active.map((nation) => stackingLimit({ ...state, active }, nation, 'valachia'))
  }

  it('XXVI.A both peoples agree: they are allies, and their stacks hold a unit more', () => {
    const state = twoPeoples()
    const [goths = 0, huns = 0] = room(state)
    const { decisions } = coalition(state, 'yes', 'yes')
    expect(askedFor(decisions, 'accept-alliance').map(({ side }) => side)).toEqual(['goths', 'huns'])
    expect(areFriendly(state, 'visigoths', 'huns')).toBe(true)
    expect(room(state)).toEqual([goths + 1, huns + 1])
  })

  it('XXVI.A the card has no effect when either nation refuses', () => {
    for (const answers of [['no'], ['yes', 'no']] as const) {
      const state = twoPeoples()
      const before = room(state)
      const { events } = coalition(state, ...answers)
      expect(eventsOfType(events, 'offer-declined')).toHaveLength(1)
      expect(areFriendly(state, 'visigoths', 'huns')).toBe(false)
      expect(room(state)).toEqual(before)
    }
  })

  it('XXVI.A does not ask the player of the card for his own nation', () => {
    const state = twoPeoples()
    arrange(state, { hands: { huns: { events: ['barbarian-coalition'] } } })
    const { decisions } = playActivation(state, 'visigoths', {
      answers: {
        'play-card': cardPlayAnswer('barbarian-coalition', 0, { nation: 'visigoths', nation2: 'huns' }),
        'accept-alliance': 'yes'
      }
    })
    expect(askedFor(decisions, 'accept-alliance').map(({ side }) => side)).toEqual(['goths'])
  })
})

describe('XI.C raids of an ally', () => {
  it('XI.C an allied Barbarian may raid: that is all it does, and its ally acts normally', () => {
    const state = twoPeoples()
    arrange(state, {
      leaders: [
        { id: 'fritigernus', at: 'valachia' },
        { id: 'uldin', at: 'hypanis' }
      ]
    })
    tie(state, { kind: 'alliance', between: ['huns', 'visigoths'] })
    const { decisions, events } = playActivation(state, 'huns', {
      answers: { 'raid-instead': ['moesia_inferior', 'no-raid'] },
      dice: [5]
    })
    expect(eventsOfType(events, 'raid')).toMatchObject([{ nation: 'visigoths', province: 'moesia_inferior' }])
    const orders = askedFor(decisions, 'march').map(({ actor, about }) => [actor, about])
    expect(orders).toEqual([
      ['visigoths', { nation: 'visigoths', nations: ['visigoths'], quiet: true }],
      ['huns', { nation: 'huns', nations: ['huns'], quiet: false }]
    ])
    expect(askedFor(decisions, 'choose-campaigner').map(({ actor }) => actor)).toEqual(['huns'])
    expect(state.thisTurn.activated.toSorted()).toEqual(['huns', 'visigoths'])
  })
})

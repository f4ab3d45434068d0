import { describe, expect, it } from 'vitest'
import type { InvasionsState } from '../../state.ts'
import { busyState } from '../../testing/card-moments.ts'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { opening } from '../../testing/position.ts'
import { rollDie } from '../pieces/dice.ts'
import { legalPlays } from './legal-plays.ts'
import { openWindow } from './windows.ts'

const march = { window: 'movement', nation: 'alamanni', province: 'noricum', units: [] } as const
const roll = { reason: 'card-check', rule: 'III.A', faces: 10 } as const

/** Cards in hands, out of the deck. */
function dealt(hands: Partial<Record<'romans' | 'huns' | 'persians' | 'goths', string[]>>): InvasionsState {
  const state = busyState()
  for (const side of ['romans', 'huns', 'persians', 'goths'] as const)
    state.hands[side].events = hands[side] ?? []
  return state
}

describe('X.B windows', () => {
  it('X.B nobody is asked who holds no card that may be played', () => {
    const { decisions, result } = drive(opening(), (play) => openWindow(play, march))
    expect(decisions).toEqual([])
    expect(result).toEqual([])
  })

  it('X.B a player may pass, and is asked once', () => {
    const state = dealt({ goths: ['forced-march', 'bridge-of-boats'] })
    const { decisions } = drive(state, (play) => openWindow(play, march), { answers: ['pass'] })
    expect(decisions).toHaveLength(1)
    expect(decisions[0]?.body).toMatchObject({ options: [{ key: 'pass' }, {}, {}] })
    expect(state.hands.goths.events).toHaveLength(2)
  })

  it('X.B after a card the same player may play another', () => {
    const state = dealt({ goths: ['forced-march', 'bridge-of-boats'] })
    const { result } = drive(state, (play) => openWindow(play, march), {
      answers: [cardPlayAnswer('forced-march', 0, 'stack'), cardPlayAnswer('bridge-of-boats', 0, 'stack')]
    })
    expect(result).toEqual([
      { effect: { do: 'steps', by: 2 }, nation: 'alamanni', card: 'forced-march' },
      { effect: { do: 'hook', hook: 'bridge-of-boats' }, nation: 'alamanni', card: 'bridge-of-boats' }
    ])
  })

  it('X.B players are asked from the one whose moment it is', () => {
    const state = dealt({ romans: ['supply-trains'], persians: ['tribal-feud'], huns: ['spies'] })
    const { decisions } = drive(
      state,
      (play) => openWindow(play, { window: 'activation-start', nation: 'persians' }),
      { whenever: { 'play-card': 'pass' } }
    )
    // The Persians hold a card against Barbarians only, which this moment does not suit.
    expect(decisions.map(({ side }) => side)).toEqual(['romans', 'huns'])
  })

  it('X.B `own` and `other` depend on whose moment it is', () => {
    const state = dealt({ goths: ['hostages', 'missionaries'] })
    const keys = (nation: 'visigoths' | 'persians') =>
      legalPlays(state, 'goths', { window: 'activation-start', nation }).map(({ card }) => card.id)
    expect(keys('visigoths')).toEqual(['missionaries'])
    expect(keys('persians')).toEqual(['hostages'])
  })

  it('X.B the cost is paid first, and without the gold the card is not offered', () => {
    const state = dealt({ romans: ['subsidy'] })
    const moment = { window: 'activation-start', nation: 'alamanni' } as const
    const gold = state.nations.byzantines.treasury
    drive(state, (play) => openWindow(play, moment), {
      answers: [cardPlayAnswer('subsidy', 0, { nation: 'alamanni' }), 'byzantines']
    })
    expect(state.nations.byzantines.treasury).toBe(gold - 5)
    expect(state.nations.alamanni.treasury).toBe(25)
    state.hands.romans.events = ['subsidy']
    state.nations.romans.treasury = 4
    state.nations.byzantines.treasury = 4
    expect(legalPlays(state, 'romans', moment)).toEqual([])
  })

  it('XIV.C Barbarians, however rich, spend no gold on cards', () => {
    const state = dealt({ goths: ['subsidy', 'ransom'] })
    const offered = () => [
      ...legalPlays(state, 'goths', { window: 'activation-start', nation: 'alamanni' }),
      ...legalPlays(state, 'goths', { window: 'leader-lost', nation: 'visigoths', leader: 'athanaricus' })
    ]
    expect(state.nations.visigoths).toMatchObject({ status: 'barbarian', treasury: 20 })
    expect(offered()).toEqual([])
    state.nations.visigoths.status = 'kingdom'
    expect(offered().map(({ card, nations }) => [card.id, nations])).toEqual([
      ['subsidy', ['visigoths']],
      ['ransom', ['visigoths']]
    ])
  })

  it('X.B Omens cancel an event before its effect, and both are discarded', () => {
    const state = dealt({ goths: ['forced-march'], persians: ['omens'] })
    const { result, events } = drive(state, (play) => openWindow(play, march), {
      answers: [cardPlayAnswer('forced-march', 0, 'stack'), cardPlayAnswer('omens', 0, 'event')]
    })
    expect(result).toEqual([])
    expect(events).toContainEqual({ type: 'event-cancelled', card: 'forced-march', by: 'omens' })
    expect(state.decks.events.discardPile).toEqual(['forced-march', 'omens'])
  })

  it('X.B Omens do not answer their own player', () => {
    const state = dealt({ goths: ['forced-march', 'omens'] })
    const { decisions } = drive(state, (play) => openWindow(play, march), {
      answers: [cardPlayAnswer('forced-march', 0, 'stack')]
    })
    expect(decisions).toHaveLength(1)
  })

  it('XXX.A a nation’s diplomacy card is played by that nation, at its own moment', () => {
    const state = busyState()
    state.nations.persians.diplomacy = ['tribute-1']
    const at = (nation: 'persians' | 'byzantines') =>
      legalPlays(state, 'persians', { window: 'diplomacy-play', nation })
    expect(at('byzantines')).toEqual([])
    expect(new Set(at('persians').flatMap(({ nations }) => nations))).toEqual(new Set(['persians']))
    expect(at('persians').map(({ aim }) => aim.nation)).toContain('armenians')
  })
})

describe('III.A rolls that a card may change', () => {
  it('III.A without Dice the roll stands and nobody is asked', () => {
    const { result, decisions } = drive(opening(), (play) => rollDie(play, roll), { dice: [3] })
    expect([result.total, decisions.length]).toEqual([3, 0])
  })

  it('III.A a roll goes against whom its result hurts, if another would not', () => {
    const stakes = { succeeds: (total: number) => total >= 6, success: 'visigoths', failure: 'huns' } as const
    const hurt = (dice: number, modifier = 0) => {
      const modifiers = [{ amount: modifier, rule: 'III.A', why: 'leader-combat' }] as const
      const { decisions } = drive(
        dealt({ huns: ['dice'] }),
        (play) => rollDie(play, { ...roll, modifiers }, stakes),
        { dice: [dice], answers: ['pass'] }
      )
      return decisions[0]?.about
    }
    expect(hurt(3)).toMatchObject({ moment: { against: ['huns'] } })
    expect(hurt(7)).toMatchObject({ moment: { against: ['visigoths'] } })
    expect(hurt(7, 9)).toMatchObject({ moment: { against: [] } })
  })

  it('III.A Dice roll again, and the new result stands', () => {
    const state = dealt({ huns: ['dice'] })
    const { result } = drive(state, (play) => rollDie(play, roll), {
      dice: [3, 9],
      answers: [cardPlayAnswer('dice', 0, 'roll')]
    })
    expect(result.total).toBe(9)
  })
})

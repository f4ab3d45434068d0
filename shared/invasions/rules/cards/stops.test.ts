import { describe, expect, it } from 'vitest'
import type { CardMoment } from '../../card-rules.ts'
import { eventCards } from '../../content/cards/decks.ts'
import type { NationId } from '../../content/ids.ts'
import { usualStop } from '../../queries/cards/card-stops.ts'
import { defaultStandingOrders } from '../../standing-orders.ts'
import type { InvasionsState } from '../../state.ts'
import { busyState } from '../../testing/card-moments.ts'
import { drive } from '../../testing/drive.ts'
import { viewOf } from '../../view.ts'
import { openWindow } from './windows.ts'

const march: CardMoment = { window: 'movement', nation: 'alamanni', province: 'valachia', units: [] }

/** The Romans hold a card for the marches of others, the Goths none. */
function holding(card: string, orders: Partial<typeof defaultStandingOrders> | null = {}): InvasionsState {
  const state = busyState()
  state.hands.romans.events = [card]
  if (orders) state.hands.romans.orders = { ...defaultStandingOrders, ...orders }
  return state
}

const open = (state: InvasionsState, moment: CardMoment, answers: string[] = []) =>
  drive(state, (play) => openWindow(play, moment), { answers })

describe('X.B stops: when a player is asked', () => {
  it('X.B a player without standing orders is asked at every moment that suits his card', () => {
    expect(open(holding('forced-march', null), march, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B usual orders pass the moments of others, and only the player himself is told', () => {
    const { decisions, events } = open(holding('forced-march'), march)
    expect(decisions).toEqual([])
    expect(events).toEqual([
      {
        type: 'moment-passed',
        moment: 'movement',
        nation: 'alamanni',
        province: 'valachia',
        cards: [{ card: 'forced-march', deck: 'events' }]
      }
    ])
  })

  it('X.B usual orders stop when a nation of the player takes part', () => {
    const own: CardMoment = { ...march, nation: 'byzantines' }
    expect(open(holding('forced-march'), own, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B usual orders stop when a province of the player is raided or entered', () => {
    const owner = (province: 'thracia') => busyState().control[province]
    expect(owner('thracia')).toBe('byzantines')
    const state = holding('forced-march')
    expect(open(state, { ...march, province: 'thracia' }, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B, X.D usual orders stop at moments without a nation and at events played', () => {
    const caravans: CardMoment = { window: 'caravans' }
    expect(open(holding('caravan'), caravans, ['pass']).decisions).toHaveLength(1)
    const played: CardMoment = { window: 'event-played', side: 'goths', event: 'forced-march' }
    expect(open(holding('omens'), played, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B with usual orders every private card has a moment at which its holder is asked', () => {
    const windows = new Set(
      eventCards.flatMap(({ back, plays }) => (back === 'private' ? plays : [])).map(({ window }) => window)
    )
    const stops = [...windows].map((window) => [window, usualStop(window)])
    expect(stops.filter(([, stop]) => stop === 'never')).toEqual([])
  })

  it('X.B a player who passes one march of an activation is not asked at the next, unless set to always', () => {
    const own: CardMoment = { ...march, nation: 'byzantines' }
    const state = holding('forced-march')
    state.active = ['byzantines']
    expect(open(state, own, ['pass']).decisions).toHaveLength(1)
    expect(open(state, own).decisions).toEqual([])
    state.active = ['romans']
    expect(open(state, own, ['pass']).decisions).toHaveLength(1)
    state.hands.romans.orders = { ...defaultStandingOrders, stops: { 'forced-march/movement': 'always' } }
    expect(open(state, own, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B usual orders stop at a roll that goes against the player, whoever made it, never at his success', () => {
    const state = holding('dice')
    const roll = {
      type: 'roll',
      reason: 'limes',
      rule: 'XVIII.I',
      faces: 10,
      dice: [4],
      modifiers: [],
      total: 4
    } as const
    const rolled = (...hurt: NationId[]): CardMoment => ({
      window: 'any-roll',
      roll,
      nation: 'visigoths',
      against: hurt
    })
    expect(open(state, rolled('byzantines'), ['pass']).decisions).toHaveLength(1)
    expect(open(state, rolled('byzantines'), ['pass']).decisions).toHaveLength(1)
    expect(open(state, { ...rolled('visigoths'), nation: 'byzantines' }).decisions).toEqual([])
  })

  it('X.B a stop may be set to always, and to never', () => {
    const always = { stops: { 'forced-march/movement': 'always' as const } }
    expect(open(holding('forced-march', always), march, ['pass']).decisions).toHaveLength(1)
    const never = { stops: { 'forced-march/movement': 'never' as const } }
    const own: CardMoment = { ...march, nation: 'byzantines' }
    expect(open(holding('forced-march', never), own).decisions).toEqual([])
  })

  it('X.B ‘not this turn’ ends with the turn', () => {
    const own: CardMoment = { ...march, nation: 'byzantines' }
    const state = holding('forced-march', { quiet: { 'forced-march/movement': 2 } })
    expect(open(state, own).decisions).toEqual([])
    state.turn = 3
    expect(open(state, own, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B a player who passes until his own moment is asked again when one of his nations acts', () => {
    const attacked: CardMoment = { ...march, opponent: 'byzantines' }
    const state = holding('forced-march', { passing: 'own-moment' })
    expect(open(state, attacked).decisions).toEqual([])
    expect(open(state, { ...march, nation: 'byzantines' }, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B a standing order plays its card if there is one such target, and is then removed', () => {
    const plays = [{ card: 'forced-march', moment: 'movement', on: 'own' } as const]
    const state = holding('forced-march', { plays })
    const { decisions, result } = open(state, { ...march, nation: 'byzantines' })
    expect(decisions).toEqual([])
    expect(result).toMatchObject([{ card: 'forced-march', nation: 'byzantines' }])
    expect(state.hands.romans.orders?.plays).toEqual([])
  })

  it('X.B a card ordered for one’s own stacks is not wasted on others', () => {
    const plays = [{ card: 'forced-march', moment: 'movement', on: 'own' } as const]
    const state = holding('forced-march', { plays })
    expect(open(state, { ...march, opponent: 'byzantines' }, ['pass']).result).toEqual([])
    expect(state.hands.romans.events).toEqual(['forced-march'])
  })

  it('X.B at a feint a player is asked even with an empty hand', () => {
    const state = holding('omens', { feints: ['movement'] })
    const { decisions } = open(state, { ...march, nation: 'byzantines' }, ['pass'])
    expect(decisions.map(({ side, body }) => [side, 'options' in body && body.options.length])).toEqual([
      ['romans', 1]
    ])
  })

  it('XXX.A envoys are asked for in their nation’s own step; at the last call on request', () => {
    const state = busyState()
    state.nations.byzantines.diplomacy = ['tribute-1']
    state.hands.romans.orders = defaultStandingOrders
    const step: CardMoment = { window: 'diplomacy-play', nation: 'byzantines' }
    const lastCall: CardMoment = { ...step, opponent: 'persians' }
    expect(open(state, step, ['pass']).decisions).toHaveLength(1)
    expect(open(state, lastCall).decisions).toEqual([])
    state.hands.romans.orders = { ...defaultStandingOrders, stops: { 'tribute/last-call': 'always' } }
    expect(open(state, lastCall, ['pass']).decisions).toHaveLength(1)
  })

  it('X.B nobody sees another’s orders', () => {
    const state = holding('forced-march')
    expect(viewOf(state, 'romans').hands.romans.orders).toEqual(defaultStandingOrders)
    for (const side of ['huns', 'goths', null]) {
      expect(JSON.stringify(viewOf(state, side))).not.toContain('"orders"')
    }
  })
})

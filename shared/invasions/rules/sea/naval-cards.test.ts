import { describe, expect, it } from 'vitest'
import type { SideId } from '../../content/ids.ts'
import { zonesLeft } from '../../queries/sea/naval-stacks.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer, drive, option } from '../../testing/drive.ts'
import { beginMovementOf, crossing, giveOrders, seaOrder } from '../../testing/march-orders.ts'
import { bareMap, put } from '../../testing/position.ts'
import { fightNavalBattle } from './naval-battle.ts'

function hold(state: InvasionsState, side: SideId, card: string): void {
  const { events } = state.decks
  events.drawPile = events.drawPile.filter((id) => id !== card)
  state.hands[side].events.push(card)
}

function landing() {
  const state = bareMap()
  const [fleet = ''] = put(state, 'romans', 'fleet', 'sinus_gallicus')
  const [unit = ''] = put(state, 'romans', 'legion', 'septimania')
  state.control.corsica = 'vandals'
  beginMovementOf(state, 'romans')
  return {
    state,
    fleet,
    unit,
    order: seaOrder(crossing('land', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), unit)
  }
}

describe('XXV cards at sea', () => {
  it('XXV.E Expert Navigation adds 4 to the sea risk', () => {
    const { state, unit, order: land } = landing()
    hold(state, 'romans', 'expert-navigation')
    const { events } = giveOrders(state, [land], {
      answers: { 'play-card': [cardPlayAnswer('expert-navigation', 0, 'stack')] },
      dice: [2]
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'roll', reason: 'sea-risk', total: 5 }))
    expect(state.units[unit]?.at).toBe('corsica')
  })

  it('XXV.E Storm takes 4 from the sea risk', () => {
    const { state, unit, order: land } = landing()
    hold(state, 'persians', 'storm')
    const answers = { 'play-card': [option('pass'), cardPlayAnswer('storm', 0, 'stack')] }
    const { events } = giveOrders(state, [land], { answers, dice: [9] })
    expect(events).toContainEqual(expect.objectContaining({ type: 'roll', reason: 'sea-risk', total: 4 }))
    expect(state.units[unit]?.at).toBe('septimania')
  })

  it('XXV.A Storm on a moving stack halts it and hits it; what it carries stays ashore', () => {
    const { state, fleet, unit, order: land } = landing()
    hold(state, 'persians', 'storm')
    giveOrders(state, [land], { answers: { 'play-card': [cardPlayAnswer('storm', 1, 'stack')] } })
    expect(state.units[fleet]?.at).toBe('reserve')
    expect(state.units[unit]?.at).toBe('septimania')
  })

  it('XXV.A Storm stops a voyage in the zone entered', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'elite-fleet', 'mare_tyrrheneum')
    beginMovementOf(state, 'romans')
    hold(state, 'persians', 'storm')
    giveOrders(
      state,
      [seaOrder({ sort: 'sail', nation: 'romans', zone: 'mare_tyrrheneum', to: 'mare_adriaticum' }, fleet)],
      {
        answers: {
          'play-card': [cardPlayAnswer('storm', 1, 'stack')]
        }
      }
    )
    expect(state.units[fleet]).toMatchObject({ at: 'mare_siculum', damaged: true })
    expect(zonesLeft(state, fleet)).toBe(0)
  })

  it('XXV.C Expert Navigation gives a side two re-rolls', () => {
    const state = bareMap()
    const romans = put(state, 'romans', 'fleet', 'mare_siculum')
    const vandals = put(state, 'vandals', 'fleet', 'mare_siculum')
    hold(state, 'romans', 'expert-navigation')
    const answers = [
      cardPlayAnswer('expert-navigation', 1, 'attacker'),
      option({ of: 'attacker', hits: 0 }),
      option({ of: 'defender', hits: 1 })
    ]
    const { result } = drive(
      state,
      (play) =>
        fightNavalBattle(play, {
          zone: 'mare_siculum',
          attacker: { nation: 'romans', fleets: romans, leaders: [] },
          defender: { nation: 'vandals', fleets: vandals, leaders: [] }
        }),
      { answers, dice: [1, 4, 6, 2] }
    )
    expect(result.winner).toBe('attacker')
  })
})

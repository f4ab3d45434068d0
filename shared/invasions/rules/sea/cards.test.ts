import { describe, expect, it } from 'vitest'
import type { SideId } from '../../content/ids.ts'
import { zonesLeft } from '../../queries/fleets.ts'
import type { InvasionsState } from '../../state.ts'
import { begin, command, launch, option } from '../../testing/at-sea.ts'
import { drive } from '../../testing/drive.ts'
import { bareState, order, station } from '../../testing/position.ts'
import { navalBattle } from './battle.ts'

function hold(state: InvasionsState, side: SideId, card: string): void {
  const { events } = state.decks
  events.drawPile = events.drawPile.filter((id) => id !== card)
  state.hands[side].events.push(card)
}

function landing() {
  const state = bareState()
  const [fleet = ''] = launch(state, 'romans', 'fleet', 1, 'sinus_gallicus')
  const [unit = ''] = station(state, 'romans', 'legion', 1, 'septimania')
  state.control.corsica = 'vandals'
  begin(state, 'romans')
  return { state, fleet, unit, order: order('sea:land:romans:septimania>sinus_gallicus>corsica', unit) }
}

describe('XXV cards at sea', () => {
  it('XXV.E Expert Navigation adds 4 to the sea risk', () => {
    const { state, unit, order: land } = landing()
    hold(state, 'romans', 'expert-navigation')
    const { events } = command(state, [land], { 'play-card': [option('expert-navigation/0/stack')] }, [2])
    expect(events).toContainEqual(expect.objectContaining({ type: 'roll', reason: 'sea-risk', total: 5 }))
    expect(state.units[unit]?.at).toBe('corsica')
  })

  it('XXV.E Storm takes 4 from it', () => {
    const { state, unit, order: land } = landing()
    hold(state, 'persians', 'storm')
    const answers = { 'play-card': [option('pass'), option('storm/0/stack')] }
    const { events } = command(state, [land], answers, [9])
    expect(events).toContainEqual(expect.objectContaining({ type: 'roll', reason: 'sea-risk', total: 4 }))
    expect(state.units[unit]?.at).toBe('septimania')
  })

  it('XXV.A Storm on a moving stack halts it and hits it; what it carries stays ashore', () => {
    const { state, fleet, unit, order: land } = landing()
    hold(state, 'persians', 'storm')
    command(state, [land], { 'play-card': [option('storm/1/stack')] })
    expect(state.units[fleet]?.at).toBe('reserve')
    expect(state.units[unit]?.at).toBe('septimania')
  })

  it('XXV.A Storm stops a voyage in the zone entered', () => {
    const state = bareState()
    const [fleet = ''] = launch(state, 'romans', 'elite-fleet', 1, 'mare_tyrrheneum')
    begin(state, 'romans')
    hold(state, 'persians', 'storm')
    command(state, [order('sea:sail:romans:mare_tyrrheneum>mare_adriaticum', fleet)], {
      'play-card': [option('storm/1/stack')]
    })
    expect(state.units[fleet]).toMatchObject({ at: 'mare_siculum', damaged: true })
    expect(zonesLeft(state, fleet)).toBe(0)
  })

  it('XXV.C Expert Navigation gives a side two re-rolls', () => {
    const state = bareState()
    const romans = launch(state, 'romans', 'fleet', 1, 'mare_siculum')
    const vandals = launch(state, 'vandals', 'fleet', 1, 'mare_siculum')
    hold(state, 'romans', 'expert-navigation')
    const answers = [option('expert-navigation/1/attacker'), option('own:0'), option('enemy:1')]
    const { result } = drive(
      state,
      (play) =>
        navalBattle(play, {
          zone: 'mare_siculum',
          attacker: { nation: 'romans', fleets: romans, leaders: [] },
          defender: { nation: 'vandals', fleets: vandals, leaders: [] }
        }),
      { answers, dice: [1, 4, 6, 2] }
    )
    expect(result.winner).toBe('attacker')
  })
})

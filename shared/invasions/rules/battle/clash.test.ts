import { describe, expect, it } from 'vitest'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { emptyMap, put, tie, troops } from '../../testing/position.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { computeControl } from '../control/control.ts'
import { clash } from './clash.ts'

/** Three Visigoths on the land of their Foedus, before the walls of a Byzantine city. */
function foedusLand(): InvasionsState {
  const state = emptyMap({
    turn: 4,
    nations: { visigoths: { status: 'barbarian' } },
    cities: { moesia_inferior: { level: 1, fortified: true } },
    control: { moesia_inferior: 'byzantines' }
  })
  tie(state, {
    kind: 'foedus',
    between: ['byzantines', 'visigoths'],
    provinces: ['moesia_inferior', 'tyras']
  })
  troops(state, 'visigoths', 'moesia_inferior', 3)
  computeControl(state)
  return state
}

/** Four Huns attack: returns who defends, and with how many black dice. */
function attacked(state: InvasionsState) {
  const pieces = put(state, 'huns', 'horse-archers', 'moesia_inferior', 4)
  state.active = ['huns']
  const { events } = drive(
    state,
    (play) =>
      clash(play, { province: 'moesia_inferior', nation: 'huns', pieces, waiting: [], intercepted: false }),
    { dice: 'any', otherwise: 'random' }
  )
  const [battle] = eventsOfType(events, 'battle-began')
  const pools = eventsOfType(events, 'battle-pool').filter(
    ({ round, side }) => round === 'combat' && side === 'defender'
  )
  return { defender: battle?.defender, units: battle?.defenders.length, black: pools[0]?.black }
}

describe('XII.A, XX.A an Empire and its federates defend together', () => {
  it('XXVIII.D federates alone defend themselves, and the walls give them a white die', () => {
    expect(attacked(foedusLand())).toEqual({ defender: 'visigoths', units: 3, black: 0 })
  })

  it('XII.A with one unit of the federator there, the federator leads the defence; XXIII.B, XX.G the die of the walls is black', () => {
    const state = foedusLand()
    put(state, 'byzantines', 'infantry', 'moesia_inferior', 1, { people: 'visigoths' })
    expect(attacked(state)).toEqual({ defender: 'byzantines', units: 4, black: 1 })
  })

  it('XX.A among allies the strongest leads', () => {
    const state = emptyMap({ turn: 4, control: { moesia_inferior: 'byzantines' } })
    tie(state, { kind: 'alliance', between: ['byzantines', 'ostrogoths'] })
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    troops(state, 'ostrogoths', 'moesia_inferior', 2)
    expect(attacked(state)).toMatchObject({ defender: 'ostrogoths', units: 3 })
  })

  it('XX.A, XXIII.B among equally strong allies the owner of the province leads', () => {
    const led = (owner: 'byzantines' | 'ostrogoths') => {
      const state = emptyMap({ turn: 4, control: { moesia_inferior: owner } })
      tie(state, { kind: 'alliance', between: ['byzantines', 'ostrogoths'] })
      put(state, 'byzantines', 'legion', 'moesia_inferior')
      troops(state, 'ostrogoths', 'moesia_inferior', 1)
      return attacked(state).defender
    }
    expect(led('byzantines')).toBe('byzantines')
    expect(led('ostrogoths')).toBe('ostrogoths')
  })
})

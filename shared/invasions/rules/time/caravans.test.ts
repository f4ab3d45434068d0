import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { opening } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { caravansStep } from './caravans.ts'

/** Only these nations hold provinces with caravans. */
function holding(...held: [ProvinceId, NationId][]): InvasionsState {
  const state = opening()
  for (const province of ['aegyptus', 'rhagae', 'siraces', 'tripolitania'] as const)
    delete state.control[province]
  for (const [province, nation] of held) state.control[province] = nation
  state.decks.plunder.drawPile = state.decks.plunder.drawPile.filter((id) => id.startsWith('cattle'))
  return state
}

const gold = (state: InvasionsState, nation: NationId) => state.nations[nation].treasury
const plunder = { answers: ['yes'] }

describe('X.D caravans', () => {
  it('X.D example E33: a D10 says which caravan is exceptional', () => {
    const exceptional = [1, 2, 3, 7, 8, 9, 10].map((face) => {
      const state = holding()
      drive(state, caravansStep, { dice: [face] })
      return state.thisTurn.caravan
    })
    const named = ['aegyptus', 'aegyptus', 'rhagae', 'rhagae', 'siraces', 'siraces', 'tripolitania']
    expect(exceptional).toEqual(named.map((province) => ({ province, bountiful: false })))
  })

  it('X.D a caravan yields 1, the exceptional one 5', () => {
    const state = holding(['aegyptus', 'byzantines'], ['rhagae', 'persians'])
    drive(state, caravansStep, { dice: [1] })
    expect([gold(state, 'byzantines'), gold(state, 'persians')]).toEqual([30, 21])
  })

  it('X.D under the event Caravan they yield 5 and 10', () => {
    const state = holding(['aegyptus', 'byzantines'], ['rhagae', 'persians'])
    state.hands.huns.events = ['caravan']
    drive(state, caravansStep, { dice: [1], answers: [cardPlayAnswer('caravan', 0, 'none')] })
    expect([gold(state, 'byzantines'), gold(state, 'persians')]).toEqual([35, 25])
    expect(state.thisTurn.caravan?.bountiful).toBe(true)
  })

  it('X.D a Barbarian plunders an ordinary caravan on a D2', () => {
    const caught = holding(['siraces', 'alans'])
    drive(caught, caravansStep, { dice: [1, 2], ...plunder })
    expect(gold(caught, 'alans')).toBe(1)
    const escaped = holding(['siraces', 'alans'])
    drive(escaped, caravansStep, { dice: [1, 3], ...plunder })
    expect(gold(escaped, 'alans')).toBe(0)
  })

  it('X.D a Barbarian plunders an exceptional caravan without a check, and draws two markers under the event', () => {
    const state = holding(['siraces', 'alans'])
    drive(state, caravansStep, { dice: [8], ...plunder })
    expect(gold(state, 'alans')).toBe(1)
    const boom = holding(['siraces', 'alans'])
    boom.thisTurn.effects.push({ effect: 'caravan-boom' })
    drive(boom, caravansStep, { dice: [8], ...plunder })
    expect(gold(boom, 'alans')).toBe(2)
  })

  it('X.D revolts have no effect on caravans', () => {
    const state = holding(['aegyptus', 'byzantines'])
    state.revolts.aegyptus = '+'
    drive(state, caravansStep, { dice: [5] })
    expect(gold(state, 'byzantines')).toBe(26)
  })
})

import { describe, expect, it } from 'vitest'
import { stackingLimit } from '../../queries/movement/stacking.ts'
import { isInvading } from '../../queries/relations/relations.ts'
import { drive, values } from '../../testing/drive.ts'
import { noMoreOrders, noReaction } from '../../testing/march-orders.ts'
import { bareMap, crown, encamp, opening, put } from '../../testing/position.ts'
import { askedFor, eventsOfType } from '../../testing/read-results.ts'
import { conditionHolds } from '../cards/conditions.ts'
import { ageBarbarian } from '../time/ageing.ts'
import { nationsArrive } from '../time/arrivals.ts'
import { invadersOn } from '../time/turn-facts.ts'
import { activate } from './activation.ts'

/** The Franks at Tornacum in the turn in which the Time Table lets them invade. */
function franks(status: 'barbarian' | 'kingdom') {
  const state = bareMap({ turn: 6, active: ['franks'], invading: ['franks'] })
  if (status === 'kingdom') crown(state, 'franks', 'saliens')
  else encamp(state, 'franks', 'saliens')
  put(state, 'franks', 'frankish-infantry', 'saliens')
  state.control.saliens = 'franks'
  return state
}

describe('XVIII.H only Barbarians invade', () => {
  it('XVIII.H a nation that has become a Kingdom plays its Unit Stacks once', () => {
    const activation = (status: 'barbarian' | 'kingdom') => {
      const { decisions, events } = drive(franks(status), (play) => activate(play, 'franks'), {
        agenda: true,
        whenever: {
          ...noReaction,
          march: noMoreOrders,
          'raid-instead': 'no-raid',
          'declare-hostility': values({ nations: [] }),
          'offer-foedus': 'none'
        }
      })
      const [began] = eventsOfType(events, 'activation-began')
      return [askedFor(decisions, 'march').length, began?.invading]
    }
    expect(activation('barbarian')).toEqual([2, true])
    expect(activation('kingdom')).toEqual([1, false])
  })

  it('XVIII.H XVII.B stacks of such a Kingdom do not hold one unit more', () => {
    expect(stackingLimit(franks('barbarian'), 'franks', 'saliens')).toBe(5)
    expect(stackingLimit(franks('kingdom'), 'franks', 'saliens')).toBe(4)
  })

  it('XVIII.H X.B cards that spare an invader do not spare a Kingdom', () => {
    const notInvading = (status: 'barbarian' | 'kingdom') =>
      conditionHolds('not-invading', {
        state: franks(status),
        player: 'romans',
        playerNation: null,
        aim: { nation: 'franks' },
        moment: { window: 'activation-start', nation: 'franks' }
      })
    expect(notInvading('barbarian')).toBe(false)
    expect(notInvading('kingdom')).toBe(true)
  })

  it('XXX.A envoys may come to such a Kingdom', () => {
    expect(isInvading(franks('barbarian'), 'franks')).toBe(true)
    expect(isInvading(franks('kingdom'), 'franks')).toBe(false)
  })
})

describe('XVIII.H the great invasions of turn 6', () => {
  const ageing = (turn: number, status: 'barbarian' | 'kingdom') => {
    const state = opening({
      turn,
      nations: { ostrogoths: { status, age: turn }, franks: { status: 'barbarian', age: turn } }
    })
    drive(state, nationsArrive, { otherwise: 'first' })
    return [state.nations.ostrogoths.age, state.nations.franks.age]
  }

  it('VI.D on turn 4 Franks and Ostrogoths begin anew, if they are still Barbarians', () => {
    expect(ageing(4, 'barbarian')).toEqual([1, 1])
    expect(ageing(4, 'kingdom')).toEqual([4, 1])
    expect(ageing(5, 'barbarian')).toEqual([5, 5])
  })

  it('VII.C no die makes them a Kingdom before they invade', () => {
    const state = opening({ turn: 4, nations: { franks: { status: 'barbarian', age: 4 } } })
    drive(state, nationsArrive, { otherwise: 'first' })
    for (const turn of [5, 6]) {
      state.turn = turn
      // Nobody rolls: at 3 they are asked, and not afterwards.
      drive(state, (play) => ageBarbarian(play, 'franks'), { whenever: { 'found-kingdom': 'no' } })
    }
    expect(state.nations.franks).toMatchObject({ status: 'barbarian', age: 3 })
    expect(invadersOn(6)).toEqual(expect.arrayContaining(['franks', 'ostrogoths']))
  })
})

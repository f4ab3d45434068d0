import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/decision.ts'
import { interceptors } from '../../queries/movement/interception.ts'
import { values } from '../../testing/drive.ts'
import { landOrder, moveNation } from '../../testing/march-orders.ts'
import { bareMap, lead, put, tie } from '../../testing/position.ts'
import { askedFor, eventsOfType, optionKeys, rollsOf } from '../../testing/read-results.ts'

/** Byzantines and allied Ostrogoths in Thracia, and a Vandal who enters Moesia Inferior, a Byzantine mountain. */
function allies({ legions = 2, goths = 2 } = {}) {
  const state = bareMap({
    turn: 4,
    control: { moesia_inferior: 'byzantines' },
    nations: {
      ostrogoths: { status: 'barbarian', active: true },
      vandals: { status: 'barbarian', active: true }
    }
  })
  tie(state, { kind: 'alliance', between: ['byzantines', 'ostrogoths'] })
  const romans = put(state, 'byzantines', 'legion', 'thracia', legions)
  const ostrogoths = put(state, 'ostrogoths', 'infantry', 'thracia', goths)
  const [vandal = ''] = put(state, 'vandals', 'infantry', 'valachia')
  const enter = (answers: Record<string, Answer[]>, dice: number[]) =>
    moveNation(state, 'vandals', [landOrder('valachia', 'moesia_inferior', vandal)], {
      answers,
      dice: [...dice, 'any'],
      otherwise: 'random'
    })
  return { state, romans, ostrogoths, enter }
}

const send = (...pieces: readonly string[]) => values({ pieces: [...pieces] })

describe('XIX.A, XXVI.B allies of two players intercept', () => {
  it('XIX.A each player names his own units, and their stack rolls one die', () => {
    const { romans, ostrogoths, enter } = allies()
    const { decisions, events } = enter({ intercept: [send(...romans), send(ostrogoths[0] ?? '')] }, [4])
    const asked = askedFor(decisions, 'intercept')
    expect(asked.map(({ side }) => side)).toEqual(['romans', 'goths'])
    expect(asked.map((decision) => optionKeys(decision))).toEqual([romans, ostrogoths])
    expect(rollsOf(events, 'interception')).toHaveLength(1)
    expect(eventsOfType(events, 'interception')).toMatchObject([
      { from: 'thracia', pieces: [...romans, ostrogoths[0]], success: true }
    ])
  })

  it('XIX.A the one stack without a leader is that of all players together', () => {
    const { state, romans, enter } = allies()
    const [elsewhere = ''] = put(state, 'ostrogoths', 'infantry', 'dardania')
    expect(() => enter({ intercept: [send(...romans), send(elsewhere)] }, [4])).toThrow(
      'refusal.one-stack-without-leader'
    )
  })

  it('XVII.B each player gives up some of his own units where not all find room', () => {
    const { state, romans, ostrogoths, enter } = allies({ legions: 1, goths: 1 })
    const archers = put(state, 'byzantines', 'horse-archers', 'thracia')
    const riders = put(state, 'ostrogoths', 'noble-cavalry', 'thracia')
    // The mountain holds three: of four units each player sends two, and one of them stays.
    const { decisions } = enter(
      { intercept: [send(...romans, ...archers), send(...ostrogoths, ...riders)] },
      [10]
    )
    const asked = askedFor(decisions, 'interceptors-arrive')
    expect(asked.map(({ side }) => side)).toEqual(['goths'])
    expect(new Set(optionKeys(asked[0]))).toEqual(new Set([...ostrogoths, ...riders]))
  })

  it('XIX.A, XXX.E an ally whom a truce binds to peace with the intruder stays at home', () => {
    const { state } = allies()
    const answering = () =>
      interceptors(state, { nation: 'vandals', target: 'moesia_inferior', movers: [] }).flatMap(({ units }) =>
        units.map((id) => state.units[id]?.controller)
      )
    expect(answering()).toContain('ostrogoths')
    tie(state, { kind: 'truce', between: ['vandals', 'ostrogoths'], binds: 'neutral', since: state.turn })
    expect(new Set(answering())).toEqual(new Set(['byzantines']))
  })

  it('XIX.A the +2 is the owner’s: his allies have it in the land of an Empire', () => {
    const { state } = allies({ legions: 0 })
    const against = (target: 'moesia_inferior' | 'dardania') =>
      interceptors(state, { nation: 'vandals', target, movers: [] }).map(({ nation, modifiers }) => ({
        nation,
        modifiers: modifiers.map(({ why }) => why)
      }))
    expect(against('moesia_inferior')).toEqual([{ nation: 'ostrogoths', modifiers: ['empire'] }])
    state.control.dardania = 'ostrogoths'
    put(state, 'byzantines', 'legion', 'macedonia')
    expect(against('dardania').map(({ modifiers }) => modifiers)).toEqual([[], []])
  })
})

describe('XIX.A the order of the attempts', () => {
  it('XIX.A the stacks try in the order in which their player names them', () => {
    const tried = (first: 'thracia' | 'macedonia') => {
      const { state, romans, enter } = allies({ goths: 0 })
      const caesar = lead(state, 'caesar-east', 'macedonia')
      const others = put(state, 'byzantines', 'legion', 'macedonia', 2)
      const stacks = { thracia: romans, macedonia: [...others, caesar] }
      const second = first === 'thracia' ? 'macedonia' : 'thracia'
      const { events } = enter({ intercept: [send(...stacks[first], ...stacks[second])] }, [1, 1])
      return eventsOfType(events, 'interception').map(({ from }) => from)
    }
    expect(tried('thracia')).toEqual(['thracia', 'macedonia'])
    expect(tried('macedonia')).toEqual(['macedonia', 'thracia'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/decision.ts'
import { values } from '../../testing/drive.ts'
import { landOrder, moveNation, stayAnswer } from '../../testing/march-orders.ts'
import { bareMap, encamp, lead, put, tie } from '../../testing/position.ts'
import { askedFor, optionKeys, placesOfPieces, rollsOf } from '../../testing/read-results.ts'

/** Two legions and two federate Goths in Moesia Inferior, and two Vandals who attack them from Valachia. */
function alliedStack() {
  const state = bareMap({ turn: 4, nations: { vandals: { status: 'barbarian', active: true } } })
  encamp(state, 'visigoths', 'tyras')
  const provinces = ['moesia_inferior', 'tyras'] as const
  tie(state, { kind: 'foedus', between: ['byzantines', 'visigoths'], provinces })
  const legions = put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
  const goths = put(state, 'visigoths', 'infantry', 'moesia_inferior', 2)
  const vandals = put(state, 'vandals', 'infantry', 'valachia', 2)
  /** The answers of the Byzantine and the Gothic player, in this order. */
  const attack = (flights: readonly Answer[], dice: number[], others: Record<string, Answer[]> = {}) =>
    moveNation(state, 'vandals', [landOrder('valachia', 'moesia_inferior', ...vandals)], {
      answers: { ...others, flee: flights },
      dice
    })
  return { state, legions, goths, attack }
}

const to = (province: string, pieces: readonly string[]) => values({ to: province, pieces: [...pieces] })

describe('XIX.B a stack of several nations flees as one', () => {
  it('XIX.B one die, one leader, one comparison of numbers', () => {
    const { state, legions, goths, attack } = alliedStack()
    lead(state, 'theodosius', 'moesia_inferior')
    const { events, decisions } = attack([to('dardania', legions), to('dardania', goths.slice(0, 1))], [4])
    expect(rollsOf(events, 'flight')).toMatchObject([
      {
        total: 9,
        modifiers: [
          { amount: 2, why: 'leader-combat' },
          { amount: 3, why: 'twice-as-many' }
        ]
      }
    ])
    expect(placesOfPieces(state, [...legions, ...goths])).toEqual([
      'dardania',
      'dardania',
      'dardania',
      'moesia_inferior'
    ])
    expect(askedFor(decisions, 'flee').map(({ side }) => side)).toEqual(['romans', 'goths'])
  })

  it('XIX.B the leader of an ally helps and flees with them, though his own troops are elsewhere', () => {
    const state = bareMap({ nations: { vandals: { status: 'barbarian', active: true } } })
    const legions = put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    const emperor = lead(state, 'iulianus', 'moesia_inferior')
    const vandals = put(state, 'vandals', 'infantry', 'valachia', 2)
    const { events } = moveNation(state, 'vandals', [landOrder('valachia', 'moesia_inferior', ...vandals)], {
      answers: { flee: [to('dardania', [...legions, emperor])] },
      dice: [6]
    })
    expect(rollsOf(events, 'flight')).toMatchObject([{ total: 9, modifiers: [{ why: 'leader-combat' }] }])
    expect(state.leaders.iulianus?.at).toBe('dardania')
  })

  it('XIX.B the first who wants to flee names the refuge; the other may join or stay', () => {
    const { legions, goths, attack } = alliedStack()
    const { decisions } = attack([to('thracia', legions), stayAnswer], [1])
    const [first, second] = askedFor(decisions, 'flee')
    expect(optionKeys(first, 'to').length).toBeGreaterThan(3)
    expect(optionKeys(second, 'to')).toEqual(['stay', 'thracia'])
    expect(optionKeys(second, 'pieces')).toEqual(goths)
  })

  it('XIX.B if the owner stays, the other player may flee with his own', () => {
    const { state, legions, goths, attack } = alliedStack()
    const { events } = attack([stayAnswer, to('tyras', goths)], [10])
    expect(rollsOf(events, 'flight')).toHaveLength(1)
    expect(new Set(placesOfPieces(state, legions))).toEqual(new Set(['moesia_inferior']))
    expect(new Set(placesOfPieces(state, goths))).toEqual(new Set(['tyras']))
  })

  it('XVII.B who joins finds only the room that is left', () => {
    const { state, legions, goths, attack } = alliedStack()
    put(state, 'byzantines', 'legion', 'naissus')
    expect(() => attack([to('naissus', legions), to('naissus', goths)], [10])).toThrow('answers left over')
    const again = alliedStack()
    const one = again.legions.slice(0, 1)
    put(again.state, 'byzantines', 'legion', 'naissus')
    expect(() => again.attack([to('naissus', one), to('naissus', again.goths)], [10])).toThrow(
      'refusal.no-room'
    )
  })

  it('XIX.B each player says which of his own stop on the way', () => {
    const { state, legions, goths, attack } = alliedStack()
    const flights = [to('macedonia', legions), to('macedonia', goths)]
    const { decisions } = attack(flights, [9], {
      'leave-on-the-way': [values({ dardania: legions.slice(0, 1) }), values({ dardania: goths.slice(0, 1) })]
    })
    expect(askedFor(decisions, 'leave-on-the-way').map(({ side }) => side)).toEqual(['romans', 'goths'])
    expect(placesOfPieces(state, [...legions, ...goths])).toEqual([
      'dardania',
      'macedonia',
      'dardania',
      'macedonia'
    ])
  })
})

describe('XIX.B, XVIII.K the refuges that are listed', () => {
  it('XVIII.K only those that some of the fugitives may enter', () => {
    const listed = (kind: 'satrap' | 'archers') => {
      const state = bareMap()
      state.control.euphrates = 'persians'
      put(state, 'persians', kind, 'euphrates')
      const legion = put(state, 'romans', 'legion', 'amida')
      const { decisions } = moveNation(state, 'romans', [landOrder('amida', 'euphrates', ...legion)])
      return askedFor(decisions, 'flee').flatMap((decision) => optionKeys(decision, 'to'))
    }
    expect(listed('archers')).toContain('lachmidaria')
    expect(listed('satrap')).not.toContain('lachmidaria')
    expect(listed('satrap')).toContain('babylonia')
  })

  it('XVII.B only those with room for one of them', () => {
    const listed = (waiting: number) => {
      const { state, legions, attack } = alliedStack()
      put(state, 'byzantines', 'infantry', 'naissus', waiting)
      const { decisions } = attack([to('thracia', legions), stayAnswer], [1])
      return optionKeys(askedFor(decisions, 'flee')[0], 'to')
    }
    expect(listed(2)).toContain('naissus')
    expect(listed(3)).not.toContain('naissus')
  })
})

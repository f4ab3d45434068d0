import { describe, expect, test } from 'vitest'
import { unitsIn } from '../../../queries/pieces/placement.ts'
import { landOrder } from '../../../testing/march-orders.ts'
import { bareMap, crown, emptyMap, encamp, hold, lead, put, tie, troops } from '../../../testing/position.ts'
import { answered, filled, given, marched, marching } from '../../testing/staged.ts'

/** Visigoths next to Moesia Inferior, one of their objectives. */
function onTheDanube(visigoths: number) {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'valachia')
  const units = put(state, 'visigoths', 'infantry', 'valachia', visigoths)
  return { state, units }
}

const intoMoesia = { march: { from: 'valachia', to: 'moesia_inferior' } }

describe('a legate on the march', () => {
  test('takes an objective that nobody defends', () => {
    const { state } = onTheDanube(4)
    expect(filled(marching(state, 'visigoths')).move).toEqual(intoMoesia)
  })

  test('beats a single defender with many and a leader', () => {
    const { state } = onTheDanube(5)
    lead(state, 'alaricus', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    const { move, pieces } = filled(marching(state, 'visigoths'))
    expect(move).toEqual(intoMoesia)
    expect(pieces).toContain('leader:alaricus')
  })

  test('does not throw two units at four legions', () => {
    const { state } = onTheDanube(2)
    put(state, 'byzantines', 'legion', 'moesia_inferior', 4)
    const match = marched(marching(state, 'visigoths'))
    expect(unitsIn(match.state, 'moesia_inferior').map(({ controller }) => controller)).not.toContain(
      'visigoths'
    )
  })

  test('leaves a garrison in a capital that an enemy could reach', () => {
    const state = emptyMap({ turn: 4 })
    crown(state, 'vandals', 'lusitania')
    hold(state, 'vandals', ['lusitania'])
    troops(state, 'vandals', 'lusitania', 4)
    encamp(state, 'suebi', 'gallaecia')
    troops(state, 'suebi', 'salmantica', 4)
    const match = marched(marching(state, 'vandals'))
    const home = unitsIn(match.state, 'lusitania').filter(({ controller }) => controller === 'vandals')
    expect(home).not.toEqual([])
  })

  test('sees no progress towards an Area in the land of nations it may not attack', () => {
    const state = bareMap({ turn: 3 })
    encamp(state, 'visigoths', 'valachia')
    lead(state, 'athanaricus', 'valachia')
    hold(state, 'byzantines', ['moesia_inferior', 'moesia_superior'])
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['moesia_inferior', 'moesia_superior']
    })
    const match = marching(state, 'visigoths')
    const keys = answered(match).reasons.map(({ key }) => key)
    expect(keys).not.toContain('bot-term.objectives-up')
  })

  test('reports the purpose, the chance and the worth of an order', () => {
    const { state } = onTheDanube(5)
    lead(state, 'alaricus', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    const keys = answered(marching(state, 'visigoths')).reasons.map(({ key }) => key)
    expect(keys.slice(0, 2)).toEqual(['bot.attack', 'bot.odds'])
    expect(keys).toContain('bot-term.objectives-up')
  })
})

describe('a legate under attack', () => {
  test('flees with one unit from six', () => {
    const { state, units } = onTheDanube(6)
    // XVII.B: with their leader they all find room in the mountains.
    const leader = lead(state, 'alaricus', 'valachia')
    const [lonely] = put(state, 'byzantines', 'legion', 'moesia_inferior')
    const match = given(
      marching(state, 'visigoths'),
      landOrder('valachia', 'moesia_inferior', ...units, leader)
    )
    expect(match.awaited?.kind).toBe('flee')
    const { to, pieces } = filled(match)
    expect(to).not.toBe('stay')
    expect(pieces).toEqual([lonely])
  })

  test('stays with four legions against two', () => {
    const { state, units } = onTheDanube(2)
    put(state, 'byzantines', 'legion', 'moesia_inferior', 4)
    const match = given(marching(state, 'visigoths'), landOrder('valachia', 'moesia_inferior', ...units))
    expect(match.awaited?.kind).toBe('flee')
    expect(filled(match).to).toBe('stay')
  })

  test('intercepts two intruders with four legions, and not seven with one', () => {
    const few = onTheDanube(2)
    put(few.state, 'byzantines', 'legion', 'dardania', 4)
    const caught = given(
      marching(few.state, 'visigoths'),
      landOrder('valachia', 'moesia_inferior', ...few.units)
    )
    expect(caught.awaited?.kind).toBe('intercept')
    expect(filled(caught).pieces).toHaveLength(4)

    const many = onTheDanube(6)
    put(many.state, 'byzantines', 'legion', 'dardania', 1)
    const passing = given(
      marching(many.state, 'visigoths'),
      landOrder('valachia', 'moesia_inferior', ...many.units)
    )
    expect(passing.awaited?.kind).toBe('intercept')
    expect(filled(passing).pieces).toEqual([])
  })
})

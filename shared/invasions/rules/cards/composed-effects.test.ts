import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState } from '../../state.ts'
import { busyState, type CardRun, runCard } from '../../testing/card-moments.ts'

const run = (effects: readonly Effect[], how: CardRun = {}) => runCard(busyState(), effects, how)

const byzantines = { nation: 'byzantines' } as const
const purse = (state: InvasionsState, nation: NationId) => state.nations[nation].treasury

describe('X.B effects made of others', () => {
  const gain: Effect[] = [{ do: 'gold', who: 'target', by: 1 }]
  const lose: Effect[] = [{ do: 'gold', who: 'target', by: -1 }]

  it('X.B a check on a D2 passes on an even die', () => {
    const goldOn = (face: number) => {
      const check: Effect = { do: 'check', die: 'd2', pass: gain, fail: lose }
      return purse(run([check], { aim: byzantines, dice: [face] }).state, 'byzantines')
    }
    expect([goldOn(2), goldOn(3)]).toEqual([46, 44])
  })

  it('X.B a check on a D10 counts heretical Areas and Decline', () => {
    const check: Effect = {
      do: 'check',
      die: 'd10',
      atLeast: 8,
      modifiers: [
        { per: 'heretical-area', by: 1 },
        { per: 'decline-level', by: 1 }
      ],
      pass: gain,
      fail: lose
    }
    const { state, events } = run([check], { aim: { nation: 'romans' }, dice: [6] })
    expect(purse(state, 'romans')).toBe(41)
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'roll',
        total: 8,
        modifiers: [
          { amount: 1, rule: 'XXXI.C', why: 'heretical-area' },
          { amount: 1, rule: 'VI.E', why: 'decline-level' }
        ]
      })
    )
  })

  it('X.B a table takes the first row that reaches the die', () => {
    const rows = [
      { upTo: 4, effects: [] },
      { upTo: 7, effects: gain },
      { upTo: 10, effects: lose }
    ]
    const goldOn = (face: number) =>
      purse(run([{ do: 'table', rows }], { aim: byzantines, dice: [face] }).state, 'byzantines')
    expect([4, 5, 10].map(goldOn)).toEqual([45, 46, 44])
  })

  it('X.B an `if` asks for a condition of a party', () => {
    const effect: Effect = { do: 'if', when: 'empire', of: 'target', yes: gain, no: lose }
    expect(purse(run([effect], { aim: byzantines }).state, 'byzantines')).toBe(46)
    expect(purse(run([effect], { aim: { nation: 'persians' } }).state, 'persians')).toBe(39)
  })

  it('X.B an `each` reaches every member in order of activation', () => {
    const effect: Effect = {
      do: 'each',
      of: 'civilised-nations',
      effects: [{ do: 'gold', who: 'each', by: -1 }]
    }
    const { events } = run([effect])
    const paid = events.flatMap((event) => (event.type === 'treasury' ? [event.nation] : []))
    expect(paid).toEqual(['persians', 'romans', 'byzantines'])
  })
})

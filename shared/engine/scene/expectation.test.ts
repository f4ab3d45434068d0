import { describe, expect, it } from 'vitest'
import { type Expectation, unmetExpectations } from './expectation.ts'

const report = {
  events: [
    { type: 'roll', dice: [4], total: 6 },
    { type: 'moved', to: 'bank', units: ['one', 'two'] }
  ],
  state: { control: { bank: 'north' }, units: [{ at: 'bank' }, { at: 'bank' }, { at: 'pier' }] },
  stopped: null,
  unusedDice: [],
  unusedAnswers: []
}
const unmet = (expectation: Expectation, changed: object = {}) =>
  unmetExpectations({ ...report, ...changed }, expectation)

describe('what is expected of a scene', () => {
  it('is met by a report that has the parts, whatever else it has', () => {
    const contains = {
      events: [{ type: 'moved', units: ['two'] }, { dice: [4] }],
      state: { control: { bank: 'north' } }
    }
    expect(unmet({ contains, lacks: { state: { control: { pier: 'north' } } } })).toEqual([])
  })

  it('names the field that is different', () => {
    expect(unmet({ contains: { state: { control: { bank: 'south', pier: 'north' } } } })).toEqual([
      'state.control.bank: is "north", not "south"',
      'state.control.pier: is missing, not "north"'
    ])
  })

  it('counts the entries of a list', () => {
    const at = (count: number) => ({
      state: { units: Array.from({ length: count }, () => ({ at: 'bank' })) }
    })
    expect(unmet({ contains: at(2) })).toEqual([])
    expect(unmet({ contains: at(3) })).toEqual(['state.units: has no {"at":"bank"}'])
  })

  it('expects an empty list to be empty', () => {
    expect(unmet({ contains: { events: [] } })).toHaveLength(1)
  })

  it('names what should not be there', () => {
    const lacks = { events: [{ type: 'roll' }, { type: 'lost' }], state: { control: { bank: 'north' } } }
    expect(unmet({ lacks })).toEqual(['events: has {"type":"roll"}', 'state.control.bank: is "north"'])
  })

  it('expects a scene to end by itself with all its dice and answers used, unless it says otherwise', () => {
    const stopped = { why: 'no-die' }
    expect(unmet({}, { stopped })).toEqual(['stopped: is {"why":"no-die"}, not null'])
    expect(unmet({ contains: { stopped } }, { stopped })).toEqual([])
    expect(unmet({}, { unusedDice: [3] })).toEqual(['unusedDice: is not empty: [3]'])
  })
})

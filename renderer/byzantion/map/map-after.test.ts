import { describe, expect, it } from 'vitest'
import { mapAfter } from './map-after.ts'

const map = {
  thracia: { legion: 2 },
  italia: {},
  'mare-tyrrhenum': {},
  africa: { monk: 1 },
  aegyptus: {},
  oriens: {}
}

describe('the map under an unfinished answer', () => {
  it('shows moves, new and removed units, and leaves the real map alone', () => {
    const after = mapAfter(map, {
      moves: [{ unit: 'legion', from: 'thracia', to: 'italia' }],
      placed: [{ unit: 'monk', area: 'italia' }],
      removed: [{ unit: 'monk', area: 'africa' }]
    })
    expect(after.thracia.legion).toBe(1)
    expect(after.italia).toEqual({ legion: 1, monk: 1 })
    expect(after.africa.monk).toBe(0)
    expect(map.thracia.legion).toBe(2)
  })

  it('is the same object while nothing changes', () => {
    expect(mapAfter(map, {})).toBe(map)
  })
})

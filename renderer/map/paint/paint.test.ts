import { describe, expect, test } from 'vitest'
import { incomeStep } from './fills.ts'
import { changedPlaces, type PaintState } from './paint-state.ts'
import { scatterPoint } from './scatter.ts'

const state: PaintState = {
  theme: 'light',
  ink: 1,
  extent: 'base',
  terrain: {},
  names: {},
  areas: {},
  strongTerrain: false,
  fills: { a: { key: 'r', colour: '#f00', pattern: 'none', strength: 1 } },
  lit: null
}

describe('what must be repainted', () => {
  test('nothing when nothing differs', () => {
    expect(changedPlaces(state, { ...state, fills: { ...state.fills } })).toEqual([])
  })

  test('only the provinces whose colour changed', () => {
    const fills = { ...state.fills, b: { key: 'g', colour: '#0f0', pattern: 'dots', strength: 1 } } as const
    expect(changedPlaces(state, { ...state, fills })).toEqual(['b'])
    expect(changedPlaces({ ...state, fills }, state)).toEqual(['b'])
  })

  test('everything on another theme, or when dimming begins', () => {
    expect(changedPlaces(state, { ...state, theme: 'dark' })).toBeNull()
    expect(changedPlaces(state, { ...state, lit: ['a'] })).toBeNull()
  })

  test('the difference of two sets of lit places', () => {
    expect(changedPlaces({ ...state, lit: ['a', 'b'] }, { ...state, lit: ['b', 'c'] })).toEqual(['a', 'c'])
  })
})

test('terrain signs of a coarser level stay where they are on a finer one', () => {
  for (let i = -5; i < 5; i++) {
    for (let j = -5; j < 5; j++) {
      const [x, y] = scatterPoint(3, i, j)
      const cell = 256 / 2 ** 4
      expect(scatterPoint(4, Math.floor(x / cell), Math.floor(y / cell))).toEqual([x, y])
    }
  }
})

test('income falls into five steps', () => {
  expect([0, 0.5, 1, 1.5, 2, 3].map((v) => incomeStep(v, 5))).toEqual([0, 1, 2, 3, 3, 4])
})

import { describe, expect, test } from 'vitest'
import { themes } from '../theme.ts'
import { fillsFor, tonesFor } from './fills.ts'
import { changedPlaces, type PaintState } from './paint-state.ts'
import { scatterPoint } from './terrain-symbols.ts'

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

describe('what is repainted', () => {
  test('nothing when nothing differs', () => {
    expect(changedPlaces(state, { ...state, fills: { ...state.fills } })).toEqual([])
  })

  test('nothing when another map of the same world has tables of its own', () => {
    const tables = { terrain: { a: 'plain' }, names: { a: 'Apulia' }, areas: { a: 'italia' } } as const
    const copy = { terrain: { ...tables.terrain }, names: { ...tables.names }, areas: { ...tables.areas } }
    expect(changedPlaces({ ...state, ...tables }, { ...state, ...copy })).toEqual([])
    expect(changedPlaces({ ...state, ...tables }, { ...state, ...copy, names: { a: 'Bruttium' } })).toBeNull()
  })

  test('only the provinces whose colour changed', () => {
    const fills = { ...state.fills, b: { key: 'g', colour: '#0f0', pattern: 'dots', strength: 1 } } as const
    expect(changedPlaces(state, { ...state, fills })).toEqual(['b'])
    expect(changedPlaces({ ...state, fills }, state)).toEqual(['b'])
  })

  test('everything for another theme, or when dimming begins', () => {
    expect(changedPlaces(state, { ...state, theme: 'dark' })).toBeNull()
    expect(changedPlaces(state, { ...state, lit: ['a'] })).toBeNull()
  })

  test('the difference of two sets of bright places', () => {
    expect(changedPlaces({ ...state, lit: ['a', 'b'] }, { ...state, lit: ['b', 'c'] })).toEqual(['a', 'c'])
  })
})

test('terrain symbols of a coarser level keep their positions on a finer one', () => {
  for (let i = -5; i < 5; i++) {
    for (let j = -5; j < 5; j++) {
      const [x, y] = scatterPoint(3, i, j)
      const cell = 256 / 2 ** 4
      expect(scatterPoint(4, Math.floor(x / cell), Math.floor(y / cell))).toEqual([x, y])
    }
  }
})

describe('the fill of a province', () => {
  const { light } = themes

  test('is its swatch, or nothing if its key has none', () => {
    const swatches = { red: { colour: '#f00', pattern: 'dots', label: 'Reds' } } as const
    const fills = fillsFor({ kind: 'wash', swatches, provinces: { a: 'red', b: 'none' } }, light)
    expect(fills).toEqual({ a: { key: 'red', colour: '#f00', pattern: 'dots', strength: 1 } })
  })

  test('is the tone of its step, from the palest to the strongest for any number of steps', () => {
    const fills = fillsFor(
      { kind: 'scale', steps: ['few', 'some', 'many'], provinces: { a: 0, b: 2 } },
      light
    )
    expect(fills.a?.colour).toBe(light.scale[0])
    expect(fills.b?.colour).toBe(light.scale.at(-1))
    expect(tonesFor(light.scale.length, light)).toEqual(light.scale)
    expect(tonesFor(1, light)).toEqual([light.scale[0]])
  })

  test('is nothing in the terrain mode', () => {
    expect(fillsFor({ kind: 'terrain', labels: {} }, light)).toEqual({})
  })
})

import { describe, expect, test } from 'vitest'
import { tinyContent } from '../testing/tiny-world.ts'
import { editDistance, foldLetters, namedPlaces, searchPlaces } from './place-search.ts'

const places = namedPlaces(tinyContent.facts, () => true)
const best = (query: string) => searchPlaces(places, query, 3).map(({ kind, name }) => `${kind} ${name}`)

describe('finding a place by name', () => {
  test('the exact name comes before a longer one', () => {
    expect(best('ash')).toEqual(['province Ash', 'city Ashtown'])
  })

  test('the beginning of any word is enough, and typing errors are tolerated', () => {
    expect(best('wood')).toEqual(['area The Woods'])
    expect(best('bay')).toEqual(['sea Upper Bay'])
    expect(best('Ashtwon')[0]).toBe('city Ashtown')
  })

  test('nonsense finds nothing', () => {
    expect(best('xqzzk')).toEqual([])
    expect(best('  ')).toEqual([])
  })

  test('finds only what is on this map, with the areas that are partly on it', () => {
    const names = namedPlaces(tinyContent.facts, (id) => id === 'cedar').map(({ name }) => name)
    expect(names).toEqual(['Cedar', 'The Hills'])
  })

  test('accents, case, and Latin u/v, i/j do not matter', () => {
    expect(foldLetters('MŒNIA Ĭuvavum')).toBe(foldLetters('moenia iuuauum'))
  })

  test('edit distance counts a swap of adjacent letters once', () => {
    expect(editDistance('roma', 'roam')).toBe(1)
    expect(editDistance('roma', 'rom')).toBe(1)
    expect(editDistance('', 'abc')).toBe(3)
  })
})

import { describe, expect, test } from 'vitest'
import { foldLetters, namedPlaces, searchPlaces } from '../../map/model/place-search.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { mapFacts, printedCities } from './map-facts.ts'
import { mapWordsOf } from './map-words.ts'

const places = namedPlaces(
  mapFacts('base', printedCities, mapWordsOf(createInvasionsTranslator('en'))),
  () => true
)
const best = (query: string) => searchPlaces(places, query, 3).map((p) => `${p.kind} ${p.name}`)

describe('finding a place by name', () => {
  test('the exact name comes first', () => {
    expect(best('Thracia')[0]).toBe('province Thracia')
    expect(best('roma')[0]).toBe('city Roma')
    expect(best('Hispania')[0]).toBe('area Hispania')
    expect(best('mare siculum')[0]).toBe('sea Mare Siculum')
  })

  test('a beginning, or the beginning of any word, is enough', () => {
    expect(best('constan')[0]).toBe('city Constantinopolis')
    expect(best('inferior').some((name) => name.includes('Inferior'))).toBe(true)
  })

  test('accents, case, and Latin u/v, i/j do not matter', () => {
    expect(foldLetters('MŒSIA Ĭuvavum')).toBe(foldLetters('moesia iuuauum'))
    expect(best('Thrácia')[0]).toBe('province Thracia')
  })

  test('a slip of the pen still finds it', () => {
    expect(best('Tracia')[0]).toBe('province Thracia')
    expect(best('Constantinoplis')[0]).toBe('city Constantinopolis')
    expect(best('Ctesifon')[0]).toBe('city Ctesiphon')
  })

  test('nonsense finds nothing', () => {
    expect(best('xqzzk')).toEqual([])
    expect(best('  ')).toEqual([])
  })
})

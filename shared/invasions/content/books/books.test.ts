import { describe, expect, it } from 'vitest'
import { everyRow } from '../../../testing/every-row.ts'
import { provinces } from '../../world/provinces.ts'
import { administrationCards } from '../cards/administration.ts'
import { calamities } from '../cards/calamities.ts'
import { eventCards } from '../cards/decks.ts'
import { diplomacyCards } from '../cards/diplomacy.ts'
import { nationIds } from '../ids.ts'
import { historicalLeaders } from '../leaders.ts'
import { books } from './index.ts'

const idsOf = (records: readonly { readonly id: string }[]) => records.map((record) => record.id)

const records: readonly [name: string, en: object, es: object, ids: readonly string[]][] = [
  ['provinces', books.en.provinces, books.es.provinces, idsOf(provinces)],
  ['nations', books.en.nations, books.es.nations, [...nationIds]],
  ['leaders', books.en.leaders, books.es.leaders, idsOf(historicalLeaders)],
  ['administration', books.en.administration, books.es.administration, idsOf(administrationCards)],
  ['diplomacy', books.en.diplomacy, books.es.diplomacy, idsOf(diplomacyCards)],
  ['events', books.en.events, books.es.events, idsOf(eventCards)],
  ['calamities', books.en.calamities, books.es.calamities, idsOf(calamities)]
]
const all = records.map(([name, en, es, ids]) => ({
  name,
  english: new Map<string, string>(Object.entries(en)),
  spanish: new Map<string, string>(Object.entries(es)),
  ids
}))
const everyBook = (check: (book: (typeof all)[number]) => void) => everyRow(all, ({ name }) => name, check)

describe('every book', () => {
  it('has an entry for exactly every record, in both languages', () => {
    everyBook(({ english, spanish, ids }) => {
      expect([...english.keys()].sort()).toEqual([...ids].sort())
      expect([...spanish.keys()].sort()).toEqual([...ids].sort())
    })
  })

  it('says something different in each language and for each record', () => {
    everyBook(({ english, spanish }) => {
      for (const [id, text] of english) expect(spanish.get(id), id).not.toBe(text)
      expect(new Set(english.values()).size).toBe(english.size)
      expect(new Set(spanish.values()).size).toBe(spanish.size)
    })
  })

  it('writes one to three whole sentences of readable length', () => {
    const entries = all.flatMap(({ english, spanish }) => [...english, ...spanish])
    everyRow(entries, String, ([, text]) => {
      expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/)
      expect(text).not.toMatch(/ {2}|\.\.| ,|\n/)
      expect(text.split(/[.!?:;] /).length).toBeLessThanOrEqual(6)
      expect(text.length).toBeGreaterThan(60)
      expect(text.length).toBeLessThan(420)
    })
  })

  it('keeps the languages apart', () => {
    const [english, spanish] = [
      all.flatMap((book) => [...book.english]),
      all.flatMap((book) => [...book.spanish])
    ]
    everyRow(english, String, ([, text]) => expect(text).not.toMatch(/[¿¡ñ]| (los|las|una|del|hacia|fue) /))
    everyRow(spanish, String, ([, text]) => expect(text).not.toMatch(/ (the|and|was|were|with|from) /))
  })
})

import { describe, expect, it } from 'vitest'
import { provinces } from '../../world/provinces.ts'
import { administrationCards } from '../cards/administration.ts'
import { calamities } from '../cards/calamities.ts'
import { eventCards } from '../cards/decks.ts'
import { diplomacyCards } from '../cards/diplomacy.ts'
import { nationIds } from '../ids.ts'
import { historicalLeaders } from '../leaders.ts'
import { books } from './index.ts'

const idsOf = (records: readonly { readonly id: string }[]) => records.map((record) => record.id)

describe.each([
  ['provinces', books.en.provinces, books.es.provinces, idsOf(provinces)],
  ['nations', books.en.nations, books.es.nations, [...nationIds]],
  ['leaders', books.en.leaders, books.es.leaders, idsOf(historicalLeaders)],
  ['administration', books.en.administration, books.es.administration, idsOf(administrationCards)],
  ['diplomacy', books.en.diplomacy, books.es.diplomacy, idsOf(diplomacyCards)],
  ['events', books.en.events, books.es.events, idsOf(eventCards)],
  ['calamities', books.en.calamities, books.es.calamities, idsOf(calamities)]
])('the book of %s', (_, en, es, ids) => {
  const english = new Map<string, string>(Object.entries(en))
  const spanish = new Map<string, string>(Object.entries(es))
  const entries = [...english, ...spanish]

  it('has an entry for every record, and no other, in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...ids].sort())
    expect([...spanish.keys()].sort()).toEqual([...ids].sort())
  })

  it('says something different in each language and for each record', () => {
    for (const [id, text] of english) expect(spanish.get(id), id).not.toBe(text)
    expect(new Set(english.values()).size).toBe(english.size)
    expect(new Set(spanish.values()).size).toBe(spanish.size)
  })

  it('writes one to three whole sentences of readable length', () => {
    for (const [id, text] of entries) {
      expect(text, id).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/)
      expect(text, id).not.toMatch(/ {2}|\.\.| ,|\n/)
      const sentences = text.split(/[.!?:;] /).length
      expect(sentences, `${id}: ${text}`).toBeLessThanOrEqual(6)
      expect(text.length, id).toBeGreaterThan(60)
      expect(text.length, id).toBeLessThan(420)
    }
  })

  it('keeps the languages apart', () => {
    for (const [id, text] of english) expect(text, id).not.toMatch(/[¿¡ñ]| (los|las|una|del|hacia|fue) /)
    for (const [id, text] of spanish) expect(text, id).not.toMatch(/ (the|and|was|were|with|from) /)
  })
})

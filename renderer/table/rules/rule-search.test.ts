import { describe, expect, it } from 'vitest'
import type { RuleBook } from '#shared/words/rule-book.ts'
import { searchRules } from './rule-search.ts'
import { ruleTextParts } from './rule-text-parts.ts'

const section = (id: string, title: string, ...text: string[]) => ({ id, title, text, readings: [] })
const book: RuleBook = {
  chapters: [
    {
      id: 'II',
      title: 'Going',
      intro: [],
      readings: [],
      sections: [section('II.A', 'Boats', 'A boat goes with the river.'), section('II.B', 'Ríos', 'No boat.')]
    }
  ]
}
const found = (query: string) => searchRules(book, query).map((hit) => hit.section)

describe('searching the rules', () => {
  it('finds sections by number, by title and by what they say, in this order', () => {
    expect(found('ii.b')).toEqual(['II.B'])
    expect(found('boat')).toEqual(['II.A', 'II.B'])
    expect(found('river')).toEqual(['II.A'])
  })

  it('requires every word, and ignores accents and capitals', () => {
    expect(found('BOAT river')).toEqual(['II.A'])
    expect(found('rios')).toEqual(['II.B'])
    expect(found('boat mountain')).toEqual([])
    expect(found('  ')).toEqual([])
  })

  it('finds beginnings of words, but not parts inside a word', () => {
    expect(found('riv')).toEqual(['II.A'])
    expect(found('oat')).toEqual([])
    const named = { ...section('X.A', 'Names', 'See XII.A, not II.A.'), readings: [] }
    const [hit] = searchRules({ chapters: [{ ...named, intro: [], sections: [named] }] }, 'ii.a')
    expect(hit?.excerpt?.before).toBe('See XII.A, not ')
  })

  it('shows the text around the match', () => {
    expect(searchRules(book, 'goes')[0]?.excerpt).toEqual({
      before: 'A boat ',
      match: 'goes',
      after: ' with the river.'
    })
  })
})

describe('a text of the rules', () => {
  it('is split at the sections it names, and at chapters after an arrow', () => {
    expect(ruleTextParts('Boats (II.A) go on →II.')).toEqual([
      'Boats (',
      { section: 'II.A' },
      ') go on ',
      { section: 'II' },
      '.'
    ])
    expect(ruleTextParts('I go')).toEqual(['I go'])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyRow } from '../../testing/every-row.ts'
import { gapsIn, wordsIn } from '../../words/rule-book.ts'
import { idsOf, numbersNamed, tellsNoNumber, textsOf } from '../../words/testing/rule-texts.ts'
import { chapters as english } from '../content/rules/en.ts'
import { chapters as spanish } from '../content/rules/es.ts'
import { readings as inSpanish } from '../content/rules/es-readings.ts'
import { sectionIds } from '../sections.ts'
import { bookOf, linesOfThisGame, readingsIn, sectionsIn } from './book.ts'
import { numbers } from './numbers.ts'

const root = join(import.meta.dirname, '../../..')
const interpretations = readFileSync(join(root, 'docs/interpretations.md'), 'utf8')

/** Every section that the game's code cites as a rule. */
function citedSections(): readonly string[] {
  const files = ['shared/byzantion'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file)
    )
  )
  const cited = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/rule(?:=|: )['"]([^'"]+)['"]/g)])
    .map(([, section = '']) => section)
  return [...new Set(cited)]
}

describe('the rules in our own words', () => {
  it('have the same sections in both languages, and a text for each section that the game cites', () => {
    expect(idsOf(spanish)).toEqual(idsOf(english))
    expect(idsOf(english)).toEqual(expect.arrayContaining([...sectionIds]))
    const cited = citedSections()
    expect(cited.length).toBeGreaterThan(10)
    expect(idsOf(english)).toEqual(expect.arrayContaining([...cited]))
  })

  it('name the same numbers in both languages, and the rules use each of them', () => {
    expect(numbersNamed(spanish)).toEqual(numbersNamed(english))
    everyRow(textsOf(english), String, ([, words]) => {
      for (const gap of gapsIn(words)) expect(numbers, gap).toHaveProperty([gap])
    })
  })

  it('contain no literal numbers, neither digits nor words', () => {
    const sections = /\b[SEAIRVJC]\.\d\b/g
    everyRow(textsOf(english), String, ([, words]) => expect(words).toSatisfy(tellsNoNumber('en', sections)))
    everyRow(textsOf(spanish), String, ([, words]) => expect(words).toSatisfy(tellsNoNumber('es', sections)))
  })

  it('cite only existing sections and chapters', () => {
    const known = new Set(idsOf(english))
    everyRow([...textsOf(english), ...textsOf(spanish)], String, ([, words]) => {
      const named = [...words.matchAll(/→([A-Z])|\b([A-Z]\.\d)\b/g)].map(
        ([, chapter, section]) => chapter ?? section ?? ''
      )
      expect(named.filter((id) => !known.has(id))).toEqual([])
    })
  })

  it('fill every gap, and every chapter has its title', () => {
    for (const [language, texts] of [
      ['en', english],
      ['es', spanish]
    ] as const) {
      const { chapters } = bookOf(language, texts, readingsIn(interpretations))
      const blocks = chapters.flatMap(({ intro, sections }) => [...intro, ...sections.flatMap((s) => s.text)])
      everyRow(blocks, JSON.stringify, (block) => {
        for (const words of wordsIn(block)) expect(words).not.toMatch(/[{}]|undefined|NaN/)
      })
      for (const { id, title } of chapters) expect(title).not.toBe(id)
    }
  })

  it('give the numbers of the rulebook: nine cards and six, two Doxa for the vote, a hand of six', () => {
    expect(numbers).toMatchObject({
      'draft.dealt': 9,
      'draft.kept': 6,
      'missions.dealt': 5,
      'vote.alone': 2,
      'vote.tied': 1,
      'start.doxa': 5,
      'dynamis.full': 4,
      'dynamis.trio': 5,
      'dynamis.pair': 6,
      'hand.limit': 6,
      'ranks.costs': [6, 4, 2],
      'ranks.augustus': 61,
      'market.values': [2, 3, 4, 5, 6, 7, 8, 9]
    })
  })
})

describe('our readings', () => {
  it('appear at each section that their row names', () => {
    expect(sectionsIn('S.2, I.2')).toEqual(['S.2', 'I.2'])
  })

  it('all appear in the book, also in Spanish', () => {
    const rows = linesOfThisGame(interpretations).filter((line) => /^\| *(?!section)[A-Z]/.test(line))
    expect(rows.length).toBeGreaterThan(20)
    const { chapters } = bookOf('es', spanish, readingsIn(interpretations, 'es', inSpanish))
    const shown = chapters.flatMap(({ readings, sections }) => [
      ...readings,
      ...sections.flatMap((section) => section.readings)
    ])
    expect(shown.filter(({ language }) => language !== 'es')).toEqual([])
    expect(new Set(shown.map(({ question }) => question)).size).toBe(rows.length)
  })
})

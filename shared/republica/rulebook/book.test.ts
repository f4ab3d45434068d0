import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyRow } from '../../testing/every-row.ts'
import { gapsIn, wordsIn } from '../../words/rule-book.ts'
import { idsOf, numbersNamed, tellsNoNumber, textsOf } from '../../words/testing/rule-texts.ts'
import { chapters as english } from '../content/rules/en/index.ts'
import { chapters as spanish } from '../content/rules/es/index.ts'
import { readings as inSpanish } from '../content/rules/es-readings.ts'
import { sectionIds } from '../sections.ts'
import { bookOf, linesOfThisGame, readingsIn, sectionsIn } from './book.ts'
import { numbers } from './numbers.ts'

const root = join(import.meta.dirname, '../../..')
const interpretations = readFileSync(join(root, 'docs/interpretations.md'), 'utf8')

/** Every section that the game's code cites as a rule. */
function citedSections(): readonly string[] {
  const files = readdirSync(join(root, 'shared/republica'), { recursive: true, encoding: 'utf8' })
  const cited = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, 'shared/republica', file), 'utf8').matchAll(/rule(?:=|: )['"]([^'"]+)['"]/g)
    ])
    .map(([, section = '']) => section)
  return [...new Set(cited)]
}

const SECTIONS = /→1?\d|\b1?\d\.\d{1,3}\b/g

describe('the rules in our own words', () => {
  it('have the same sections in both languages, and a text for each section that the game cites', () => {
    expect(idsOf(spanish)).toEqual(idsOf(english))
    expect(idsOf(english)).toEqual(expect.arrayContaining([...sectionIds]))
    const cited = citedSections()
    expect(cited.length).toBeGreaterThan(20)
    expect(idsOf(english)).toEqual(expect.arrayContaining([...cited]))
  })

  it('name the same numbers in both languages, and the rules use each of them', () => {
    expect(numbersNamed(spanish)).toEqual(numbersNamed(english))
    everyRow(textsOf(english), String, ([, words]) => {
      for (const gap of gapsIn(words)) expect(numbers, gap).toHaveProperty([gap])
    })
  })

  it('contain no literal numbers, neither digits nor words', () => {
    everyRow(textsOf(english), String, ([, words]) => expect(words).toSatisfy(tellsNoNumber('en', SECTIONS)))
    everyRow(textsOf(spanish), String, ([, words]) => expect(words).toSatisfy(tellsNoNumber('es', SECTIONS)))
  })

  it('cite only existing sections and chapters', () => {
    const known = new Set(idsOf(english))
    everyRow([...textsOf(english), ...textsOf(spanish)], String, ([, words]) => {
      const named = [...words.matchAll(/→(1?\d)|\b(1?\d\.\d{1,3})\b/g)].map(
        ([, chapter, section]) => chapter ?? section ?? ''
      )
      expect(named.filter((id) => !known.has(id))).toEqual([])
    })
  })

  it('fill every gap, every chapter has its title, and sections stand in the order of print', () => {
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
      expect(chapters.flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual([...sectionIds])
    }
  })

  it('give the numbers of the rulebook', () => {
    expect(numbers).toMatchObject({
      'state.annual': 100,
      'state.war': 20,
      'income.leader': 3,
      'contribution.greatInfluence': 7,
      'persuasion.aligned': 7,
      'influence.dictator': 7,
      'victory.influence': 35,
      'victory.wars': 4,
      'units.most': 25
    })
  })
})

describe('our readings', () => {
  it('appear at each section that their row names', () => {
    expect(sectionsIn('9.411, 10.52')).toEqual(['9.411', '10.52'])
  })

  it('all appear in the book, also in Spanish', () => {
    const rows = linesOfThisGame(interpretations).filter((line) => /^\| *\d/.test(line))
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

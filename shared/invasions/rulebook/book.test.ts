import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyRow } from '../../testing/every-row.ts'
import { markOf } from '../../words/readings.ts'
import { gapsIn, wordsIn } from '../../words/rule-book.ts'
import { idsOf, numbersNamed, tellsNoNumber, textsOf } from '../../words/testing/rule-texts.ts'
import { chapters as english } from '../content/books/rules/en/index.ts'
import { chapters as spanish } from '../content/books/rules/es/index.ts'
import { readings as inSpanish } from '../content/books/rules/es/readings/index.ts'
import { specialRuleIds } from '../content/ids.ts'
import { specialRuleTexts } from '../content/special-rule-texts.ts'
import { bookOf } from './book.ts'
import { localizedSpecialRules } from './localized-special-rules.ts'
import { numbers } from './numbers.ts'
import { linesOfThisGame, readingsIn, sectionsIn } from './readings.ts'

const root = join(import.meta.dirname, '../../..')
const interpretations = readFileSync(join(root, 'docs/interpretations.md'), 'utf8')

/** The sections that the game's code cites as a rule, without the provenance of data and the letters on coins. */
function citedSections(): readonly string[] {
  const folders = ['shared/invasions', 'renderer/invasions']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  )
  const code = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\/content\/|\/world\/|\/testing\/|\/scene\/|\/rule-index|\/portrait/.test(file)
  )
  const cited = code.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /['"`]((?:X{0,3})(?:IX|IV|V?I{0,3})(?:\.[A-L])?)['"`]/g
      )
    ].map(([, section = '']) => section)
  )
  return [...new Set(cited)].filter((section) => section !== '').sort()
}

/** Words with a number in them that are no numbers of the rules. */
const NAMES = /2?D(2|6|10)\b|\bof 350\b|\bde 350\b/g
const isBare = { en: tellsNoNumber('en', NAMES), es: tellsNoNumber('es', NAMES) }

describe('the rules in our own words', () => {
  it('have the same sections in both languages', () => {
    expect(idsOf(spanish)).toEqual(idsOf(english))
  })

  it('have a text for every section that the game cites', () => {
    const cited = citedSections()
    expect(cited.length).toBeGreaterThan(120)
    const known = new Set(idsOf(english))
    expect(cited.filter((section) => !known.has(section))).toEqual([])
  })

  it('name the same numbers in both languages, and the rules use each of them', () => {
    expect(numbersNamed(spanish)).toEqual(numbersNamed(english))
    const all = [...textsOf(english), ...textsOf(spanish)]
    everyRow(all, String, ([, words]) => {
      for (const gap of gapsIn(words)) expect(numbers, gap).toHaveProperty([gap])
    })
  })

  it('contain no literal numbers, neither digits nor words', () => {
    everyRow(textsOf(english), String, ([, words]) => expect(words).toSatisfy(isBare.en))
    everyRow(textsOf(spanish), String, ([, words]) => expect(words).toSatisfy(isBare.es))
  })

  it('cite only existing sections and chapters', () => {
    const known = new Set(idsOf(english))
    everyRow([...textsOf(english), ...textsOf(spanish)], String, ([, words]) => {
      const named = [...words.matchAll(/→([IVX]+)|\b([IVX]+\.[A-Z])\b/g)].map(
        ([, chapter, section]) => chapter ?? section ?? ''
      )
      expect(named.filter((id) => !known.has(id))).toEqual([])
    })
  })

  it('fill every gap and every table', () => {
    for (const [language, texts] of [
      ['en', english],
      ['es', spanish]
    ] as const) {
      const { chapters } = bookOf(language, texts, readingsIn(interpretations))
      const blocks = chapters.flatMap(({ intro, sections }) => [...intro, ...sections.flatMap((s) => s.text)])
      everyRow(blocks, JSON.stringify, (block) => {
        for (const words of wordsIn(block)) expect(words).not.toMatch(/[{}]|undefined|NaN|Infinity/)
        if (typeof block !== 'string' && 'rows' in block) expect(block.rows.length).toBeGreaterThan(0)
      })
    }
  })
})

describe('the special rules of nations', () => {
  it('contain no literal numbers, and name the same ones in both languages, which the rules use', () => {
    everyRow(
      specialRuleTexts,
      ({ id }) => id,
      ({ en, es }) => {
        expect(en).toSatisfy(isBare.en)
        expect(es).toSatisfy(isBare.es)
        expect(gapsIn(es).toSorted()).toEqual(gapsIn(en).toSorted())
        for (const gap of gapsIn(en)) expect(numbers, gap).toHaveProperty([gap])
      }
    )
  })

  it('fill every gap', () => {
    for (const language of ['en', 'es'] as const) {
      const said = localizedSpecialRules(specialRuleIds, language)
      expect(said).toHaveLength(specialRuleTexts.length)
      everyRow(
        said,
        ({ id }) => id,
        ({ text }) => expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity/)
      )
    }
    const [leaking] = localizedSpecialRules(['leaking-treasury'], 'en')
    expect(leaking?.text).toContain('⅔')
  })
})

describe('our readings', () => {
  it('appear at each section that their row names', () => {
    expect(sectionsIn('XII.B-C, III.G')).toEqual(['XII.B', 'XII.C', 'III.G'])
    expect(sectionsIn('XX ex. 3, published aid')).toEqual(['XX'])
    expect(sectionsIn('VIII.C (Persian B)')).toEqual(['VIII.C'])
  })

  it('appear in the language of the reader, except a reading that changed since its translation', () => {
    const row = (reading: string) => `# Invasions\n| XX.A | Who? | ${reading} | Why. |`
    const translations = { [markOf('Who?', 'Nobody.')]: ['¿Quién?', 'Nadie.'] } as const
    const shown = (reading: string) => readingsIn(row(reading), 'es', translations).get('XX.A')
    expect(shown('Nobody.')).toEqual([{ question: '¿Quién?', reading: 'Nadie.', why: '', language: 'es' }])
    expect(shown('All.')).toMatchObject([{ question: 'Who?', reading: 'All.', language: 'en' }])
  })

  it('are mostly translated into Spanish', () => {
    const shown = [...readingsIn(interpretations, 'es', inSpanish).values()].flat()
    const told = shown.filter(({ language }) => language === 'es')
    expect(told.length / shown.length).toBeGreaterThan(0.85)
  })

  it('all appear in the book', () => {
    const rows = linesOfThisGame(interpretations).filter((line) => /^\| *[IVX]/.test(line))
    const { chapters } = bookOf('en', english, readingsIn(interpretations))
    const shown = chapters.flatMap(({ readings, sections }) => [
      ...readings,
      ...sections.flatMap((section) => section.readings)
    ])
    const questions = new Set(shown.map(({ question }) => question))
    // The texts of the rules have no chapters on components and the gazetteer.
    const lost = rows.filter((row) => {
      const [, section = '', question = ''] = row.split('|').map((cell) => cell.trim())
      return !questions.has(question) && !/^(I|II|XXXII|XXXIII|XXXIV)\b/.test(section)
    })
    expect(lost).toEqual([])
  })
})

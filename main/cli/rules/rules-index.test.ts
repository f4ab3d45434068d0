import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ruleIndex } from '#shared/invasions/rule-index.ts'
import { everyRow } from '#shared/testing/every-row.ts'
import { marksOfTheTree, marksReader, placesOf } from './rules-index.ts'

const marksIn = marksReader(ruleIndex)

it('leaves no tag of the tree without what it belongs to, and none without a section', () => {
  expect(marksOfTheTree(ruleIndex).problems).toEqual([])
})

it('finds every doc comment of the rules that opens with a section', () => {
  const rules = join(import.meta.dirname, '../../../shared/invasions/rules')
  const files = globSync('**/*.ts', { cwd: rules }).filter((file) => !file.endsWith('.test.ts'))
  const found = files.map((file) => {
    const code = readFileSync(join(rules, file), 'utf8')
    const opened = code.match(/\/\*\*[\s*]*[IVX]+\.[A-Z]\b/g) ?? []
    const marks = marksIn(file, code).marks.filter(({ tags: [first] }) => first?.includes('.'))
    return { file, lost: opened.length - marks.length }
  })
  expect(found.filter(({ lost }) => lost !== 0)).toEqual([])
})

it('reports a lost tag and an unknown section with file and line', () => {
  expect(marksIn('a.ts', '\n/** XX.A */\n').problems).toEqual([
    'a.ts:2: XX.A stands before nothing that has a name'
  ])
  expect(marksIn('a.ts', '/** XX.Z: no */ const a = 1').problems).toEqual([
    'a.ts:1 a: the rulebook has no section XX.Z'
  ])
})

it('reads the sections from the names of tests, in tables too', () => {
  const code = [
    "it('XVIII.E six units overrun one, see XX.L', () => {})",
    "it('nothing', () => {})",
    "it.each([['a', (b) => b(1)]])('XX.L %s', () => {})",
    "other.it('XX.A no test')"
  ].join('\n')
  const { marks } = marksIn('a.test.ts', code)
  expect(placesOf(marks, 'XVIII.E').tests).toEqual(['a.test.ts:1 XVIII.E six units overrun one, see XX.L'])
  expect(placesOf(marks, 'XX.L').tests).toEqual(['a.test.ts:3 XX.L %s'])
  expect(placesOf(marks, 'XX.A').tests).toEqual([])
})

it('leads from the README of the game to files that bear the chapter', () => {
  const folder = join(import.meta.dirname, '../../../shared/invasions')
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| ([IVX]+) \|.*$/gm)
  const { marks } = marksOfTheTree(ruleIndex)
  everyRow(
    [...rows],
    ([, chapter = '']) => chapter,
    ([row, chapter = '']) => {
      const files = [...row.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => `shared/invasions/${file}`)
      expect(files.length).toBeGreaterThan(0)
      const bearing = new Set(
        marks
          .filter(({ tags }) => tags.some((tag) => tag.startsWith(`${chapter}.`)))
          .map(({ place }) => place.split(':')[0])
      )
      expect(files.filter((file) => !bearing.has(file))).toEqual([])
    }
  )
})

it('finds the battle, the pools, the retreat, the interception and the stance', () => {
  const { marks } = marksOfTheTree(ruleIndex)
  const well = {
    'XX.A': 'fightBattle',
    'XX.F': 'battlePool',
    'XX.L': 'retreat',
    'XIX.A': 'intercept',
    'XII.D': 'stance'
  }
  everyRow(Object.entries(well), String, ([section, name]) => {
    expect(placesOf(marks, section).functions.map((place) => place.split(' ')[1])).toContain(name)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ruleIndex } from '#shared/invasions/rule-index.ts'
import { everyRow } from '#shared/testing/every-row.ts'
import { fileTagReader, readTagIndex } from './tag-index.ts'
import { placesOf } from './tagged-places.ts'

const tagsIn = fileTagReader(ruleIndex)
const tree = readTagIndex(ruleIndex)

it('finds for every tag of the tree a declaration and a section of the rulebook', () => {
  expect(tree.problems).toEqual([])
})

it('finds every doc comment of the rules that opens with a section', () => {
  const rules = join(import.meta.dirname, '../../../shared/invasions/rules')
  const files = globSync('**/*.ts', { cwd: rules }).filter((file) => !file.endsWith('.test.ts'))
  const found = files.map((file) => {
    const code = readFileSync(join(rules, file), 'utf8')
    const opened = code.match(/\/\*\*[\s*]*[IVX]+\.[A-Z]\b/g) ?? []
    const tagged = tagsIn(file, code).places.filter(({ tags: [first] }) => first?.includes('.'))
    return { file, lost: opened.length - tagged.length }
  })
  expect(found.filter(({ lost }) => lost !== 0)).toEqual([])
})

it('reports a lost tag and an unknown section with file and line', () => {
  expect(tagsIn('a.ts', '\n/** XX.A */\n').problems).toEqual([
    'a.ts:2: XX.A stands before nothing that has a name'
  ])
  expect(tagsIn('a.ts', '/** XX.Z: no */ const a = 1').problems).toEqual([
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
  const found = tagsIn('a.test.ts', code)
  expect(placesOf(found, 'XVIII.E').tests).toEqual(['a.test.ts:1 XVIII.E six units overrun one, see XX.L'])
  expect(placesOf(found, 'XX.L').tests).toEqual(['a.test.ts:3 XX.L %s'])
  expect(placesOf(found, 'XX.A').tests).toEqual([])
})

it('the README of the game links each chapter to files tagged with it', () => {
  const folder = join(import.meta.dirname, '../../../shared/invasions')
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| ([IVX]+) \|.*$/gm)
  everyRow(
    [...rows],
    ([, chapter = '']) => chapter,
    ([row, chapter = '']) => {
      const files = [...row.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => `shared/invasions/${file}`)
      expect(files.length).toBeGreaterThan(0)
      const taggedFiles = new Set(
        tree.places
          .filter(({ tags }) => tags.some((tag) => tag.startsWith(`${chapter}.`)))
          .map(({ place }) => place.split(':')[0])
      )
      expect(files.filter((file) => !taggedFiles.has(file))).toEqual([])
    }
  )
})

it('finds the battle, the pools, the retreat, the interception and the stance', () => {
  const landmarks = {
    'XX.A': 'fightBattle',
    'XX.F': 'battlePool',
    'XX.L': 'retreat',
    'XIX.A': 'intercept',
    'XII.D': 'stance'
  }
  everyRow(Object.entries(landmarks), String, ([section, name]) => {
    expect(placesOf(tree, section).functions.map((place) => place.split(' ')[1])).toContain(name)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { sideIds } from '#shared/invasions/content/ids.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { mapContent } from './map-content.ts'
import { sideLooks } from './side-looks.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const words = createInvasionsTranslator('en')
const view = Match.begin(invasions, invasions.readOptions({}), 'map').view('goths')
const { facts, modes, glyphs, sides, stacks } = mapContent(view, 'base', words)
const drawing: MapDrawing = JSON.parse(readFileSync(join(root, 'assets/map/drawing.json'), 'utf8'))
const drawn = new Set([...drawing.provinces, ...drawing.seas].map(({ id }) => id))

test('every unit on the map is in exactly one stack, and every stack is drawn somewhere', () => {
  const shown = stacks
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'unit')
    .reduce((sum, { count = 1 }) => sum + count, 0)
  const there = Object.values(view.units).filter(({ at }) => at !== 'reserve' && at !== 'removed')
  expect(shown).toBe(there.length)
  expect(shown).toBeGreaterThan(50)
  expect(stacks.map(({ province }) => province).filter((place) => !drawn.has(place))).toEqual([])
})

test('every item belongs to a side the map knows', () => {
  const unknown = stacks.flatMap(({ items }) => items.filter(({ side }) => !(side in sides)))
  expect(unknown).toEqual([])
})

test('every counter and every mark has its drawing', () => {
  const named = [
    ...stacks.flatMap(({ items }) => items.map(({ glyph }) => glyph)),
    ...Object.values(facts.provinces).flatMap(({ marks }) => marks.map(({ glyph }) => glyph))
  ]
  expect(named.filter((glyph) => !(glyph in glyphs))).toEqual([])
  expect(new Set(named)).toContain('granary')
})

test('the notes on a province have its terrain, its income and its city', () => {
  const { notes, coin } = facts.provinces.thracia ?? {}
  expect(coin).toBe('2')
  expect(notes).toEqual([
    { label: 'Terrain', value: 'Plain' },
    { label: 'Income', value: '2' },
    { label: 'City', value: 'Constantinopolis, level 3, walled, port (Propontis)' }
  ])
})

test('each colouring has a swatch for every key it uses', () => {
  for (const { colouring } of modes) {
    if (colouring.kind === 'terrain') continue
    const keys = colouring.kind === 'wash' ? colouring.swatches : colouring.steps
    expect(Object.keys(colouring.provinces).length).toBeGreaterThan(0)
    expect(Object.values(colouring.provinces).filter((key) => !(key in keys))).toEqual([])
  }
  expect(modes.map(({ id }) => id)).toEqual([
    'political',
    'nations',
    'terrain',
    'income',
    'religion',
    'objectives'
  ])
})

test('a razed city is a site, and a city that stands has its level of now', () => {
  const [first] = Object.keys(view.cities)
  if (!first) throw new Error('no city stands')
  const razed = { ...view, cities: {} }
  expect(facts.provinces[first]?.city?.level).toBeGreaterThan(0)
  expect(mapContent(razed, 'base', words).facts.provinces[first]?.city?.level).toBe(0)
})

test('the sides have the same colours on the map as around it', () => {
  const css = readFileSync(join(root, 'renderer/invasions/sides/sides.css'), 'utf8')
  for (const side of sideIds) {
    const light = new RegExp(`side--${side} \\{\\s+--side: light-dark\\((#\\w{6})`).exec(css)?.[1]
    expect(sideLooks[side].colour).toBe(light)
  }
  expect(new Set(sideIds.map((side) => sideLooks[side].pattern)).size).toBe(sideIds.length)
  expect(new Set(sideIds.map((side) => sideLooks[side].shape)).size).toBe(sideIds.length)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { colouringsOf } from './map-colourings.ts'
import { factsOf } from './map-facts-now.ts'
import { mapSides, sideLooks } from './map-sides.ts'
import { stacksOf } from './map-stacks.ts'
import { SIDES } from './sides.ts'
import { invasionsSpeaker } from './words.ts'

const root = join(import.meta.dirname, '..', '..')
const words = invasionsSpeaker('en')
const view = Match.begin(invasions, invasions.readOptions({}), 'map').view('goths')
const drawing: MapDrawing = JSON.parse(readFileSync(join(root, 'assets/map/drawing.json'), 'utf8'))
const drawn = new Set([...drawing.provinces, ...drawing.seas].map(({ id }) => id))

test('every unit on the map is in exactly one stack, and every stack is drawn somewhere', () => {
  const stacks = stacksOf(view, words)
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
  const sides = mapSides(words)
  const unknown = stacksOf(view, words).flatMap(({ items }) => items.filter(({ side }) => !(side in sides)))
  expect(unknown).toEqual([])
})

test('each colouring has a swatch for every key it uses', () => {
  for (const { swatches, provinces } of Object.values(colouringsOf(view, words))) {
    expect(Object.keys(provinces).length).toBeGreaterThan(0)
    expect(Object.values(provinces).filter((key) => !(key in swatches))).toEqual([])
  }
})

test('a razed city is a site, and a city that stands has its level of now', () => {
  const [first] = Object.keys(view.cities)
  if (!first) throw new Error('no city stands')
  const razed = { ...view, cities: {} }
  expect(factsOf(view, 'base').provinces[first]?.city?.level).toBeGreaterThan(0)
  expect(factsOf(razed, 'base').provinces[first]?.city?.level).toBe(0)
})

test('the sides have the same colours on the map as around it', () => {
  const css = readFileSync(join(root, 'renderer/invasions/invasions.css'), 'utf8')
  for (const side of SIDES) {
    const light = new RegExp(`side--${side} \\{\\s+--side: light-dark\\((#\\w{6})`).exec(css)?.[1]
    expect(sideLooks[side].colour).toBe(light)
  }
  expect(new Set(SIDES.map((side) => sideLooks[side].pattern)).size).toBe(SIDES.length)
  expect(new Set(SIDES.map((side) => sideLooks[side].shape)).size).toBe(SIDES.length)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { warIds } from '#shared/republica/content/ids.ts'
import { landIds, mapPlaceIds, placeOfWar } from './places.ts'

const drawing: MapDrawing = JSON.parse(readFileSync(new URL('drawing.json', import.meta.url), 'utf8'))

test('the drawing has every province and land, and nothing else', () => {
  expect(drawing.provinces.map(({ id }) => id).toSorted()).toEqual([...mapPlaceIds].toSorted())
})

test('every war has a place on the map, and risings are in their provinces', () => {
  for (const war of warIds) expect(mapPlaceIds, war).toContain(placeOfWar(war))
  expect(placeOfWar('rising-asia')).toBe('asia')
  expect(warIds.filter((war) => placeOfWar(war) === 'italia')).toEqual(['gladiator-revolt', 'social'])
  expect(landIds).toContain(placeOfWar('jugurthine'))
})

import { describe, expect, test } from 'vitest'
import { tinyDrawing } from '../testing/tiny-world.ts'
import { contains, hitTester } from './hit-test.ts'
import { neighbourTowards, readingOrder } from './keyboard-navigation.ts'
import { decodeDrawing, neighboursOf } from './map-model.ts'

const model = decodeDrawing(tinyDrawing)
const isBase = ({ extent }: { readonly extent: string }) => extent === 'base'

describe('a decoded drawing', () => {
  test('rings are joined from shared arcs, forwards and backwards', () => {
    expect(model.provinces.map(({ area }) => area)).toEqual([10_000, 10_000, 10_000])
    expect(model.byId.get('bay')?.bounds).toEqual({ minX: 0, minY: 100, maxX: 200, maxY: 200 })
    expect(model.typicalSize).toBe(100)
  })

  test('an arc has the shapes on both of its sides', () => {
    expect(model.arcOwners[2]?.map(({ id }) => id)).toEqual(['ash', 'birch'])
    expect(model.arcOwners[1]?.map(({ id }) => id)).toEqual(['ash', 'bay'])
  })

  test('a point is in the province around it, or in the sea', () => {
    const hits = hitTester(model, () => true)
    for (const { id, label } of [...model.provinces, ...model.seas]) {
      expect(hits.at(label?.at[0] ?? 0, label?.at[1] ?? 0, 0)?.id).toBe(id)
    }
    const ash = model.byId.get('ash')
    expect(ash && contains(ash, 99, 50)).toBe(true)
    expect(ash && contains(ash, 101, 50)).toBe(false)
  })

  test('shapes that are not on this map are not hit', () => {
    expect(hitTester(model, isBase).at(250, 50, 0)).toBeNull()
  })
})

describe('keyboard navigation', () => {
  test('goes to the neighbour in a direction, and stays if there is none', () => {
    const neighbours = neighboursOf(model, 'east')
    expect(neighbourTowards(model, neighbours, 'birch', 'left')).toBe('ash')
    expect(neighbourTowards(model, neighbours, 'birch', 'right')).toBe('cedar')
    expect(neighbourTowards(model, neighbours, 'birch', 'up')).toBeNull()
    expect(neighbourTowards(model, neighbours, 'nowhere', 'up')).toBeNull()
  })

  test('crosses straits, and no border that is not on this map', () => {
    expect(neighboursOf(model, 'east').get('ash')).toEqual(['birch', 'cedar'])
    expect(neighboursOf(model, 'base').get('birch')).toEqual(['ash'])
  })

  test('orders provinces from west to east', () => {
    expect(readingOrder(model, () => true)).toEqual(['ash', 'birch', 'cedar'])
    expect(readingOrder(model, isBase)).toEqual(['ash', 'birch'])
  })
})

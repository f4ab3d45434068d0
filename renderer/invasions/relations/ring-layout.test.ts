import { expect, test } from 'vitest'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { RelationSummary } from '#shared/invasions/queries/relations/relation-summary.ts'
import { arcBetween, arcMiddle, ringLayout } from './ring-layout.ts'

const relation = (parties: RelationSummary['parties']): RelationSummary => ({
  kind: 'foedus',
  parties,
  gold: [0, 0],
  points: [0, 0],
  mercenary: null,
  provinces: [],
  since: 1,
  passes: false,
  ends: []
})

test('every nation with a relation is in the ring once, beside the others of its side', () => {
  const ring = ringLayout([
    relation(['romans', 'visigoths']),
    relation(['byzantines', 'gepids']),
    relation(['romans', 'franks'])
  ])
  const nations = ring.map(({ nation }) => nation)
  expect(new Set(nations)).toEqual(new Set(['romans', 'byzantines', 'visigoths', 'gepids', 'franks']))
  expect(nations).toHaveLength(5)
  const sides = nations.map(sideOf)
  const blocks = sides.filter((side, index) => side !== sides[index - 1])
  expect(new Set(blocks).size).toBe(blocks.length)
})

test('the sign of a relation lies on its arc', () => {
  const [one, other] = ringLayout([relation(['romans', 'visigoths'])])
  if (!one || !other) throw new Error('no ring')
  expect(arcBetween(one, other)).toMatch(/^M.+Q.+/)
  const { x, y } = arcMiddle(one, other)
  expect([x, y].map(Math.round).map(Math.abs)).toEqual([0, 0])
})

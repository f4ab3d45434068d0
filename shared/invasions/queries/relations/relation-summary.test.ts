import { expect, test } from 'vitest'
import { replaceRelations } from '../../rules/relations/relation-list.ts'
import type { Relation } from '../../state.ts'
import { opening, put } from '../../testing/position.ts'
import { relationSummaries } from './relation-summary.ts'

const foedus: Relation = {
  kind: 'foedus',
  federator: 'romans',
  federate: 'visigoths',
  provinces: ['carnuntum', 'noricum'],
  since: 4,
  mercenary: null
}

function bondOf(tie: Relation, turn = 5) {
  const state = opening({ turn })
  replaceRelations(state, [tie])
  const [bond] = relationSummaries(state)
  if (!bond) throw new Error('there is no bond')
  return { ...bond, ways: bond.ends.map(({ way }) => way) }
}

test('XXVIII.D, XXVIII.E: a Foedus costs its federator 3 gold and brings the federate 3 gold and 3 points', () => {
  expect(bondOf(foedus)).toMatchObject({
    parties: ['romans', 'visigoths'],
    gold: [-3, 3],
    points: [0, 3],
    provinces: ['carnuntum', 'noricum'],
    passes: false
  })
})

test('XXVIII.G: a federate may leave freely in the turn after the Foedus, later only by a check', () => {
  expect(bondOf(foedus, 5).ways).toContain('free-to-go')
  expect(bondOf(foedus, 6).ways).not.toContain('free-to-go')
  expect(bondOf(foedus, 6).ways).toContain('check-passed')
})

test('XXIX.E, XXIX.G: a vassal pays 1 gold, and rebels against Nomads only', () => {
  const vassal = (suzerain: 'huns' | 'persians'): Relation => ({
    kind: 'vassal',
    suzerain,
    vassal: 'gepids',
    since: 4,
    mercenary: null
  })
  expect(bondOf(vassal('huns'))).toMatchObject({ gold: [1, -1], points: [0, 0] })
  expect(bondOf(vassal('huns')).ways).toContain('rebellion')
  expect(bondOf(vassal('persians')).ways).not.toContain('rebellion')
})

test('XXVII.A, XXX.B: a client pays its tribute, an inactive one without a treasury; a client of one turn expires', () => {
  const client: Relation = { kind: 'client', patron: 'byzantines', client: 'armenians', tribute: 2, since: 1 }
  expect(bondOf(client)).toMatchObject({ gold: [2, 0], passes: false })
  expect(bondOf({ ...client, client: 'britons' })).toMatchObject({ gold: [2, -2] })
  expect(bondOf(client).ways).not.toContain('expired')
  expect(bondOf({ ...client, until: 'turn-end' })).toMatchObject({ passes: true })
})

test('XXVIII.C: the mercenary is told as long as he serves', () => {
  const state = opening({ turn: 5 })
  const [unit] = put(state, 'visigoths', 'infantry', 'latium', 1, { controller: 'romans' })
  if (!unit) throw new Error('no unit')
  replaceRelations(state, [{ ...foedus, mercenary: unit }])
  expect(relationSummaries(state)[0]?.mercenary).toBe(unit)
  replaceRelations(state, [{ ...foedus, mercenary: 'nobody' }])
  expect(relationSummaries(state)[0]?.mercenary).toBeNull()
})

test('loans of single units are no bonds', () => {
  const state = opening({ turn: 5 })
  replaceRelations(state, [{ kind: 'loan', lender: 'huns', borrower: 'romans', unit: 'huns-1', since: 5 }])
  expect(relationSummaries(state)).toEqual([])
})

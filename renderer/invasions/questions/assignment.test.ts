import { describe, expect, test } from 'vitest'
import type { Field } from '#shared/engine/decision.ts'
import { Match } from '#shared/engine/match.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import type { Draft } from '../../table/decision/draft.ts'
import {
  type Assignment,
  deploymentAssignment,
  nextPieceFor,
  placeRemaining,
  settlementAssignment
} from './assignment.ts'
import { mapChoiceOf } from './map-choice.ts'

const view = Match.begin(invasions, invasions.readOptions({}), 'muster').view('persians')
const empty: Draft = { decision: 7, option: null, values: {} }
const options = <Key extends string>(...keys: Key[]) =>
  keys.map((key) => ({ key, label: { key: 'option.place' }, place: key }))
const one = (name: string, ...places: ProvinceId[]): Field<string, ProvinceId> => ({
  field: 'one',
  name,
  label: { key: 'field.deploy' },
  options: options(...places)
})

type Deployment = Parameters<typeof deploymentAssignment>[0]
const deployment: Deployment = {
  number: 7,
  side: 'persians',
  kind: 'deploy-purchases',
  rule: 'XV.B',
  prompt: { key: 'prompt.deploy-purchases' },
  about: {
    nation: 'persians',
    units: [
      { unit: 'guard', kind: 'guard' },
      { unit: 'foot-1', kind: 'infantry' },
      { unit: 'foot-2', kind: 'infantry' }
    ],
    room: { chaldea: 1, susiana: 3 }
  },
  body: {
    type: 'form',
    fields: [
      one('guard', 'chaldea'),
      one('foot-1', 'chaldea', 'susiana'),
      one('foot-2', 'chaldea', 'susiana')
    ]
  }
}
const deployed = (draft: Draft): Assignment => deploymentAssignment(deployment, draft)
const lit = (draft: Draft, held: string | null = null) =>
  mapChoiceOf(view, deployment, draft, held)?.targets.map(({ place, look, note }) => [place, look, note])

describe('XV.B: purchased units are deployed on the map', () => {
  test('a click on a place puts the next fitting unit there, as long as there is room', () => {
    expect(nextPieceFor(deployed(empty), null, 'susiana')).toBe('foot-1')
    expect(nextPieceFor(deployed(empty), 'foot-2', 'susiana')).toBe('foot-2')
    expect(nextPieceFor(deployed(empty), 'guard', 'susiana')).toBe('foot-1')
    const full = deployed(empty).put(empty, 'guard', 'chaldea')
    expect(deployed(full).places.get('chaldea')).toBe(0)
    expect(nextPieceFor(deployed(full), 'foot-1', 'chaldea')).toBeNull()
  })

  test('only places with room for the selected unit are highlighted, and those chosen show how many', () => {
    expect(lit(empty, 'guard')).toEqual([['chaldea', 'plain', undefined]])
    const placed = deployed(empty).put(empty, 'foot-1', 'susiana')
    expect(lit(placed)).toEqual([
      ['chaldea', 'plain', undefined],
      ['susiana', 'way', '+1']
    ])
  })

  test('a unit is taken back, or goes elsewhere', () => {
    const placed = deployed(empty).put(empty, 'foot-1', 'susiana')
    expect(deployed(placed).put(placed, 'foot-1', null).values).toEqual({})
    expect(deployed(placed).put(placed, 'foot-1', 'chaldea').values).toEqual({ 'foot-1': 'chaldea' })
  })

  test('the remaining units are placed, where they are wanted first', () => {
    const filled = placeRemaining(deployed, empty, ['chaldea'])
    expect(filled.values).toEqual({ guard: 'chaldea', 'foot-1': 'susiana', 'foot-2': 'susiana' })
  })
})

type Settlement = Parameters<typeof settlementAssignment>[0]
const list = <Name extends 'first' | 'second'>(name: Name, max: number): Field<Name, string> => ({
  field: 'many',
  name,
  label: { key: 'field.to-province' },
  options: options('a', 'b', 'c'),
  min: 0,
  max
})
const settlement: Settlement = {
  number: 8,
  side: 'goths',
  kind: 'settle-foedus',
  rule: 'XXVIII.B',
  prompt: { key: 'prompt.settle-foedus' },
  about: {
    federator: 'romans',
    federate: 'visigoths',
    provinces: ['helvetia', 'rhodanus'],
    room: [2, 1],
    least: 3
  },
  body: { type: 'form', fields: [list('first', 2), list('second', 1)] }
}

test('XXVIII.B: who settles in one province is no longer in the other', () => {
  const draft: Draft = { decision: 8, option: null, values: { first: ['a', 'b'], second: [] } }
  const moved = settlementAssignment(settlement, draft).put(draft, 'a', 'rhodanus')
  expect(moved.values).toEqual({ first: ['b'], second: ['a'] })
  expect([...settlementAssignment(settlement, moved).places]).toEqual([
    ['helvetia', 1],
    ['rhodanus', 0]
  ])
  expect(nextPieceFor(settlementAssignment(settlement, moved), null, 'helvetia')).toBe('c')
})

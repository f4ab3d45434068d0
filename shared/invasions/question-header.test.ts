import { expect, it } from 'vitest'
import { sideOf } from './catalogue.ts'
import { questionFor } from './question-header.ts'

it('asks the side that plays the nation, on behalf of the nation', () => {
  expect(questionFor('franks', 'flee', 'XIX.B')).toEqual({
    side: sideOf('franks'),
    kind: 'flee',
    rule: 'XIX.B',
    actor: 'franks'
  })
})

it('keeps the order of the fields, with and without what the question is about', () => {
  const about = { lender: 'huns', friend: 'franks', zone: 'mare_adriaticum', pieces: [] } as const
  expect(Object.keys(questionFor('huns', 'carry-friends', 'XXV.D'))).toEqual([
    'side',
    'kind',
    'rule',
    'actor'
  ])
  expect(Object.entries(questionFor('huns', 'carry-friends', 'XXV.D', about))).toEqual([
    ['side', sideOf('huns')],
    ['kind', 'carry-friends'],
    ['about', about],
    ['rule', 'XXV.D'],
    ['actor', 'huns']
  ])
})

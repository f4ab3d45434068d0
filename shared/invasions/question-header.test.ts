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

it('keeps the order of the fields in which inquiries have always been sent', () => {
  expect(Object.keys(questionFor('huns', 'retreat', 'XX.L'))).toEqual(['side', 'kind', 'rule', 'actor'])
})

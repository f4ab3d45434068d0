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

it('adds what the question is about, if it is given', () => {
  const about = { lender: 'huns', friend: 'franks', zone: 'mare_adriaticum', pieces: [] } as const
  expect(questionFor('huns', 'carry-friends', 'XXV.D', about)).toEqual({
    ...questionFor('huns', 'carry-friends', 'XXV.D'),
    about
  })
})

import { expect, test } from 'vitest'
import type { CardMoment } from '#shared/invasions/card-rules.ts'
import { markupIn } from '../../testing/markup.tsx'
import { MomentSubject } from './moment-subject.tsx'

const markup = await markupIn('invasions')

function textOf(moment: CardMoment): string {
  const page = markup(<MomentSubject moment={moment} />)
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('X.B a question after a roll shows whose it is, what it needed, what it did, and what another promises', () => {
  const shown = textOf({
    window: 'any-roll',
    roll: {
      type: 'roll',
      reason: 'interception',
      rule: 'XIX.A',
      faces: 10,
      dice: [2],
      modifiers: [{ amount: -1, rule: 'XIX.A', why: 'range' }],
      total: 1,
      actor: 'byzantines',
      place: 'rhagae'
    }
  })
  expect(shown).toContain('Byzantines')
  expect(shown).toContain('Rhagae')
  expect(shown).toContain('2, needed 7: too late')
  expect(shown).toContain('40 %')
})

test('X.B a question after an even check says so', () => {
  const shown = textOf({
    window: 'any-roll',
    roll: {
      type: 'roll',
      reason: 'leader-survives',
      rule: 'XX.J',
      faces: 10,
      dice: [5],
      modifiers: [],
      total: 5,
      actor: 'huns'
    }
  })
  expect(shown).toContain('an even number was needed: he falls')
  expect(shown).toContain('50 %')
})

test('X.B a question after an event shows its card', () => {
  expect(textOf({ window: 'event-played', event: 'forced-march' })).toContain('2 more steps')
})

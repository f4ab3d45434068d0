import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answer, option, passAll, playFrom, position } from '#shared/byzantion/testing/position.ts'
import { eventSentence } from '../event-sentence.ts'
import { createByzantionTranslator } from '../i18n/byzantion-translator.ts'
import { PendingStack } from './pending-stack.tsx'

/** The Greens turn a vote of the Blues, who cancel that. */
function cancelled() {
  const match = playFrom(
    position({
      phase: 'events',
      event: 'the-academy-of-athens',
      positions: { labarum: 'blues', chalice: 'greens', robes: 'reds' },
      seats: {
        blues: { goods: { auctoritas: 4, nomismata: 9 }, hand: ['interdict'] },
        greens: { goods: { nomismata: 9 }, hand: ['purple-alignment'] }
      }
    }),
    { task: 'vote' }
  )
  answer(match, 'blues', option({ do: 'vote', option: 'first', auctoritas: 3 }))
  answer(match, 'greens', option('purple-alignment'))
  return match
}

test('intrigue lies open with who played it until it is settled', () => {
  const match = cancelled()
  const page = renderToStaticMarkup(<PendingStack view={match.view('reds')} />)
  expect(page.match(/byz-pending__card/g)).toHaveLength(1)
  expect(page).toContain('card-frame--brief')
})

test('a cancelled intrigue is told in both languages', () => {
  const match = cancelled()
  const events = [...answer(match, 'blues', option('interdict')), ...passAll(match)]
  const event = events.find(({ type }) => type === 'intrigue-cancelled')
  if (!event) throw new Error('nothing was cancelled')
  for (const language of ['en', 'es'] as const) {
    const said = createByzantionTranslator(language).say(eventSentence(event).message)
    expect(said).toContain(createByzantionTranslator(language).name('card', 'purple-alignment'))
  }
  expect(match.state.votes[0]?.option).toBe('first')
  expect(renderToStaticMarkup(<PendingStack view={match.view('reds')} />)).toBe('')
})

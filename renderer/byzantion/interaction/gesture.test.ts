import { describe, expect, it } from 'vitest'
import { answer, option, playFrom, position } from '#shared/byzantion/testing/position.ts'
import { type Gesture, meaningOf } from './gesture.ts'

/** The Blues have a hero, a card that they can pay for and one that they cannot. */
function turn() {
  return playFrom(
    position({
      seats: {
        blues: {
          goods: { nomismata: 5, auctoritas: 3, lapis: 1 },
          hand: ['sleepless-monks', 'belisarius'],
          area: [['narses']]
        }
      },
      market: ['fides', 'civicus']
    }),
    { task: 'turn', side: 'blues' }
  )
}

function meaning(match: ReturnType<typeof turn>, gesture: Gesture) {
  return meaningOf({ view: match.view('blues'), decision: match.decisionFor('blues') }, gesture)
}

describe('what a gesture means', () => {
  it.each([
    { gesture: { on: 'hand', card: 'sleepless-monks' }, action: 'play' },
    { gesture: { on: 'bandon', front: 'narses' }, action: 'activate' },
    { gesture: { on: 'buy', resource: 'fides' }, action: 'buy' },
    { gesture: { on: 'sell', resource: 'lapis' }, action: 'sell' },
    { gesture: { on: 'deck' }, action: 'draw' }
  ] as const)('in his turn $gesture declares: $action', ({ gesture, action }) => {
    expect(meaning(turn(), gesture)).toEqual({
      kind: 'answer',
      answer: { option: { do: 'act', action } },
      next: gesture
    })
  })

  it('a card that is too dear says what it costs', () => {
    expect(meaning(turn(), { on: 'hand', card: 'belisarius' })).toMatchObject({
      kind: 'refused',
      reason: { key: 'ui.too-dear', params: { available: 5 } }
    })
  })

  it('a card is discarded at once', () => {
    expect(meaning(turn(), { on: 'discard', card: 'belisarius' })).toMatchObject({
      kind: 'answer',
      answer: { option: { do: 'discard', card: 'belisarius' } }
    })
  })

  it('the declared action takes the gesture that declared it', () => {
    const match = turn()
    answer(match, 'blues', option({ do: 'act', action: 'play' }))
    expect(meaning(match, { on: 'hand', card: 'sleepless-monks' })).toMatchObject({
      kind: 'answer',
      answer: { option: { do: 'play', card: 'sleepless-monks' } },
      next: null
    })
  })

  it('a sale is filled in, but not of what the market does not take', () => {
    const match = turn()
    answer(match, 'blues', option({ do: 'act', action: 'sell' }))
    expect(meaning(match, { on: 'sell', resource: 'lapis' })).toEqual({
      kind: 'fill',
      answer: { values: { resources: ['lapis'] } }
    })
    expect(meaning(match, { on: 'sell', resource: 'civicus' })).toBeNull()
  })

  it('means nothing while nobody is asked', () => {
    expect(meaningOf({ view: turn().view('greens'), decision: null }, { on: 'deck' })).toBeNull()
  })
})

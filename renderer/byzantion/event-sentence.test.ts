import { describe, expect, it } from 'vitest'
import { concernsSide, eventSentence, soundOf } from './event-sentence.ts'

describe('events as sentences', () => {
  it('a round opens a chapter at the place of its event', () => {
    const sentence = eventSentence({
      type: 'round-began',
      round: 2,
      event: 'earthquake-at-antioch',
      ring: 'reds'
    })
    expect(sentence.chapter).toEqual({ rank: 'turn', side: null })
    expect(sentence.place).toBe('oriens')
  })

  it('a cancelled intrigue concerns both its player and who cancels it', () => {
    const event = { type: 'intrigue-cancelled', side: 'blues', card: 'iron-custody', by: 'reds' } as const
    expect(['blues', 'reds', 'greens'].map((side) => concernsSide(event, side))).toEqual([true, true, false])
    expect(soundOf(event)).toBe('clash')
  })
})

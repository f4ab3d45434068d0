import { describe, expect, it } from 'vitest'
import { type CardId, card } from '#shared/byzantion/content/cards/index.ts'
import { sortedHand } from './sort-hand.ts'

const hand: readonly CardId[] = ['iron-custody', 'belisarius', 'sleepless-monks', 'silentiaries']
const cost = (id: CardId) => card(id).cost

describe('the order of the hand', () => {
  it('by type, intrigue last', () => {
    expect(sortedHand(hand, 'type', cost, () => true)).toEqual([
      'silentiaries',
      'sleepless-monks',
      'belisarius',
      'iron-custody'
    ])
  })

  it('by cost, and with what can be played first', () => {
    expect(sortedHand(hand, 'cost', cost, () => true).at(-1)).toBe('belisarius')
    const [first] = sortedHand(hand, 'playable', cost, (id) => id === 'belisarius')
    expect(first).toBe('belisarius')
  })
})

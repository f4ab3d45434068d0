import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import { cardKind } from '../../queries/cards.ts'
import { cardsOf } from '../../queries/deck.ts'
import { spreadWars } from './spread-wars.ts'

describe('4.7 the order of the deck (ours)', () => {
  const cards = cardsOf('early', { republic: 'early' })

  it('keeps every card', () => {
    expect([...spreadWars(createRandom('deck'), cards)].toSorted()).toEqual([...cards].toSorted())
  })

  it('lays one war into each pack, wherever it lies there', () => {
    const wars = cards.filter((id) => cardKind(id).kind === 'war').length
    const end = (pack: number) => pack + Math.round((pack * (cards.length - wars)) / wars)
    for (let seed = 0; seed < 50; seed++) {
      const deck = spreadWars(createRandom(`deck ${seed}`), cards)
      for (let pack = 0; pack < wars; pack++) {
        const part = deck.slice(end(pack), end(pack + 1))
        expect(part.filter((id) => cardKind(id).kind === 'war')).toHaveLength(1)
      }
    }
  })

  it('of no wars is any order', () => {
    expect([...spreadWars(createRandom('none'), ['mining', 'tribune-1'])].toSorted()).toEqual([
      'mining',
      'tribune-1'
    ])
  })
})

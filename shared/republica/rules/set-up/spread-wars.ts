import { type RandomState, shuffled } from '../../../engine/random.ts'
import type { CardId } from '../../content/ids.ts'
import { cardKind } from '../../queries/cards.ts'

/**
 * 4.7, ours: a deck in which the wars do not come all at once. It is laid in as many packs as it has wars, one war in each,
 * and each pack is shuffled. The rulebook gives neither the cards of its deck nor their order; docs/balance.md says why.
 */
export function spreadWars(random: RandomState, cards: readonly CardId[]): readonly CardId[] {
  const isWar = (id: CardId) => cardKind(id).kind === 'war'
  const wars = shuffled(random, cards.filter(isWar))
  const others = shuffled(
    random,
    cards.filter((id) => !isWar(id))
  )
  if (wars.length === 0) return others
  return wars.flatMap((war, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.round((part * others.length) / wars.length))
    return shuffled(random, [war, ...others.slice(from, to)])
  })
}

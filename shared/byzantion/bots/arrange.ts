import { type CardId, card } from '../content/cards/index.ts'
import { fitsBehind } from '../queries/bandons.ts'
import type { OpenSeat } from '../table.ts'
import { type Judge, typicalWorth } from './judge.ts'

/** How many piles a player usually activates in a round. */
const ACTIVATIONS = 3
/** Room behind a hero that is still empty may be filled some day. */
const ROOM = 0.22

const levelOf = (id: CardId): number => card(id).types.reduce((sum, { level }) => sum + level, 0)

/** Piles out of these cards: the greatest heroes lead what produces most and fits behind them. */
export function bestPiles(judge: Judge, cards: readonly CardId[]): CardId[][] {
  const heroes = cards.filter((id) => levelOf(id) > 0).toSorted((one, other) => levelOf(other) - levelOf(one))
  const left = new Set(cards)
  const piles: CardId[][] = []
  const byWorth = cards.toSorted((one, other) => productionWorth(judge, other) - productionWorth(judge, one))
  for (const hero of heroes) {
    if (!left.has(hero)) continue
    left.delete(hero)
    const behind: CardId[] = []
    for (const id of byWorth) {
      if (!left.has(id) || !fitsBehind(hero, [...behind, id])) continue
      if (productionWorth(judge, id) === 0 || isLeader(id, hero)) continue
      behind.push(id)
      left.delete(id)
    }
    piles.push([hero, ...behind])
  }
  return [...piles, ...[...left].map((id) => [id])]
}

/** A hero of the same rank leads a pile of his own. */
function isLeader(id: CardId, hero: CardId): boolean {
  return levelOf(id) >= 2 && levelOf(id) >= levelOf(hero) - 1
}

export function productionWorth(judge: Judge, id: CardId): number {
  return typicalWorth(judge, card(id).production)
}

/** What an area of these cards yields in a round. */
export function areaWorth(judge: Judge, cards: readonly CardId[]): number {
  const piles = judge.character.leads ? bestPiles(judge, cards) : cards.map((id) => [id])
  const yields = piles
    .map((pile) => pile.reduce((sum, id) => sum + productionWorth(judge, id), 0))
    .toSorted((one, other) => other - one)
  const active = yields.slice(0, ACTIVATIONS).reduce((sum, each) => sum + each, 0)
  return active + ROOM * emptyRoom(piles)
}

function emptyRoom(piles: readonly (readonly CardId[])[]): number {
  return piles.reduce((sum, [front, ...behind]) => {
    if (!front) return sum
    return sum + Math.max(0, levelOf(front) - behind.length)
  }, 0)
}

/** A.4: the arrangement of a player's area: piles with a mark stay, the others are formed anew. */
export function arrangementOf(judge: Judge, seat: OpenSeat): { cards: CardId[] }[] {
  const marked = seat.area.filter((pile) => pile.marked).map(({ cards }) => ({ cards: [...cards] }))
  const free = seat.area.filter((pile) => !pile.marked).flatMap(({ cards }) => cards)
  return [...marked, ...bestPiles(judge, free).map((cards) => ({ cards }))]
}

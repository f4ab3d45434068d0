import type { CardId } from '#shared/byzantion/content/cards/index.ts'
import { isCardId } from '#shared/byzantion/content/cards/index.ts'
import { fitsBehind } from '#shared/byzantion/queries/bandons.ts'
import type { OpenSeat } from '#shared/byzantion/table.ts'
import type { FieldValue } from '#shared/engine/decision.ts'

export type Piles = readonly (readonly CardId[])[]

export function pilesOf({ area }: Pick<OpenSeat, 'area'>): Piles {
  return area.map(({ cards }) => cards)
}

/** The value of the answer's field, as the schema of the rules wants it. */
export function toField(piles: Piles): FieldValue {
  return piles.map((cards) => ({ cards: [...cards] }))
}

/** Reads the piles of an unfinished answer; null as long as nothing is arranged. */
export function fromField(value: FieldValue | undefined): Piles | null {
  if (!Array.isArray(value) || value.length === 0) return null
  return value.map((pile) => {
    const cards: unknown = typeof pile === 'object' && pile !== null && 'cards' in pile ? pile.cards : []
    return Array.isArray(cards) ? cards.filter(isCardId) : []
  })
}

/** Where a card may go: behind the front card of a pile, or alone. */
export type Spot = CardId | 'alone'

/** Moves a card. Those that followed it in front stay together if their new front card can lead them. */
export function withCardAt(piles: Piles, card: CardId, spot: Spot): Piles {
  if (card === spot) return piles
  const left = piles.flatMap((pile): Piles => {
    if (!pile.includes(card)) return [pile]
    const rest = pile.filter((id) => id !== card)
    return pile[0] === card ? regrouped(rest) : [rest]
  })
  if (spot === 'alone') return [...left, [card]]
  const at = left.findIndex(([front]) => front === spot)
  return at < 0 ? [...left, [card]] : left.map((pile, index) => (index === at ? [...pile, card] : pile))
}

function regrouped(rest: readonly CardId[]): Piles {
  const [front, ...behind] = rest
  if (!front) return []
  return fitsBehind(front, behind) ? [rest] : rest.map((id) => [id])
}

/** Whether a card may join the pile behind this front card. */
export function mayJoin(piles: Piles, card: CardId, front: CardId): boolean {
  const pile = piles.find(([first]) => first === front)
  if (!pile || card === front) return false
  const behind = pile.slice(1)
  return behind.includes(card) || fitsBehind(front, [...behind, card])
}

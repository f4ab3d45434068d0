import { type CardId, card } from '../content/cards/index.ts'
import { type Goods, type TypeId, typeIds } from '../content/ids.ts'
import type { Immutable, OpenSeat, Pile } from '../table.ts'
import { heroesOn } from './abilities.ts'
import { sumOf } from './amounts.ts'

type OpenPile = Immutable<Pile>

/** A.4: how many cards of each type a card leads. */
export function roomBehind(front: CardId): Readonly<Partial<Record<TypeId, number>>> {
  return Object.fromEntries(
    card(front).types.flatMap(({ type, level }) => (level > 0 ? [[type, level]] : []))
  )
}

/** A.4: whether all these cards find room behind this hero. A card of two types takes the room of one of them. */
export function fitsBehind(front: CardId, behind: readonly CardId[]): boolean {
  const [first, ...rest] = Object.entries(roomBehind(front))
  if (behind.length === 0) return true
  if (!first) return false
  const [one, roomForOne = 0] = first
  const [other = null, roomForOther = 0] = rest[0] ?? []
  let onlyOne = 0
  let onlyOther = 0
  for (const id of behind) {
    const types: readonly string[] = card(id).types.map(({ type }) => type)
    const isOne = types.includes(one)
    const isOther = other !== null && types.includes(other)
    if (!isOne && !isOther) return false
    if (!isOther) onlyOne += 1
    else if (!isOne) onlyOther += 1
  }
  return onlyOne <= roomForOne && onlyOther <= roomForOther && behind.length <= roomForOne + roomForOther
}

/** A.4: every type that a bandon contains. */
export function typesOfPile({ cards }: OpenPile): readonly TypeId[] {
  const found = new Set(cards.flatMap((id) => card(id).types.map(({ type }) => type)))
  return typeIds.filter((type) => found.has(type))
}

export type ArrangementProblem = 'not-all-cards' | 'marked' | 'no-room'

/** A.4: why these piles may not replace those of a player; null if they may. */
export function arrangementProblem(
  area: readonly OpenPile[],
  piles: readonly (readonly CardId[])[]
): ArrangementProblem | null {
  const before = area.flatMap(({ cards }) => cards).toSorted()
  const after = piles.flat().toSorted()
  if (before.length !== after.length || before.some((id, index) => id !== after[index]))
    return 'not-all-cards'
  const kept = (marked: OpenPile) =>
    piles.some(
      (pile) => pile.length === marked.cards.length && pile.every((id, at) => id === marked.cards[at])
    )
  if (!area.filter(({ marked }) => marked).every(kept)) return 'marked'
  const fits = piles.every(([front, ...behind]) => front !== undefined && fitsBehind(front, behind))
  return fits ? null : 'no-room'
}

/** A.5: what a card or bandon produces. A card that lies face down produces nothing. */
export function productionOf(seat: Pick<OpenSeat, 'faceDown'>, { cards }: OpenPile): Goods {
  return sumOf(...cards.filter((id) => !seat.faceDown.includes(id)).map((id) => card(id).production))
}

/** A.5: what an activation brings, with the ability of its own hero. */
export function yieldOf(seat: OpenSeat, pile: OpenPile): Goods {
  const [front] = pile.cards
  const own = heroesOn(seat, 'activate-self')
    .filter((hero) => hero.card === front)
    .flatMap(({ effects }) => effects.flatMap((effect) => (effect.do === 'gain' ? [effect.stuff] : [])))
  return sumOf(productionOf(seat, pile), ...own)
}

/** The pile with this card in front. */
export function pileLedBy(seat: Pick<OpenSeat, 'area'>, front: CardId): OpenPile | undefined {
  return seat.area.find(({ cards }) => cards[0] === front)
}

/** A.5: the piles that may be activated: with a mark only those that have none. */
export function activatable(seat: OpenSeat, marks: boolean): readonly OpenPile[] {
  return seat.area.filter(
    (pile) => !(marks && pile.marked) && Object.keys(productionOf(seat, pile)).length > 0
  )
}

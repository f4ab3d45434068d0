import type { DieColour } from '#shared/invasions/queries/battle/dice.ts'
import type { CountedPool } from '#shared/invasions/queries/battle/missiles.ts'
import type { BreakdownItem } from '#shared/invasions/queries/battle/situation.ts'

/** A die of a pool, with the items of the calculation that gave or exchanged it. */
export interface DieWithOrigins {
  readonly colour: DieColour
  readonly origins: readonly BreakdownItem[]
}

/** XX.F, XX.G: which rule gave each die of a pool; the white dice first, as they are rolled. */
export function originsOf({ items }: Pick<CountedPool, 'items'>): readonly DieWithOrigins[] {
  let dice: readonly DieWithOrigins[] = []
  for (const item of items) dice = withItem(dice, item)
  const ofColour = (colour: DieColour) => dice.filter((die) => die.colour === colour)
  return [...ofColour('white'), ...ofColour('black')]
}

function withItem(dice: readonly DieWithOrigins[], item: BreakdownItem): readonly DieWithOrigins[] {
  const { white, black } = item
  if (white < 0 && black > 0) return exchanged(dice, 'white', Math.min(-white, black), item)
  if (white > 0 && black < 0) return exchanged(dice, 'black', Math.min(white, -black), item)
  const less = without(without(dice, 'white', -white), 'black', -black)
  return [...less, ...added('white', white, item), ...added('black', black, item)]
}

function added(colour: DieColour, count: number, item: BreakdownItem): DieWithOrigins[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ colour, origins: [item] }))
}

/** Takes away the last dice of a colour. */
function without(
  dice: readonly DieWithOrigins[],
  colour: DieColour,
  count: number
): readonly DieWithOrigins[] {
  const chosen = lastOf(dice, colour, count)
  return dice.filter((_, index) => !chosen.has(index))
}

function exchanged(
  dice: readonly DieWithOrigins[],
  from: DieColour,
  count: number,
  item: BreakdownItem
): readonly DieWithOrigins[] {
  const chosen = lastOf(dice, from, count)
  const to: DieColour = from === 'white' ? 'black' : 'white'
  return dice.map((die, index) => (chosen.has(index) ? { colour: to, origins: [...die.origins, item] } : die))
}

function lastOf(dice: readonly DieWithOrigins[], colour: DieColour, count: number): ReadonlySet<number> {
  const indices = dice.flatMap((die, index) => (die.colour === colour ? [index] : []))
  return new Set(count > 0 ? indices.slice(-count) : [])
}

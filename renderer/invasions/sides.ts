/** The sides of the game, in the order of play. */
export const SIDES = ['romans', 'huns', 'persians', 'goths'] as const
export type Side = (typeof SIDES)[number]

export function isSide(id: string): id is Side {
  return SIDES.some((side) => side === id)
}

/** Sides in the order of play; ones we do not know come last. */
export function inOrder(ids: readonly string[]): string[] {
  const rank = (id: string) => (isSide(id) ? SIDES.indexOf(id) : SIDES.length)
  return [...ids].sort((left, right) => rank(left) - rank(right))
}

/** The class that gives an element its side's colour and pattern. */
export function sideClass(id: string): string {
  return isSide(id) ? `side side--${id}` : 'side side--unknown'
}

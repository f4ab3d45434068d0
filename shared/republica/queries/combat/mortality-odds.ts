/** The cup: a chit for each senator number, blanks, and chits that ask for two more. */
export interface ChitCup {
  readonly numbers: number
  readonly blanks: number
  readonly drawTwo: number
}

/** What becomes of one senator when so many chits are drawn. */
export interface ChitOdds {
  readonly killed: number
  readonly captured: number
}

const SAFE: ChitOdds = { killed: 0, captured: 0 }

/** No cup makes this many further draws likely enough to matter. */
const MOST_PENDING = 80

/**
 * 10.8, 10.82: the exact chance that a senator in the battle is killed or captured. Chits stay out until the draw is
 * done, a draw-two goes back and adds two, and the last chit of several captures (R22).
 */
export function chitOdds(cup: ChitCup, chits: number): ChitOdds {
  if (chits <= 0) return SAFE
  const plain = cup.numbers + cup.blanks
  let killed = 0
  let captured = 0
  for (const [drawn, chance] of drawnChits(cup, chits).entries()) {
    if (chance === 0 || drawn === 0) continue
    const last = drawn > 1 ? 1 / plain : 0
    captured += chance * last
    killed += chance * (drawn / plain - last)
  }
  return { killed, captured }
}

/** The chance of each number of chits that stay out in the end. */
function drawnChits({ numbers, blanks, drawTwo }: ChitCup, chits: number): readonly number[] {
  const plain = numbers + blanks
  const ends: number[] = Array.from({ length: plain + 1 }, () => 0)
  let pending: readonly number[] = Array.from({ length: MOST_PENDING + 1 }, (_, left) =>
    left === chits ? 1 : 0
  )
  for (let drawn = 0; drawn < plain; drawn++) {
    const again = drawTwo / (plain - drawn + drawTwo)
    const next: number[] = pending.map(() => 0)
    let carried = 0
    for (const [left, chance] of pending.entries()) {
      if (left === 0) {
        ends[drawn] = (ends[drawn] ?? 0) + chance
        continue
      }
      // Each draw-two adds one draw more before the next plain chit comes out.
      carried = carried * again + chance
      next[left - 1] = (next[left - 1] ?? 0) + carried * (1 - again)
    }
    next[MOST_PENDING] = (next[MOST_PENDING] ?? 0) + carried * again
    pending = next
  }
  ends[plain] = (ends[plain] ?? 0) + pending.reduce((sum, chance) => sum + chance, 0)
  return ends
}

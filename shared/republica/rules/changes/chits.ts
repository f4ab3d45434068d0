import { randomInt } from '../../../engine/random.ts'
import { families } from '../../content/families.ts'
import { familyIds } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'

/**
 * 5.1, 10.8: draws mortality chits: the numbers of families, and null for a blank. A draw-two goes back at once and asks
 * for two more; all others stay out until the draw is done.
 */
export function drawChits({ state, emit }: RepublicPlay, count: number): readonly (number | null)[] {
  const cup: (number | null)[] = [
    ...familyIds.map((id) => families[id].number),
    ...Array.from({ length: figures.chits.blank }, () => null)
  ]
  const chits: (number | null)[] = []
  let left = count
  while (left > 0 && cup.length > 0) {
    state.random.moves += 1
    const at = randomInt(state.random, cup.length + figures.chits.drawTwo)
    left -= 1
    if (at < cup.length) chits.push(...cup.splice(at, 1))
    else left += 2
  }
  if (chits.length > 0) emit({ type: 'chits-drawn', chits })
  return chits
}

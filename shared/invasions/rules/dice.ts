import type { RollRequest } from '../../engine/dice.ts'
import { pickOne } from '../../engine/random.ts'
import type { InvasionsPlay } from '../play.ts'

/** III.A: a check on a D2 is a D10 that must come up even. */
export function checkD2(
  play: InvasionsPlay,
  request: Omit<RollRequest, 'faces' | 'count' | 'modifiers'>
): boolean {
  const { total } = play.roll({ ...request, faces: 10 })
  return total % 2 === 0
}

/** One of several by lot. Chance has spoken, so no undo goes back beyond it. */
export function drawLot<T extends NonNullable<unknown>>({ state }: InvasionsPlay, items: readonly T[]): T {
  if (items.length > 1) state.random.moves += 1
  return pickOne(state.random, items)
}

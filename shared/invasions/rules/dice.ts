import type { RollRequest } from '../../engine/dice.ts'
import { pickOne } from '../../engine/random.ts'
import type { InvasionsPlay } from '../play.ts'

/** III.A: a D2 check is a D10; even passes. */
export function checkD2(
  play: InvasionsPlay,
  request: Pick<RollRequest, 'reason' | 'rule' | 'actor' | 'place'>
): boolean {
  return play.roll({ ...request, faces: 10 }).total % 2 === 0
}

/** One of several by lot. Chance has spoken, so no undo goes back beyond it. */
export function drawLot<T extends NonNullable<unknown>>({ state }: InvasionsPlay, items: readonly T[]): T {
  if (items.length > 1) state.random.moves += 1
  return pickOne(state.random, items)
}

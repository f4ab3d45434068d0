import type { RollRequest } from '../../engine/dice.ts'
import type { InvasionsPlay } from '../play.ts'

/** III.A: a check on a D2 is a D10 that must come up even. */
export function checkD2(
  play: InvasionsPlay,
  request: Omit<RollRequest, 'faces' | 'count' | 'modifiers'>
): boolean {
  const { total } = play.roll({ ...request, faces: 10 })
  return total % 2 === 0
}

import type { Roll, RollRequest } from '../../../engine/dice.ts'
import type { Script } from '../../../engine/script.ts'
import { nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/terrain.ts'
import { openWindow } from './windows.ts'

/** III.A: a roll that has been made and may still be rolled again by a card before it counts. */
export function* openRoll(play: InvasionsPlay, request: RollRequest): Script<Roll> {
  const roll = play.roll(request)
  const nation = nationIds.find((id) => id === request.actor)
  const effects = yield* openWindow(play, {
    window: 'any-roll',
    roll,
    ...(nation ? { nation } : {}),
    ...(request.place && isProvince(request.place) ? { province: request.place } : {})
  })
  return effects.some(({ effect }) => effect.do === 'reroll') ? play.roll(request) : roll
}

/** III.A: the same for a check on a D2: even passes. */
export function* openCheckD2(
  play: InvasionsPlay,
  request: Omit<RollRequest, 'faces' | 'count' | 'modifiers'>
): Script<boolean> {
  const { total } = yield* openRoll(play, { ...request, faces: 10 })
  return total % 2 === 0
}

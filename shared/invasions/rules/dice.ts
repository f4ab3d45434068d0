import { pickOne } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import type { Moment } from '../cards.ts'
import { nationIds } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { Roll, RollRequest } from '../rolls.ts'
import { isProvinceId, isSeaId } from '../world/queries.ts'

/**
 * III.A: a die, or dice that count together, before the result counts: who holds a card that has any roll made
 * again is asked. Every roll but the single dice of a battle (XX.B, XXV.C), which are re-rolled there, passes here.
 */
export function* rollDie(play: InvasionsPlay, request: RollRequest): Script<Roll> {
  for (;;) {
    const roll = play.roll(request)
    const effects = yield* play.cards.openWindow(play, momentOf(roll))
    if (!effects.some(({ effect }) => effect.do === 'reroll')) return roll
  }
}

/** Of a D2, which is a D10 that shows an even number. */
export const D2_PASSES = 0.5

/** III.A: a check on a D2 is a D10 that must come up even. */
export function* checkD2(
  play: InvasionsPlay,
  request: Omit<RollRequest, 'faces' | 'count' | 'modifiers'>
): Script<boolean> {
  const { total } = yield* rollDie(play, { ...request, faces: 10 })
  return total % 2 === 0
}

function momentOf(roll: Roll): Moment {
  const { actor, place = '' } = roll
  const nation = nationIds.find((id) => id === actor)
  return {
    window: 'any-roll',
    roll,
    ...(nation ? { nation } : {}),
    ...(isProvinceId(place) ? { province: place } : {}),
    ...(isSeaId(place) ? { sea: place } : {})
  }
}

/** One of several by lot. Chance has spoken, so no undo goes back beyond it. */
export function drawLot<T extends NonNullable<unknown>>({ state }: InvasionsPlay, items: readonly T[]): T {
  if (items.length > 1) state.random.moves += 1
  return pickOne(state.random, items)
}

import { pickOne } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import type { CardMoment } from '../../card-rules.ts'
import { nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { Roll, RollRequest } from '../../rolls.ts'
import { isProvinceId, isSeaId } from '../../world/world-queries.ts'

/**
 * III.A: rolls a die, or dice that count together, and offers the result to holders of a card that re-rolls any die.
 * All rolls come through here but the single dice of a battle (XX.B, XXV.C), which have re-rolls of their own.
 */
export function* rollDie(play: InvasionsPlay, request: RollRequest): Script<Roll> {
  for (;;) {
    const roll = play.roll(request)
    const effects = yield* play.cards.openWindow(play, momentOf(roll))
    if (!effects.some(({ effect }) => effect.do === 'reroll')) return roll
  }
}

/** III.A: rolls a D2 check: a D10 that must show an even number. */
export function* checkD2(
  play: InvasionsPlay,
  request: Omit<RollRequest, 'faces' | 'count' | 'modifiers'>
): Script<boolean> {
  const { total } = yield* rollDie(play, { ...request, faces: 10 })
  return total % 2 === 0
}

function momentOf(roll: Roll): CardMoment {
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

/** Draws one of several at random. It counts as a random move, so that no undo goes back beyond it. */
export function drawLot<T extends NonNullable<unknown>>({ state }: InvasionsPlay, items: readonly T[]): T {
  if (items.length > 1) state.random.moves += 1
  return pickOne(state.random, items)
}

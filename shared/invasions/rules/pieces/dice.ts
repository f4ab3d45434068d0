import { pickOne } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import type { CardMoment } from '../../card-rules.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { Roll, RollRequest } from '../../rolls.ts'
import { isProvinceId, isSeaId } from '../../world/world-queries.ts'

/**
 * III.A: rolls a die, or dice that count together, and offers the result to holders of a card that re-rolls any die.
 * All rolls come through here but the single dice of a battle (XX.B, XXV.C), which have re-rolls of their own.
 */
export function* rollDie(play: InvasionsPlay, request: RollRequest, stakes?: Stakes): Script<Roll> {
  for (;;) {
    const roll = play.roll(request)
    const effects = yield* play.cards.openWindow(play, momentOf(roll, stakes))
    if (!effects.some(({ effect }) => effect.do === 'reroll')) return roll
  }
}

/** What a roll decides: which totals succeed, and whom a success and a failure go against. */
export interface Stakes {
  readonly succeeds: (total: number) => boolean
  readonly success?: NationId | null | undefined
  readonly failure?: NationId | null | undefined
}

/** The stakes of a die that succeeds on so much or more. */
export function atLeast(least: number, { success, failure }: Omit<Stakes, 'succeeds'>): Stakes {
  return { succeeds: (total) => total >= least, success, failure }
}

/** The nation that the result of a single die goes against, if another result would not. */
function goesAgainst({ faces, dice, total }: Roll, { succeeds, success, failure }: Stakes): NationId[] {
  const [natural] = dice
  const hurt = succeeds(total) ? success : failure
  if (!hurt || natural === undefined || dice.length > 1) return hurt ? [hurt] : []
  const modifier = total - natural
  const others = Array.from({ length: faces }, (_, face) => face + 1 + modifier)
  return others.some((other) => succeeds(other) !== succeeds(total)) ? [hurt] : []
}

/** III.A: rolls a D2 check: a D10 that must show an even number. */
export function* checkD2(
  play: InvasionsPlay,
  request: Omit<RollRequest, 'faces' | 'count' | 'modifiers'>,
  stakes?: Omit<Stakes, 'succeeds'>
): Script<boolean> {
  const { total } = yield* rollDie(play, { ...request, faces: 10 }, stakes && { ...stakes, succeeds: isEven })
  return isEven(total)
}

const isEven = (total: number): boolean => total % 2 === 0

function momentOf(roll: Roll, stakes: Stakes | undefined): CardMoment {
  const { actor, place = '' } = roll
  const nation = nationIds.find((id) => id === actor)
  return {
    window: 'any-roll',
    roll,
    ...(stakes ? { against: goesAgainst(roll, stakes) } : {}),
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

import type { Answer } from '#shared/engine/decision.ts'
import type { OpenMatch } from '#shared/engine/match.ts'
import { createRandom, pickOne, type RandomState } from '#shared/engine/random.ts'

/** Answers the open question of a match with a random legal answer. */
export type RandomPlayer = (match: OpenMatch, random: RandomState) => Answer

export const uniform: RandomPlayer = (match, random) => match.sample(random)

/** How much a temperament likes an answer; among some random legal ones it gives the best. */
type Liking = (answer: Answer) => number

const IDLE = new Set(['none', 'no', 'pass', 'done', 'keep', 'stay', 'spare', 'refuse'])

const isIdle = (answer: Answer): boolean =>
  'option' in answer
    ? IDLE.has(answer.option)
    : Object.values(answer.values).some((value) => typeof value === 'string' && IDLE.has(value))

/** How many things a composed answer names. */
const size = (answer: Answer): number =>
  'option' in answer
    ? 0
    : Object.values(answer.values).reduce(
        (sum: number, value) => sum + (Array.isArray(value) ? value.length : 0),
        0
      )

/** They know no rule: only how much is done, and by how many. */
const likings = {
  eager: (answer) => (isIdle(answer) ? 0 : 1),
  idle: (answer) => (isIdle(answer) ? 1 : 0),
  massed: (answer) => (isIdle(answer) ? 0 : 1 + size(answer)),
  scattered: (answer) => (isIdle(answer) ? 0 : 100 - size(answer))
} as const satisfies Record<string, Liking>

const temperaments: readonly Liking[] = Object.values(likings)
const DRAWS = 4

/** Every side of the match has a temperament of its own. */
export function temperamental(seed: string): RandomPlayer {
  const random = createRandom(`${seed}/temperaments`)
  const ofSide = new Map<string, Liking>()
  return (match, chance) => {
    const side = match.awaited?.side ?? ''
    const liking = ofSide.get(side) ?? pickOne(random, temperaments)
    ofSide.set(side, liking)
    return best(liking, () => match.sample(chance))
  }
}

function best(liking: Liking, draw: () => Answer): Answer {
  let found = draw()
  for (let draws = 1; draws < DRAWS; draws++) {
    const other = draw()
    if (liking(other) > liking(found)) found = other
  }
  return found
}

/** Most campaigns of a soak are played uniformly; every third one by players with temperaments. */
const EVERY = 3

export function playerOf(number: number, seed: string): RandomPlayer {
  return number % EVERY === EVERY - 1 ? temperamental(seed) : uniform
}

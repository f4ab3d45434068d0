import type { Reply } from '#shared/engine/decision.ts'
import { createRandom, randomInt, shuffled } from '#shared/engine/random.ts'
import type { RandomPlayer } from '#shared/engine/soak-target.ts'
import { hashText } from '#shared/engine/stable-hash.ts'

export const uniform: RandomPlayer = (match, random) => match.sample(random)

/** How much a player likes an answer to a kind of question, from 0 to 1. */
type Liking = (answer: Reply, kind: string) => number
/** A liking has whims of its own seed, and may remember. */
type Temperament = (seed: string) => Liking

/** The words of an answer: all that its option or its fields name. */
function wordsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(wordsOf) : []
}

const IDLE = new Set(['none', 'no', 'pass', 'moment', 'done', 'keep', 'stay', 'spare', 'refuse'])
const isIdle = (answer: Reply): boolean => wordsOf(answer).some((word) => IDLE.has(word))
/** A fixed chance number for a text, from 0 to 1. */
const chanceOf = (text: string): number => Number.parseInt(hashText(text).slice(0, 8), 16) / 2 ** 32

/** They know no rule: only how much is done, by how many, what is new, and fixed whims. */
const temperaments: Readonly<Record<string, Temperament>> = {
  /** Does rather than leaves. */
  eager: () => (answer) => (isIdle(answer) ? 0 : 1),
  /** Leaves rather than does. */
  idle: () => (answer) => (isIdle(answer) ? 1 : 0),
  /** Does things with many at once. */
  massed: () => (answer) => (isIdle(answer) ? 0 : Math.min(1, wordsOf(answer).length / 6)),
  /** Does things with few at a time. */
  scattered: () => (answer) => (isIdle(answer) ? 0 : 1 / wordsOf(answer).length),
  /** Says yes or no to the same question all its life. */
  opinionated: (seed) => (answer, kind) => chanceOf(`${seed}/${kind}/${isIdle(answer)}`),
  /** Has favourite places, nations and cards. */
  obsessed: (seed) => (answer) =>
    isIdle(answer) ? 0 : Math.max(0, ...wordsOf(answer).map((goal) => chanceOf(`${seed}/${goal}`))),
  /** Likes what it has thought of least. */
  curious: () => {
    const times = new Map<string, number>()
    return (answer) => {
      if (isIdle(answer)) return 0
      const goal = wordsOf(answer).at(0) ?? ''
      const known = (times.get(goal) ?? 0) + 1
      times.set(goal, known)
      return 1 / known
    }
  }
}

/** Each answer is the best of so many random legal ones. */
const DRAWS = 4
/** A side has up to so many temperaments at once. */
const MOST_AT_ONCE = 2

/** Every side has temperaments of its own, the same for the same seed. */
export function temperamental(seed: string): RandomPlayer {
  const likings = new Map<string, readonly Liking[]>()
  const likingsOf = (side: string): readonly Liking[] => {
    const known = likings.get(side)
    if (known) return known
    const random = createRandom(`${seed}/${side}/temperament`)
    const drawn = shuffled(random, Object.values(temperaments))
    const count = 1 + randomInt(random, MOST_AT_ONCE)
    const own = drawn.slice(0, count).map((temperament) => temperament(`${seed}/${side}`))
    likings.set(side, own)
    return own
  }
  return (match, random) => {
    const { side = '', kind = '' } = match.awaited ?? {}
    const own = likingsOf(side)
    const drawn = Array.from({ length: DRAWS }, () => {
      const answer = match.sample(random)
      return { answer, liked: own.reduce((sum, liking) => sum + liking(answer, kind), 0) }
    })
    return drawn.reduce((best, other) => (other.liked > best.liked ? other : best)).answer
  }
}

/** Two campaigns of five in a soak are played by players with temperaments, the others uniformly. */
export function playerOf(number: number, seed: string): RandomPlayer {
  return number % 5 === 2 || number % 5 === 4 ? temperamental(seed) : uniform
}

import type { Answer } from '#shared/engine/decision.ts'
import type { OpenMatch } from '#shared/engine/match.ts'
import { createRandom, pickOne, type RandomState } from '#shared/engine/random.ts'
import { hashText } from '#shared/engine/stable-hash.ts'

/** Answers the open question of a match with a random legal answer. */
export type RandomPlayer = (match: OpenMatch, random: RandomState) => Answer

export const uniform: RandomPlayer = (match, random) => match.sample(random)

/** How much a player likes an answer to a kind of question. */
type Liking = (answer: Answer, kind: string) => number
/** Some likings are whims of a seed. */
type Temperament = (seed: string) => Liking

/** The words of an answer: the key of the option, or all that the fields name. */
function wordsOf(answer: Answer): string[] {
  if ('option' in answer) return [answer.option]
  return Object.values(answer.values).flatMap((value) =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : []
  )
}

const IDLE = new Set(['none', 'no', 'pass', 'done', 'keep', 'stay', 'spare', 'refuse'])
const isIdle = (answer: Answer): boolean => wordsOf(answer).some((word) => IDLE.has(word))
/** What a key like `from>to` leads to. */
const goalOf = (word: string): string => word.split(/[>:+]/).at(-1) ?? word
/** A fixed chance number for a text, from 0 to 1. */
const chanceOf = (text: string): number => Number.parseInt(hashText(text).slice(0, 8), 16) / 2 ** 32

/** They know no rule: only how much is done, by how many, and fixed whims. */
const temperaments: Readonly<Record<string, Temperament>> = {
  /** Does rather than leaves. */
  eager: () => (answer) => (isIdle(answer) ? 0 : 1),
  /** Leaves rather than does. */
  idle: () => (answer) => (isIdle(answer) ? 1 : 0),
  /** Does things with many at once. */
  massed: () => (answer) => (isIdle(answer) ? 0 : wordsOf(answer).length),
  /** Does things with few at a time. */
  scattered: () => (answer) => (isIdle(answer) ? 0 : 1 / wordsOf(answer).length),
  /** Says yes or no to the same question all its life. */
  opinionated: (seed) => (answer, kind) => chanceOf(`${seed}/${kind}/${isIdle(answer)}`),
  /** Has favourite places, nations and cards, and brings many there. */
  obsessed: (seed) => (answer) => {
    if (isIdle(answer)) return 0
    const words = wordsOf(answer)
    return words.length * Math.max(0, ...words.map((word) => chanceOf(`${seed}/${goalOf(word)}`)))
  }
}

/** Each answer is the best of so many random legal ones. */
const DRAWS = 4

/** Every side has a temperament of its own, the same for the same seed. */
export function temperamental(seed: string): RandomPlayer {
  const likings = new Map<string, Liking>()
  const likingOf = (side: string): Liking => {
    const known = likings.get(side)
    if (known) return known
    const draw = pickOne(createRandom(`${seed}/${side}/temperament`), Object.values(temperaments))
    const liking = draw(`${seed}/${side}`)
    likings.set(side, liking)
    return liking
  }
  return (match, random) => {
    const { side = '', kind = '' } = match.awaited ?? {}
    const liking = likingOf(side)
    let best = match.sample(random)
    for (let draws = 1; draws < DRAWS; draws++) {
      const other = match.sample(random)
      if (liking(other, kind) > liking(best, kind)) best = other
    }
    return best
  }
}

/** In a soak every third campaign is played by players with temperaments; the others are played uniformly. */
const EVERY = 3

export function playerOf(number: number, seed: string): RandomPlayer {
  return number % EVERY === EVERY - 1 ? temperamental(seed) : uniform
}

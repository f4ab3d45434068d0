import { hashText } from './stable-hash.ts'

/**
 * The only random generator, as plain data: the four words of sfc32.
 * `moves` counts rolled dice and drawn cards, so that undo notices them.
 * `forced` lists faces to roll before any random ones, for tests and printed examples.
 */
export interface RandomState {
  words: [number, number, number, number]
  moves: number
  forced?: number[]
}

export function createRandom(seed: string | number): RandomState {
  const digits = hashText(String(seed)) + hashText(`${seed}+`)
  const word = (index: number) => Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16) | 0
  const random: RandomState = { words: [word(0), word(1), word(2), word(3) || 1], moves: 0 }
  for (let warmUp = 0; warmUp < 12; warmUp++) nextWord(random)
  return random
}

/** A uniformly distributed integer from 0 to bound - 1. */
export function randomInt(random: RandomState, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
    throw new RangeError(`no die with ${bound} faces`)
  const fair = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const word = nextWord(random)
    if (word < fair) return word % bound
  }
}

/** Rolls one die: 1 to faces. */
export function rollDie(random: RandomState, faces: number): number {
  random.moves += 1
  const forced = random.forced?.shift()
  if (forced === undefined) return randomInt(random, faces) + 1
  if (random.forced?.length === 0) delete random.forced
  if (!Number.isInteger(forced) || forced < 1 || forced > faces) {
    throw new RangeError(`a die with ${faces} faces cannot show ${forced}`)
  }
  return forced
}

export function pickOne<T extends NonNullable<unknown>>(random: RandomState, items: readonly T[]): T {
  const item = items.length > 0 ? items[randomInt(random, items.length)] : undefined
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** A new array in random order. */
export function shuffled<T>(random: RandomState, items: readonly T[]): T[] {
  const rest = [...items]
  const result: T[] = []
  while (rest.length > 0) result.push(...rest.splice(randomInt(random, rest.length), 1))
  return result
}

function nextWord(random: RandomState): number {
  const [a, b, c, counter] = random.words
  const sum = (((a + b) | 0) + counter) | 0
  random.words = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (counter + 1) | 0]
  return sum >>> 0
}

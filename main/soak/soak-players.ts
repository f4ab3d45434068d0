import { botSeed } from '#shared/engine/bot.ts'
import type { Reply } from '#shared/engine/decision.ts'
import { createRandom, randomInt, shuffled } from '#shared/engine/random.ts'
import type { RandomPlayer } from '#shared/engine/soak-target.ts'
import { hashText } from '#shared/engine/stable-hash.ts'

export const uniformPlayer: RandomPlayer = (match, random) => match.sample(random)

/** A computer player of the game on every seat, as in a tournament. */
export function computerPlayer(player: string, campaign: string): RandomPlayer {
  const memos = new Map<string, unknown>()
  return (match) => {
    const side = match.awaited?.side ?? ''
    const chance = botSeed(campaign, match.answers, side)
    const { answer, memo } = match.botReply(side, player, memos.get(side) ?? null, chance)
    memos.set(side, memo)
    return answer
  }
}

/** How much a player prefers an answer to a kind of question, from 0 to 1. */
type Preference = (answer: Reply, kind: string) => number
/** Makes a preference from a seed. It may remember earlier answers. */
type Temperament = (seed: string) => Preference

/** All strings in an answer: its option or the values of its fields. */
function wordsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(wordsOf) : []
}

const IDLE = new Set(['none', 'no', 'pass', 'moment', 'done', 'keep', 'stay', 'spare', 'refuse'])
const isIdle = (answer: Reply): boolean => wordsOf(answer).some((word) => IDLE.has(word))
/** A fixed pseudo-random number for a text, from 0 to 1. */
const numberFor = (text: string): number => Number.parseInt(hashText(text).slice(0, 8), 16) / 2 ** 32

/** Temperaments know no rules. They judge how much an answer does, with how many pieces, and how new it is. */
const temperaments: Readonly<Record<string, Temperament>> = {
  /** Prefers to act. */
  eager: () => (answer) => (isIdle(answer) ? 0 : 1),
  /** Prefers to do nothing. */
  idle: () => (answer) => (isIdle(answer) ? 1 : 0),
  /** Acts with many pieces at once. */
  massed: () => (answer) => (isIdle(answer) ? 0 : Math.min(1, wordsOf(answer).length / 6)),
  /** Acts with few pieces at a time. */
  scattered: () => (answer) => (isIdle(answer) ? 0 : 1 / wordsOf(answer).length),
  /** Always acts, or never, on the same kind of question. */
  opinionated: (seed) => (answer, kind) => numberFor(`${seed}/${kind}/${isIdle(answer)}`),
  /** Has favourite places, nations and cards. */
  obsessed: (seed) => (answer) =>
    isIdle(answer) ? 0 : Math.max(0, ...wordsOf(answer).map((goal) => numberFor(`${seed}/${goal}`))),
  /** Prefers what it has considered least. */
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

/** Each answer is the preferred one of this many random legal ones. */
const DRAWS = 4
/** The maximum number of temperaments of one side. */
const MAX_TEMPERAMENTS = 2

/** A player whose sides have temperaments of their own, the same for the same seed. */
export function temperamentalPlayer(seed: string): RandomPlayer {
  const preferences = new Map<string, readonly Preference[]>()
  const preferencesOf = (side: string): readonly Preference[] => {
    const known = preferences.get(side)
    if (known) return known
    const random = createRandom(`${seed}/${side}/temperament`)
    const drawn = shuffled(random, Object.values(temperaments))
    const count = 1 + randomInt(random, MAX_TEMPERAMENTS)
    const own = drawn.slice(0, count).map((temperament) => temperament(`${seed}/${side}`))
    preferences.set(side, own)
    return own
  }
  return (match, random) => {
    const { side = '', kind = '' } = match.awaited ?? {}
    const own = preferencesOf(side)
    const drawn = Array.from({ length: DRAWS }, () => {
      const answer = match.sample(random)
      return { answer, value: own.reduce((sum, preference) => sum + preference(answer, kind), 0) }
    })
    return drawn.reduce((best, other) => (other.value > best.value ? other : best)).answer
  }
}

/** In a soak, two of five campaigns have players with temperaments, the others uniform ones. */
export function soakPlayerOf(number: number, seed: string): RandomPlayer {
  return number % 5 === 2 || number % 5 === 4 ? temperamentalPlayer(seed) : uniformPlayer
}

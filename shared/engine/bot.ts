import type { Decision, Pass, Refusal, Reply } from './decision.ts'
import type { AnswerOf, GameSummary, GameTypes } from './game.ts'
import type { Match } from './match.ts'
import type { Message } from './message.ts'
import { createRandom, type RandomState } from './random.ts'
import { stableHash } from './stable-hash.ts'

/** The input of a computer player for one question: what its side may see, never the match itself. */
export interface BotSeat<G extends GameTypes> {
  readonly side: string
  readonly view: G['View']
  readonly decision: Decision<G['Inquiry']>
  /** The memo of its last answer; null if it has just taken over the seat. */
  readonly memo: unknown
  /** Its own random numbers, independent of the campaign's dice. */
  readonly random: RandomState
  /** Why the rules would refuse an answer; null if they would take it. Changes nothing. */
  check(answer: ReplyOf<G>): Refusal | null
  /** A random legal reply. */
  sample(): ReplyOf<G>
  /**
   * Begins an imagined future with random dice and hidden cards, the same for the same `chance`. Null within an
   * imagined future.
   */
  readonly imagine: ((chance: string) => ImaginedFuture<G>) | null
}

/** A possible continuation of a match that a computer player tries out. */
export interface ImaginedFuture<G extends GameTypes> {
  /** The open question; null when the game is over. */
  readonly decision: Decision<G['Inquiry']> | null
  summary(side: string | null): GameSummary<G['Facts']>
  /** How often a player failed or was refused, so that a random answer was given instead. */
  readonly failures: number
  view(side: string | null): G['View']
  /** Answers the open question; returns why the rules refuse the answer, or null. */
  answer(answer: ReplyOf<G>): Refusal | null
  /** Lets `bot` answer for every side as long as `goesOn` returns true. Both receive the same seat and view. */
  play(bot: Bot<G>, goesOn: (seat: BotSeat<G>) => boolean): void
}

/** A reply to a question of a game: an answer of its kind, or a pass if it is open to many. */
export type ReplyOf<G extends GameTypes> = AnswerOf<G> | Pass

/** An answer, the reasons that the table may ask for, and a memo for the next question. */
export interface BotReply<R extends Reply = Reply> {
  readonly answer: R
  /** Public facts only: everybody may read them as soon as the answer is not sealed. */
  readonly reasons: readonly Message[]
  /** Plain JSON. */
  readonly memo: unknown
}

/** A computer player: a pure function of its seat. */
export type Bot<G extends GameTypes> = (seat: BotSeat<G>) => BotReply<ReplyOf<G>>

/** The computer players that a game brings. */
export interface BotRegistry<G extends GameTypes> {
  /** By name, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<G>>>
  /** The name of the player that gives hints and replaces one that fails. */
  readonly adviser: string
}

/** The player that every game has. */
export const RANDOM_PLAYER = 'random'

export function randomBot<G extends GameTypes>(seat: BotSeat<G>): BotReply<ReplyOf<G>> {
  return { answer: seat.sample(), reasons: [], memo: null }
}

/** The seed of a computer player's random numbers. It reveals nothing about the dice. */
export function botSeed(campaign: string, answers: number, side: string): string {
  return stableHash([campaign, answers, side, 'bot'])
}

/** The seat of a side that must answer now. `chance` seeds its random numbers. */
export function botSeat<G extends GameTypes>(
  match: Match<G>,
  side: string,
  memo: unknown,
  chance: string
): BotSeat<G> {
  const decision = match.decisionFor(side)
  if (!decision) throw new Error(`${side} has nothing to answer`)
  const random = createRandom(chance)
  let view: G['View'] | null = null
  return {
    side,
    // Built on first access: some players never look.
    get view() {
      view ??= match.view(side)
      return view
    },
    decision,
    memo,
    random,
    check: (answer) => match.check(side, answer),
    // A question's sample is an answer of its kind.
    sample: () => match.sample(random, side) as ReplyOf<G>,
    imagine: match.isImagined
      ? null
      : (future) => new PlayedFuture(match.imagine(side, future), new Map([[side, memo]]), future)
  }
}

class PlayedFuture<G extends GameTypes> implements ImaginedFuture<G> {
  readonly #match: Match<G>
  readonly #memos: Map<string, unknown>
  readonly #chance: string
  #failures = 0

  constructor(match: Match<G>, memos: Map<string, unknown>, chance: string) {
    this.#match = match
    this.#memos = memos
    this.#chance = chance
  }

  get decision(): Decision<G['Inquiry']> | null {
    const { awaited } = this.#match
    return awaited && this.#match.decisionFor(awaited.side)
  }

  summary(side: string | null): GameSummary<G['Facts']> {
    return this.#match.summary(side)
  }

  get failures(): number {
    return this.#failures
  }

  view(side: string | null): G['View'] {
    return this.#match.view(side)
  }

  answer(answer: ReplyOf<G>): Refusal | null {
    const { awaited } = this.#match
    if (!awaited) throw new Error('nothing is asked any more')
    const outcome = this.#match.answer(awaited.side, awaited.number, answer)
    return outcome.ok ? null : outcome.refusal
  }

  play(bot: Bot<G>, goesOn: (seat: BotSeat<G>) => boolean): void {
    while (this.#match.awaited) {
      const { side } = this.#match.awaited
      const chance = `${this.#chance}/${this.#match.answers}`
      const seat = botSeat(this.#match, side, this.#memos.get(side) ?? null, chance)
      if (!goesOn(seat)) return
      const reply = this.#replyOf(bot, seat)
      if (reply && this.answer(reply.answer) === null) this.#memos.set(side, reply.memo)
      else this.#answerAtRandom(seat)
    }
  }

  #replyOf(bot: Bot<G>, seat: BotSeat<G>): BotReply<ReplyOf<G>> | null {
    try {
      return bot(seat)
    } catch {
      return null
    }
  }

  #answerAtRandom(seat: BotSeat<G>): void {
    this.#failures += 1
    const refusal = this.answer(seat.sample())
    if (refusal) throw new Error(`a random answer was refused: ${refusal.reason.key}`)
  }
}

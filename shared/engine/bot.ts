import type { Decision, Pass, Refusal, Reply } from './decision.ts'
import type { AnswerOf, GameSummary, GameTypes } from './game.ts'
import type { Match } from './match.ts'
import type { Message } from './message.ts'
import { createRandom, type RandomState } from './random.ts'
import { stableHash } from './stable-hash.ts'

/** What a computer player is given to answer one question: what its side may see, and never the match itself. */
export interface BotSeat<G extends GameTypes> {
  readonly side: string
  readonly view: G['View']
  readonly decision: Decision<G['Inquiry']>
  /** What it noted with its last answer; null where a seat was just handed over. */
  readonly memo: unknown
  /** Its own chance, which is none of the campaign's dice. */
  readonly random: RandomState
  /** Why the rules would refuse an answer; null where they would take it. Nothing changes. */
  check(answer: ReplyOf<G>): Refusal | null
  /** A random legal reply. */
  sample(): ReplyOf<G>
  /**
   * A future of its own making: dice and hidden cards are chance's, the same for the same `chance`. Null for those who
   * are themselves imagined.
   */
  readonly imagine: ((chance: string) => Future<G>) | null
}

/** A match as somebody imagines that it might go on from here. */
export interface Future<G extends GameTypes> {
  /** Who is asked, and what; null when it is over. */
  readonly decision: Decision<G['Inquiry']> | null
  summary(side: string | null): GameSummary<G['Facts']>
  /** How many answers were refused or could not be had, so that chance answered. */
  readonly failures: number
  view(side: string | null): G['View']
  /** Gives an answer to the question that is asked; returns why it is refused, if it is. */
  answer(answer: ReplyOf<G>): Refusal | null
  /** Lets a player answer for whoever is asked, while it goes on: both look from the same seat, at the same view. */
  play(bot: Bot<G>, goesOn: (seat: BotSeat<G>) => boolean): void
}

/** What answers a question of a game: an answer of its kind, or a pass where it is open to many. */
export type ReplyOf<G extends GameTypes> = AnswerOf<G> | Pass

/** An answer with what it was weighed by, for the table to ask, and a note for the next question. */
export interface BotReply<R extends Reply = Reply> {
  readonly answer: R
  /** Public facts only: everybody may read them, once the answer is not sealed any more. */
  readonly reasons: readonly Message[]
  /** Plain JSON. */
  readonly memo: unknown
}

/** A computer player: a pure function of its seat. */
export type Bot<G extends GameTypes> = (seat: BotSeat<G>) => BotReply<ReplyOf<G>>

/** The computer players that a game brings. */
export interface BotShelf<G extends GameTypes> {
  /** By name, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<G>>>
  /** Whose answers are hints for people, and who stands in where another fails: the name of one of them. */
  readonly adviser: string
}

/** The player that any game has. */
export const RANDOM_PLAYER = 'random'

export function randomBot<G extends GameTypes>(seat: BotSeat<G>): BotReply<ReplyOf<G>> {
  return { answer: seat.sample(), reasons: [], memo: null }
}

/** What a computer player's chance comes from: nothing that the dice come from. */
export function botChance(campaign: string, answers: number, side: string): string {
  return stableHash([campaign, answers, side, 'bot'])
}

/** The seat of a side that must answer now. `chance` names what its random numbers come from. */
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
    // Made only for those who look.
    get view() {
      view ??= match.view(side)
      return view
    },
    decision,
    memo,
    random,
    check: (answer) => match.check(side, answer),
    // What a question's own sample gives is an answer of its kind.
    sample: () => match.sample(random, side) as ReplyOf<G>,
    imagine: match.isImagined
      ? null
      : (future) => new ImaginedFuture(match.imagine(side, future), new Map([[side, memo]]), future)
  }
}

class ImaginedFuture<G extends GameTypes> implements Future<G> {
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

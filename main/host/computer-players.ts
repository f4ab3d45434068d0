import type { AnyGame } from '#shared/engine/any-game.ts'
import { botSeed, RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { Reply } from '#shared/engine/decision.ts'
import type { AwaitedAnswer, OpenMatch } from '#shared/engine/open-match.ts'
import { createRandom } from '#shared/engine/random.ts'
import type { AnswerNote } from '../store/answer-note.ts'
import type { BotOutcome, BotWorker } from './bot-worker.ts'
import { CallFailure } from './call-failure.ts'

/** Random players answer for at most this long before they yield to other work. */
const SLICE_MS = 8

/** The part of a table that its computer players use. */
export interface ComputerTable {
  readonly campaign: string
  readonly seed: string
  readonly game: AnyGame
  readonly match: OpenMatch
  readonly isWatched: boolean
  /** The computer player of a side; null for a person. */
  playerOf(side: string): string | null
  /** The memo that the side saved with its last answer. */
  memoOf(side: string): unknown
  take(side: string, decision: number, answer: Reply, note?: AnswerNote): void
  /** Closes the table after an error that a retry would not fix. */
  fail(error: unknown): void
  /** Reports that a player failed to answer and another answers for it. */
  playerFailed(player: string, why: string): void
}

/** Answers for the computer's sides, one question after the other, while somebody watches. */
export class ComputerPlayers {
  readonly #table: ComputerTable
  readonly #botWorker: BotWorker
  #busy = false
  /** Counts resets: an answer that was requested before a reset is out of date. */
  #resets = 0

  constructor(table: ComputerTable, botWorker: BotWorker) {
    this.#table = table
    this.#botWorker = botWorker
  }

  /** Starts answering if the computer is asked. */
  wake(): void {
    if (this.#busy || !this.#question()) return
    this.#busy = true
    setImmediate(async () => {
      try {
        await this.#answerNext()
        this.#busy = false
        this.wake()
      } catch (error) {
        this.#table.fail(error)
      }
    })
  }

  /** Call after the match has taken an answer. */
  answerTaken(): void {
    this.#botWorker.follow(this.#table.campaign, this.#table.match)
  }

  /** Call when the match has changed other than by an answer, or nobody watches it any more. */
  reset(): void {
    this.#resets += 1
    this.#botWorker.forget(this.#table.campaign)
  }

  /** What the game's adviser would answer for a side. Saves no note. */
  advise(side: string): Promise<BotOutcome> {
    return this.#think(side, this.#table.game.adviser, null)
  }

  /** The next question for the computer. Where the first to act wins, the people at the table go first. */
  #question(): AwaitedAnswer | undefined {
    const { isWatched, match } = this.#table
    if (!isWatched) return undefined
    const isComputer = ({ side }: AwaitedAnswer) => this.#table.playerOf(side) !== null
    const { awaiting, curtain } = match
    return curtain !== null && !awaiting.every(isComputer) ? undefined : awaiting.find(isComputer)
  }

  async #answerNext(): Promise<void> {
    const question = this.#question()
    if (!question) return
    const player = this.#table.playerOf(question.side) ?? RANDOM_PLAYER
    if (player === RANDOM_PLAYER) this.#answerSomeAtRandom()
    else await this.#answerByThinking(question, player)
  }

  #answerSomeAtRandom(): void {
    const end = performance.now() + SLICE_MS
    for (;;) {
      const question = this.#question()
      const isNext = question && this.#table.playerOf(question.side) === RANDOM_PLAYER
      if (!isNext || performance.now() >= end) return
      this.#answerAtRandom(question)
    }
  }

  #answerAtRandom({ side, number }: AwaitedAnswer): void {
    // Random answers cannot exploit the dice, so they may use the campaign's seed, which makes them repeatable.
    const random = createRandom(`${this.#table.seed}/${number}/${side}`)
    const answer = this.#table.match.sample(random, side)
    this.#table.take(side, number, answer)
  }

  /** Asks the player, then the adviser, then answers at random, so that a campaign never waits for a failed player. */
  async #answerByThinking(question: AwaitedAnswer, wanted: string): Promise<void> {
    const { side, number } = question
    for (const player of new Set([wanted, this.#table.game.adviser])) {
      const [resets, { answers }] = [this.#resets, this.#table.match]
      const outcome = await this.#think(side, player, this.#table.memoOf(side))
      const isCurrent = resets === this.#resets && answers === this.#table.match.answers && this.#question()
      if (!isCurrent) return
      const why = 'reply' in outcome ? this.#refusalOf(side, number, player, outcome.reply) : outcome.failed
      if (why === null) return
      this.#table.playerFailed(player, why)
    }
    this.#answerAtRandom(question)
  }

  #think(side: string, player: string, memo: unknown): Promise<BotOutcome> {
    const { campaign, game, match } = this.#table
    return this.#botWorker.think(
      { campaign, game: game.id, match },
      { side, player, memo, chance: this.#chanceOf(side) }
    )
  }

  #chanceOf(side: string): string {
    return botSeed(this.#table.campaign, this.#table.match.answers, side)
  }

  /** Gives the answer to the table. Returns why the rules refuse it, or null. */
  #refusalOf(
    side: string,
    number: number,
    player: string,
    { answer, reasons, memo }: Extract<BotOutcome, { readonly reply: unknown }>['reply']
  ): string | null {
    try {
      this.#table.take(side, number, answer, { player, reasons, memo })
      return null
    } catch (error) {
      if (error instanceof CallFailure && error.error.code === 'refused') return error.message
      throw error
    }
  }
}

import { botChance, RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { Reply } from '#shared/engine/decision.ts'
import type { GameBox } from '#shared/engine/game-box.ts'
import type { Awaited, OpenMatch } from '#shared/engine/open-match.ts'
import { createRandom } from '#shared/engine/random.ts'
import type { AnswerNote } from '../store/answer-note.ts'
import { CallFailure } from './call-failure.ts'
import type { Thinker, Thought } from './thinker.ts'

/** Who answers at random does so for at most this long before others get a word in. */
const SLICE_MS = 8

/** A table, as its computer players need it. */
export interface ComputerTable {
  readonly campaign: string
  readonly seed: string
  readonly game: GameBox
  readonly match: OpenMatch
  readonly isWatched: boolean
  /** The computer player of a side; null where a person sits. */
  playerOf(side: string): string | null
  /** What the side noted with its last answer. */
  memoOf(side: string): unknown
  take(side: string, decision: number, answer: Reply, note?: AnswerNote): void
  /** Something failed that another try would not mend. */
  fail(error: unknown): void
  /** A player's answer could not be had, and another answers for it. */
  playerFailed(player: string, why: string): void
}

/** Answers for the sides that the computer plays, one question after the other, while somebody watches. */
export class ComputerPlayers {
  readonly #table: ComputerTable
  readonly #thinker: Thinker
  #busy = false
  /** Raised when the match goes another way than by its answers: what was thought before is of no use. */
  #ways = 0

  constructor(table: ComputerTable, thinker: Thinker) {
    this.#table = table
    this.#thinker = thinker
  }

  /** There may be a question for the computer. */
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

  /** The match has taken an answer. */
  followed(): void {
    this.#thinker.follow(this.#table.campaign, this.#table.match)
  }

  /** The match stands elsewhere, or nobody plays it any more. */
  turnedAway(): void {
    this.#ways += 1
    this.#thinker.forget(this.#table.campaign)
  }

  /** What the game's adviser would answer for a side; nothing is noted. */
  advise(side: string): Promise<Thought> {
    return this.#think(side, this.#table.game.adviser, null)
  }

  /** The computer answers at once; where the first who acts wins, it lets the people at the table go first. */
  #question(): Awaited | undefined {
    const { isWatched, match } = this.#table
    if (!isWatched) return undefined
    const isComputer = ({ side }: Awaited) => this.#table.playerOf(side) !== null
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

  #answerAtRandom({ side, number }: Awaited): void {
    // Chance has no mind that could learn of the dice: the same seed gives the same answers.
    const random = createRandom(`${this.#table.seed}/${number}/${side}`)
    const answer = this.#table.match.sample(random, side)
    this.#table.take(side, number, answer)
  }

  /** The player, else the adviser, else chance: a campaign never waits for one who cannot answer. */
  async #answerByThinking(question: Awaited, wanted: string): Promise<void> {
    const { side, number } = question
    for (const player of new Set([wanted, this.#table.game.adviser])) {
      const [ways, { answers }] = [this.#ways, this.#table.match]
      const thought = await this.#think(side, player, this.#table.memoOf(side))
      const stands = ways === this.#ways && answers === this.#table.match.answers && this.#question()
      if (!stands) return
      const why = 'reply' in thought ? this.#refused(side, number, player, thought.reply) : thought.failed
      if (why === null) return
      this.#table.playerFailed(player, why)
    }
    this.#answerAtRandom(question)
  }

  #think(side: string, player: string, memo: unknown): Promise<Thought> {
    const { campaign, game, match } = this.#table
    return this.#thinker.think(
      { campaign, game: game.id, match },
      { side, player, memo, chance: this.#chanceOf(side) }
    )
  }

  #chanceOf(side: string): string {
    return botChance(this.#table.campaign, this.#table.match.answers, side)
  }

  /** Why the rules do not take an answer; null when it is taken. */
  #refused(
    side: string,
    number: number,
    player: string,
    { answer, reasons, memo }: Extract<Thought, { readonly reply: unknown }>['reply']
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

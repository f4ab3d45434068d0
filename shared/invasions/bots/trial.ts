import type { Bot, BotReply, BotSeat, Future, ReplyOf } from '../../engine/bot.ts'
import { mean } from '../../engine/mean.ts'
import type { Invasions } from '../types.ts'
import type { InvasionsView } from '../view.ts'
import { sideOfSeat } from './answering.ts'
import { standingOf } from './appraisal/standing.ts'

/** Far more answers than an activation has. */
const MOST_ANSWERS = 150

export const activationOf = ({ turn, active }: InvasionsView): string => `${turn} ${active.join()}`

/** Where answers are tried: a seat, the futures that are imagined from it, and who answers on in them. */
export interface Ground {
  readonly seat: BotSeat<Invasions>
  /** The same future for the same number, so that luck does not choose between answers. */
  readonly future: (number: number) => Future<Invasions>
  readonly player: Bot<Invasions>
}

/** An answer, and how it has gone in the futures seen so far. */
export class Trial {
  readonly reply: BotReply<ReplyOf<Invasions>>
  readonly #ground: Ground
  readonly #outcomes: number[] = []
  #answers = 0

  constructor(reply: BotReply<ReplyOf<Invasions>>, ground: Ground) {
    this.reply = reply
    this.#ground = ground
  }

  get mean(): number {
    return mean(this.#outcomes)
  }

  /** How many answers have been imagined. */
  get answers(): number {
    return this.#answers
  }

  /** How much better it went than another in each of the futures that both have seen. */
  gainsOver(other: Trial): number[] {
    const both = Math.min(this.#outcomes.length, other.#outcomes.length)
    return this.#outcomes.slice(0, both).map((outcome, future) => outcome - (other.#outcomes[future] ?? 0))
  }

  /** Gives the answer in one more future, and sees how the side stands at the end of the activation. */
  seeNext(): void {
    const { seat, future: imagine, player } = this.#ground
    const { side, view } = seat
    const now = activationOf(view)
    const future = imagine(this.#outcomes.length)
    let answers = 0
    future.play(
      (imagined) => (answers++ === 0 ? this.reply : player(imagined)),
      (later) => answers < MOST_ANSWERS && activationOf(later.view) === now
    )
    this.#answers += answers
    this.#outcomes.push(standingOf(future.view(side), sideOfSeat(seat)))
  }
}

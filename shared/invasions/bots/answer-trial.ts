import type { Bot, BotReply, BotSeat, ImaginedFuture, ReplyOf } from '../../engine/bot.ts'
import { mean } from '../../engine/mean.ts'
import type { Invasions } from '../game-types.ts'
import type { InvasionsView } from '../view.ts'
import { sideValue } from './appraisal/side-value.ts'
import { sideOfSeat } from './policy-bot.ts'

/** Far more answers than an activation has. */
const MOST_ANSWERS = 150

export const activationOf = ({ turn, active }: InvasionsView): string => `${turn} ${active.join()}`

/** The setup of trials: the seat, its simulated futures, and the player that answers in them. */
export interface TrialSetup {
  readonly seat: BotSeat<Invasions>
  /** Returns the same future for the same number, so that all answers meet the same luck. */
  readonly future: (number: number) => ImaginedFuture<Invasions>
  readonly player: Bot<Invasions>
}

/** An answer and its results in the futures tried so far. */
export class AnswerTrial {
  readonly reply: BotReply<ReplyOf<Invasions>>
  readonly #ground: TrialSetup
  readonly #outcomes: number[] = []
  #answers = 0

  constructor(reply: BotReply<ReplyOf<Invasions>>, ground: TrialSetup) {
    this.reply = reply
    this.#ground = ground
  }

  get mean(): number {
    return mean(this.#outcomes)
  }

  /** How many answers the trial has simulated. */
  get answers(): number {
    return this.#answers
  }

  /** The difference to another trial in each future that both have tried. */
  gainsOver(other: AnswerTrial): number[] {
    const both = Math.min(this.#outcomes.length, other.#outcomes.length)
    return this.#outcomes.slice(0, both).map((outcome, future) => outcome - (other.#outcomes[future] ?? 0))
  }

  /** Tries the answer in one more future, and records the value of the side at the end of the activation. */
  tryNextFuture(): void {
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
    this.#outcomes.push(sideValue(future.view(side), sideOfSeat(seat)))
  }
}

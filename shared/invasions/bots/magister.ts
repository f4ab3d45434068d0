import type { Bot, BotReply, BotSeat, ReplyOf } from '../../engine/bot.ts'
import { mean } from '../../engine/mean.ts'
import { randomInt } from '../../engine/random.ts'
import type { Invasions } from '../game-types.ts'
import { message } from '../words/message.ts'
import { alternatives } from './alternatives.ts'
import { AnswerTrial, activationOf } from './answer-trial.ts'
import { levels } from './levels.ts'
import { type Memo, readMemo } from './memo.ts'
import type { Policies } from './policy.ts'
import { policyBot, policyInputOf } from './policy-bot.ts'

/** The number of further futures for the policy's answer and the best alternative of the first future. */
const MORE_FUTURES = 2
/** Drops an alternative that is so many points behind the policy's answer in the first future. */
const FAR_BEHIND = 3
/** An alternative must be better by at least so many points, and by more than chance explains. */
const MARGIN = 0.2
/** The limit of simulated answers per activation, because large realms have very many orders. */
const ENOUGH_ANSWERS = 200
/** Also tries orders that seem to cost up to a point. */
const LEAST_TO_BE_TRIED = -1
/** Simulated players weigh fewer orders, to save time. */
const WEIGHED_IN_HASTE = 6

/**
 * A computer player that tries its policy's answer and some alternatives in simulated futures, in which all players
 * answer by the same policies without trials. It gives the answer with the best average result.
 */
export function searchingBot(policies: Policies): Bot<Invasions> {
  const policyPlayer = policyBot(policies, levels.magister)
  const simulatedPlayer = policyBot(policies, { ...levels.magister, weighed: WEIGHED_IN_HASTE })
  return (seat) => {
    const policyReply = policyPlayer(seat)
    const { imagine } = seat
    const noted = noteOf(seat)
    if (!imagine || noted.answers >= ENOUGH_ANSWERS) return withNote(policyReply, noted)
    const others = alternatives(
      policyInputOf(seat, { ...levels.magister, leastWorth: LEAST_TO_BE_TRIED })
    ).filter(({ answer }) => !isSame(answer, policyReply.answer))
    if (others.length === 0) return withNote(policyReply, noted)
    const chance = randomInt(seat.random, 1_000_000)
    const setup = {
      seat,
      player: simulatedPlayer,
      future: (number: number) => imagine(`${chance}/${number}`)
    }
    const own = new AnswerTrial(policyReply, setup)
    const tried = others.map(
      ({ answer, reasons, memo = {} }) => new AnswerTrial({ answer, reasons, memo }, setup)
    )
    const best = bestOf(own, tried)
    const answers = [own, ...tried].reduce((sum, trial) => sum + trial.answers, noted.answers)
    return withNote(best, { ...noted, answers })
  }
}

type SearchNote = NonNullable<Memo['imagined']>
type Reply = BotReply<ReplyOf<Invasions>>

function noteOf({ memo, view }: BotSeat<Invasions>): SearchNote {
  const noted = readMemo(memo)?.imagined
  const activation = activationOf(view)
  return noted?.activation === activation ? noted : { activation, answers: 0 }
}

const withNote = (reply: Reply, imagined: SearchNote): Reply => ({
  ...reply,
  memo: { ...readMemo(reply.memo), imagined }
})

const isSame = (one: Reply['answer'], other: Reply['answer']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The answer with the best average result; the policy's own unless another is clearly better. */
function bestOf(own: AnswerTrial, others: readonly AnswerTrial[]): Reply {
  for (const trial of [own, ...others]) trial.tryNextFuture()
  const [rival] = others
    .filter((trial) => trial.mean !== own.mean && trial.mean > own.mean - FAR_BEHIND)
    .toSorted((one, other) => other.mean - one.mean)
  if (!rival) return own.reply
  for (let future = 0; future < MORE_FUTURES; future++)
    for (const trial of [own, rival]) trial.tryNextFuture()
  if (!endsClearlyBetter(rival, own)) return own.reply
  return { ...rival.reply, reasons: [...rival.reply.reasons, message('bot.imagined')] }
}

/** Whether an answer ends better than another on average, by more than the standard error of the differences. */
function endsClearlyBetter(one: AnswerTrial, other: AnswerTrial): boolean {
  const gains = one.gainsOver(other)
  const gain = mean(gains)
  const spread = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1)
  return gain > Math.max(MARGIN, Math.sqrt(spread / gains.length))
}

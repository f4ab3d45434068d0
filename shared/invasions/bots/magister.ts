import type { Bot, BotReply, BotSeat, ReplyOf } from '../../engine/bot.ts'
import { mean } from '../../engine/mean.ts'
import { randomInt } from '../../engine/random.ts'
import type { Invasions } from '../types.ts'
import { message, signed } from '../words/message.ts'
import { alternatives } from './alternatives.ts'
import { answering, mindOf } from './answering.ts'
import { levels } from './levels.ts'
import { type Memo, readMemo } from './memo.ts'
import type { Policies } from './policy.ts'
import { activationOf, Trial } from './trial.ts'

/** The best answer of the first future, and the one at hand, are looked at in so many more. */
const MORE_FUTURES = 2
/** Whatever is so far behind the answer at hand in the first future is given up. */
const FAR_BEHIND = 3
/** An answer must seem so much better than the one at hand, and by more than what luck alone would make of it. */
const MARGIN = 0.2
/** No more is tried in an activation once so many answers have been imagined: the great realms have most to order. */
const ENOUGH_ANSWERS = 200
/** An order that seems to cost a little is tried, too. */
const LEAST_TO_BE_TRIED = -1
/** In futures all think in haste: what they do is compared, not told. */
const WEIGHED_IN_HASTE = 6

/**
 * Tries what he is about to order, and what else could be ordered, in futures of his own making, everybody in them
 * answering as he would without trying, and gives the answer that has ended best on the average.
 */
export function searching(policies: Policies): Bot<Invasions> {
  const unasked = answering(policies, levels.magister)
  const hasty = answering(policies, { ...levels.magister, weighed: WEIGHED_IN_HASTE })
  return (seat) => {
    const steady = unasked(seat)
    const { imagine } = seat
    const noted = imaginedSoFar(seat)
    if (!imagine || noted.answers >= ENOUGH_ANSWERS) return noting(steady, noted)
    const others = alternatives(mindOf(seat, { ...levels.magister, least: LEAST_TO_BE_TRIED })).filter(
      ({ answer }) => !isSame(answer, steady.answer)
    )
    if (others.length === 0) return noting(steady, noted)
    const chance = randomInt(seat.random, 1_000_000)
    const ground = { seat, player: hasty, future: (number: number) => imagine(`${chance}/${number}`) }
    const own = new Trial(steady, ground)
    const tried = others.map(({ answer, reasons, memo = {} }) => new Trial({ answer, reasons, memo }, ground))
    const best = bestOf(own, tried)
    const answers = [own, ...tried].reduce((sum, trial) => sum + trial.answers, noted.answers)
    return noting(best, { ...noted, answers })
  }
}

type Imagined = NonNullable<Memo['imagined']>
type Reply = BotReply<ReplyOf<Invasions>>

function imaginedSoFar({ memo, view }: BotSeat<Invasions>): Imagined {
  const noted = readMemo(memo)?.imagined
  const activation = activationOf(view)
  return noted?.activation === activation ? noted : { activation, answers: 0 }
}

const noting = (reply: Reply, imagined: Imagined): Reply => ({
  ...reply,
  memo: { ...readMemo(reply.memo), imagined }
})

const isSame = (one: Reply['answer'], other: Reply['answer']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The answer that has ended best; the one at hand where none is clearly better. */
function bestOf(own: Trial, others: readonly Trial[]): Reply {
  for (const trial of [own, ...others]) trial.seeNext()
  const [rival] = others
    .filter((trial) => trial.mean !== own.mean && trial.mean > own.mean - FAR_BEHIND)
    .toSorted((one, other) => other.mean - one.mean)
  if (!rival) return own.reply
  for (let future = 0; future < MORE_FUTURES; future++) for (const trial of [own, rival]) trial.seeNext()
  const gain = clearGain(rival, own)
  if (gain === null) return own.reply
  const change = signed(Math.round(gain * 10) / 10)
  return { ...rival.reply, reasons: [...rival.reply.reasons, message('bot.imagined', { change })] }
}

/** Few futures prove little: what two differ by must be more than the standard error of the differences. */
function clearGain(one: Trial, other: Trial): number | null {
  const gains = one.gainsOver(other)
  const gain = mean(gains)
  const spread = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1)
  return gain > Math.max(MARGIN, Math.sqrt(spread / gains.length)) ? gain : null
}

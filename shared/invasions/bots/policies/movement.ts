import type { Message } from '../../../engine/message.ts'
import type { Answers } from '../../answers.ts'
import { marchScope } from '../../queries/orders/scope.ts'
import { message, reference } from '../../words/message.ts'
import type { IntendedOrder } from '../memo.ts'
import { bestOrders } from '../orders/best.ts'
import { firstAndIntended, stillIntended } from '../orders/intended.ts'
import { answerOf, type Weighed } from '../orders/order.ts'
import type { Judgement, Mind } from '../policy.ts'
import { toldTerms } from '../worth.ts'

type MarchJudgement = Judgement<Answers['march']>

export const MARCH_NO_MORE: MarchJudgement = {
  answer: { values: { move: 'done', pieces: [] } },
  reasons: [message('bot.enough')],
  memo: {}
}

/** XVIII, XXII, XXV: gives the order of greatest worth, or ends the march when none is worth it. */
export function nextOrder({ appraisal, seat, memo }: Mind): MarchJudgement {
  const { movement } = appraisal.board
  // XI.C: before a raid the garrisons do not move.
  if (!movement || movement.quiet) return MARCH_NO_MORE
  const isLegal = ({ order }: Weighed) => seat.check(answerOf(order)) === null
  const scope = marchScope(appraisal.board, movement, appraisal.side, appraisal.from)
  const intended = stillIntended(appraisal, movement, scope, memo?.orders ?? [])
  if (intended && isLegal(intended.weighed)) return judgementOf(intended.weighed, intended.after)
  const best = firstAndIntended((isOut) => bestOrders(appraisal, movement, scope, isOut), isLegal)
  if (best) return judgementOf(best.weighed, best.after)
  return memo?.goal === undefined ? { ...MARCH_NO_MORE, memo: { rests: true } } : MARCH_NO_MORE
}

/** The orders that could be given now, the best first, without a check whether they are legal. */
export function* possibleOrders({ appraisal }: Mind): Generator<MarchJudgement, void> {
  const { movement } = appraisal.board
  if (!movement || movement.quiet) return
  const scope = marchScope(appraisal.board, movement, appraisal.side, appraisal.from)
  for (const weighed of bestOrders(appraisal, movement, scope, () => false)) yield judgementOf(weighed, [])
}

const judgementOf = (weighed: Weighed, orders: readonly IntendedOrder[]): MarchJudgement => ({
  answer: answerOf(weighed.order),
  reasons: reasonsFor(weighed),
  memo: { goal: weighed.order.to, orders: [...orders] }
})

function reasonsFor({ order, purpose, chance, worth }: Weighed): Message[] {
  const named = { nation: reference('nation', order.nation), province: reference('province', order.to) }
  const odds = chance < 1 ? [message('bot.odds', { percent: Math.round(chance * 100) })] : []
  return [message(`bot.${purpose}`, named), ...odds, ...toldTerms(worth)]
}

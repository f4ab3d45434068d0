import type { Message } from '../../../../engine/message.ts'
import type { Answers } from '../../../answers/answer-schemas.ts'
import { marchScope } from '../../../queries/march-orders/march-scope.ts'
import { message, reference } from '../../../words/message.ts'
import { bestOrders } from '../../march-orders/best-orders.ts'
import { planOrders, resumePlan } from '../../march-orders/intended-orders.ts'
import { marchAnswer, type WeighedOrder } from '../../march-orders/possible-order.ts'
import type { IntendedOrder } from '../../memo.ts'
import type { Judgement, PolicyInput } from '../../policy.ts'
import { reasonsFromTerms } from '../../worth.ts'

type MarchJudgement = Judgement<Answers['march']>

export const MARCH_NO_MORE: MarchJudgement = {
  answer: { values: { move: 'done', pieces: [] } },
  reasons: [message('bot.enough')],
  memo: {}
}

/** XVIII, XXII, XXV: gives the order of greatest worth, or ends the march when none is worth it. */
export function marchPolicy({ appraisal, seat, memo }: PolicyInput): MarchJudgement {
  const { movement } = appraisal.board
  // XI.C: before a raid the garrisons do not move.
  if (!movement || movement.quiet) return MARCH_NO_MORE
  const isLegal = ({ order }: WeighedOrder) => seat.check(marchAnswer(order)) === null
  const scope = marchScope(appraisal.board, movement, appraisal.side, appraisal.stancesOf)
  const intended = resumePlan(appraisal, movement, scope, memo?.orders ?? [])
  if (intended && isLegal(intended.weighed)) return judgementOf(intended.weighed, intended.after)
  const best = planOrders((isOut) => bestOrders(appraisal, movement, scope, isOut), isLegal)
  if (best) return judgementOf(best.weighed, best.after)
  return memo?.goal === undefined ? { ...MARCH_NO_MORE, memo: { rests: true } } : MARCH_NO_MORE
}

/** The orders that could be given now, the best first, without a check whether they are legal. */
export function* possibleOrders({ appraisal }: PolicyInput): Generator<MarchJudgement, void> {
  const { movement } = appraisal.board
  if (!movement || movement.quiet) return
  const scope = marchScope(appraisal.board, movement, appraisal.side, appraisal.stancesOf)
  for (const weighed of bestOrders(appraisal, movement, scope, () => false)) yield judgementOf(weighed, [])
}

const judgementOf = (weighed: WeighedOrder, orders: readonly IntendedOrder[]): MarchJudgement => ({
  answer: marchAnswer(weighed.order),
  reasons: reasonsFor(weighed),
  memo: { goal: weighed.order.to, orders: [...orders] }
})

function reasonsFor({ order, purpose, chance, worth }: WeighedOrder): Message[] {
  const named = { nation: reference('nation', order.nation), province: reference('province', order.to) }
  const odds = chance < 1 ? [message('bot.odds', { percent: Math.round(chance * 100) })] : []
  return [message(`bot.${purpose}`, named), ...odds, ...reasonsFromTerms(worth, 1)]
}

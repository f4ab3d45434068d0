import type { Message } from '../../../engine/message.ts'
import { message, reference } from '../../words/message.ts'
import { bestOrders } from '../orders/best.ts'
import { answerOf, type Weighed } from '../orders/order.ts'
import type { Judgement, Mind } from '../policy.ts'
import { toldTerms } from '../worth.ts'

const DONE: Judgement = { answer: { values: { move: 'done', pieces: [] } }, reasons: [message('bot.enough')] }

/** XVIII, XXII, XXV: the order that promises most, as long as one promises something. */
export function nextOrder({ sight, seat }: Mind): Judgement {
  const { movement } = sight.board
  // XI.C: before a raid the garrisons stay as they are.
  if (!movement || movement.quiet) return DONE
  const best = bestOrders(sight, movement).find(({ order }) => seat.check(answerOf(order)) === null)
  if (!best) return DONE
  return { answer: answerOf(best.order), reasons: reasonsFor(best), memo: { goal: best.order.to } }
}

function reasonsFor({ order, purpose, chance, worth }: Weighed): Message[] {
  const named = { nation: reference('nation', order.nation), province: reference('province', order.to) }
  const odds = chance < 1 ? [message('bot.odds', { percent: Math.round(chance * 100) })] : []
  return [message(`bot.${purpose}`, named), ...odds, ...toldTerms(worth)]
}

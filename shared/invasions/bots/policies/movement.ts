import type { Message } from '../../../engine/message.ts'
import { marchScope } from '../../queries/orders/scope.ts'
import { message, reference } from '../../words/message.ts'
import { candidates } from '../orders/candidates.ts'
import { answerOf, type Weighed } from '../orders/order.ts'
import { weigh } from '../orders/weigh.ts'
import type { Judgement, Mind } from '../policy.ts'
import { weights } from '../weights.ts'
import { toldTerms, total } from '../worth.ts'

const DONE: Judgement = { answer: { values: { move: 'done', pieces: [] } }, reasons: [message('bot.enough')] }

/** XVIII, XXII, XXV: the order that promises most, as long as one promises something. */
export function nextOrder({ sight, seat }: Mind): Judgement {
  const { movement } = sight.board
  if (!movement || movement.quiet) return DONE
  const scope = marchScope(sight.board, movement, sight.side)
  const weighed = candidates(sight, movement, scope)
    .map(({ order }) => weigh(sight, scope, order))
    .filter(({ worth }) => total(worth) > weights.least)
    .sort((one, other) => total(other.worth) - total(one.worth))
  const best = weighed.find(({ order }) => seat.check(answerOf(order)) === null)
  return best ? { answer: answerOf(best.order), reasons: reasonsFor(best) } : DONE
}

function reasonsFor({ order, purpose, chance, worth }: Weighed): Message[] {
  const named = { nation: reference('nation', order.nation), province: reference('province', order.to) }
  const odds = chance < 1 ? [message('bot.odds', { percent: Math.round(chance * 100) })] : []
  return [message(`bot.${purpose}`, named), ...odds, ...toldTerms(worth)]
}

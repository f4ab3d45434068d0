import type { Bot, BotSeat } from '../../engine/bot.ts'
import { sideIds } from '../content/ids.ts'
import type { DecisionKind, InquiryOf } from '../decisions.ts'
import type { Invasions } from '../types.ts'
import { boardOf } from '../view-board.ts'
import { sightOf } from './appraisal/sight.ts'
import type { Level } from './levels.ts'
import type { Judgement, Mind, Policies, Policy } from './policy.ts'

/** A computer player that answers each question by its policy. */
export function answering(policies: Policies, level: Level): Bot<Invasions> {
  return (seat) => {
    const judged = judge(policies, mindOf(seat, level))
    const taken = judged && seat.check(judged.answer) === null ? judged : null
    const { answer, reasons } = taken ?? { answer: seat.sample(), reasons: [] }
    return { answer, reasons, memo: taken ? null : { fallback: seat.decision.kind } }
  }
}

function mindOf(seat: BotSeat<Invasions>, level: Level): Mind {
  const side = sideIds.find((id) => id === seat.side)
  if (!side) throw new Error(`there is no side '${seat.side}'`)
  return { seat, sight: sightOf(boardOf(seat.view), side, level) }
}

function judge(policies: Policies, mind: Mind): Judgement | null {
  const { decision } = mind.seat
  return policyFor(policies, decision.kind)(mind, decision)
}

/** The table pairs each kind with its policy; the compiler loses the pair when it is looked up by kind. */
function policyFor(
  policies: Policies,
  kind: DecisionKind
): (mind: Mind, inquiry: InquiryOf<DecisionKind>) => Judgement | null {
  return policies[kind] as Policy<DecisionKind>
}

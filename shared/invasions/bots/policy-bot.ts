import type { Bot, BotSeat } from '../../engine/bot.ts'
import { once } from '../../engine/memoize.ts'
import type { Message } from '../../engine/message.ts'
import { type SideId, sideIds } from '../content/ids.ts'
import type { DecisionKind, InquiryOf } from '../decisions/decision-kinds.ts'
import type { Invasions } from '../game-types.ts'
import { boardOf } from '../view-board.ts'
import { appraisalOf } from './appraisal/appraisal.ts'
import { habitIn } from './habits.ts'
import type { Level } from './levels.ts'
import { type Memo, readMemo } from './memo.ts'
import type { Judgement, Policies, Policy, PolicyInput } from './policy.ts'

/** A computer player that answers each question with the policy for its kind. */
export function policyBot(policies: Policies, level: Level): Bot<Invasions> {
  return (seat) => {
    const input = policyInputOf(seat, level)
    const judged = judge(policies, input)
    const { fallback: _answered, ...memo }: Memo = judged?.memo ?? input.memo ?? {}
    if (judged && seat.check(judged.answer) === null) {
      return { answer: judged.answer, reasons: reasonsOf(judged, seat.decision), memo }
    }
    // No policy gave a legal answer. A random one keeps the game going, and the memo counts the case.
    return { answer: seat.sample(), reasons: [], memo: { ...memo, fallback: seat.decision.kind } }
  }
}

/** What was weighed, or what the player goes by. An answer without an alternative needs no reason. */
function reasonsOf({ reasons }: Judgement, { kind, body }: InquiryOf<DecisionKind>): readonly Message[] {
  if (body.type === 'choice' && body.options.length < 2) return []
  return reasons.length > 0 ? reasons : habitIn(kind)
}

export function policyInputOf(seat: BotSeat<Invasions>, level: Level): PolicyInput {
  // An appraisal costs more than many answers, so it is built on demand.
  const appraisal = once(() => appraisalOf(boardOf(seat.view), sideOfSeat(seat), level))
  return {
    seat,
    get appraisal() {
      return appraisal()
    },
    memo: readMemo(seat.memo)
  }
}

export function sideOfSeat({ side: name }: Pick<BotSeat<Invasions>, 'side'>): SideId {
  const side = sideIds.find((id) => id === name)
  if (!side) throw new Error(`there is no side '${name}'`)
  return side
}

function judge(policies: Policies, input: PolicyInput): Judgement | null {
  const { decision } = input.seat
  return policyFor(policies, decision.kind)(input, decision)
}

/** The table pairs each kind with its policy. TypeScript loses the pair in a lookup by kind. */
function policyFor(
  policies: Policies,
  kind: DecisionKind
): (input: PolicyInput, inquiry: InquiryOf<DecisionKind>) => Judgement | null {
  return policies[kind] as Policy<DecisionKind>
}

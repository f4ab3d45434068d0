import type { Answer, Refusal } from '../../engine/decision.ts'
import type { Question, Script, Waiting } from '../../engine/script.ts'
import type { InvasionsInquiry } from '../decisions.ts'

type Asked = Question<unknown, InvasionsInquiry>

/** Who answers the questions of a script that no match runs. */
export interface Respondent {
  answer(question: Asked): Answer
  /** The rules do not take the answer: nothing can follow. */
  refused(question: Asked, answer: Answer, refusal: Refusal): never
}

/** Runs a script to its end. Those who are asked together answer one after the other. */
export function answerScript<Result>(
  script: Script<Result, InvasionsInquiry>,
  respondent: Respondent
): Result {
  let step = script.next()
  while (!step.done) step = script.next(settled(step.value, respondent))
  return step.value
}

/** What the script waits for. */
function settled(waiting: Waiting<InvasionsInquiry>, respondent: Respondent): unknown {
  const take = (question: Asked) => taken(question, respondent)
  if (waiting.ask === 'one') return take(waiting.question)
  const questions = waiting.pose()
  if (waiting.ask === 'together') return new Map(questions.map((one) => [one.asked.side, take(one)]))
  const [first] = questions
  return first ? { side: first.asked.side, value: take(first) } : null
}

function taken(question: Asked, respondent: Respondent): unknown {
  const answer = respondent.answer(question)
  const verdict = question.check(answer)
  return verdict.ok ? verdict.value : respondent.refused(question, answer, verdict.refusal)
}

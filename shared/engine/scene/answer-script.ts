import type { Answer, Inquiry, Refusal } from '../decision.ts'
import type { AskRequest, Question, Script } from '../script.ts'

/** Asks one side and returns the value of its answer; null if it passes, which only some questions allow. */
export type AskSide<Q extends Inquiry> = (
  question: Question<unknown, Q>,
  mayPass: boolean
) => { readonly value: unknown } | null

/** Runs a script to its end without a match. Asks sides in turn where a match would ask them at once. */
export function runScript<Result, Q extends Inquiry>(script: Script<Result, Q>, ask: AskSide<Q>): Result {
  let step = script.next(undefined)
  while (!step.done) step = script.next(settled(step.value, ask))
  return step.value
}

/** The value that resumes the script. */
function settled<Q extends Inquiry>(waiting: AskRequest<Q>, ask: AskSide<Q>): unknown {
  if (waiting.ask === 'one') return ask(waiting.question, false)?.value
  const questions = waiting.pose()
  if (waiting.ask === 'together')
    return new Map(questions.map((question) => [question.header.side, ask(question, false)?.value]))
  for (const question of questions) {
    const acted = ask(question, true)
    if (acted) return { side: question.header.side, value: acted.value }
  }
  return null
}

/** Answers the questions of a script. */
export interface Respondent<Q extends Inquiry> {
  answer(question: Question<unknown, Q>): Answer
  /** Called when the rules refuse the answer; must throw. */
  refused(question: Question<unknown, Q>, answer: Answer, refusal: Refusal): never
}

/** Runs a script to its end with the answers of one respondent that never passes. */
export function answerScript<Result, Q extends Inquiry>(
  script: Script<Result, Q>,
  respondent: Respondent<Q>
): Result {
  return runScript(script, (question) => {
    const answer = respondent.answer(question)
    const verdict = question.check(answer)
    return verdict.ok ? verdict : respondent.refused(question, answer, verdict.refusal)
  })
}

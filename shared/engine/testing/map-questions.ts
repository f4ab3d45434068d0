import type { Inquiry } from '../decision.ts'
import type { AskRequest, Question, Script } from '../script.ts'

type Change<Q extends Inquiry> = (question: Question<unknown, Q>) => Question<unknown, Q>

/** Replaces the questions of a script, for tests that vary a game in one point. */
export function* mapQuestions<Q extends Inquiry>(
  script: Script<void, Q>,
  change: Change<Q>
): Script<void, Q> {
  let step = script.next(undefined)
  while (!step.done) step = script.next(yield changed(step.value, change))
}

function changed<Q extends Inquiry>(waiting: AskRequest<Q>, change: Change<Q>): AskRequest<Q> {
  if (waiting.ask === 'one') return { ...waiting, question: change(waiting.question) }
  return { ...waiting, pose: () => waiting.pose().map(change) }
}

/** The same question with another check or another sample. */
export function changeQuestion<Q extends Inquiry>(
  { header, inquiry, publicInquiry, ...own }: Question<unknown, Q>,
  { check, sample }: Partial<Pick<Question<unknown, Q>, 'check' | 'sample'>>
): Question<unknown, Q> {
  return {
    header: header,
    inquiry,
    publicInquiry: publicInquiry,
    check: check ?? own.check,
    sample: sample ?? own.sample
  }
}

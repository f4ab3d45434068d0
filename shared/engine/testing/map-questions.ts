import type { Inquiry } from '../decision.ts'
import type { Question, Script, Waiting } from '../script.ts'

type Change<Q extends Inquiry> = (question: Question<unknown, Q>) => Question<unknown, Q>

/** Replaces the questions of a script, for tests that vary a game in one point. */
export function* mapQuestions<Q extends Inquiry>(
  script: Script<void, Q>,
  change: Change<Q>
): Script<void, Q> {
  let step = script.next(undefined)
  while (!step.done) step = script.next(yield changed(step.value, change))
}

function changed<Q extends Inquiry>(waiting: Waiting<Q>, change: Change<Q>): Waiting<Q> {
  if (waiting.ask === 'one') return { ...waiting, question: change(waiting.question) }
  return { ...waiting, pose: () => waiting.pose().map(change) }
}

/** The same question with another check or another sample. */
export function questionWith<Q extends Inquiry>(
  { asked, inquiry, told, ...own }: Question<unknown, Q>,
  { check, sample }: Partial<Pick<Question<unknown, Q>, 'check' | 'sample'>>
): Question<unknown, Q> {
  return { asked, inquiry, told, check: check ?? own.check, sample: sample ?? own.sample }
}

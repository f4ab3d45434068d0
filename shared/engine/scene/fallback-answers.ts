import type { Answer, Decision } from '../decision.ts'
import { leastValues, presetValues } from '../form-fields.ts'
import type { RandomState } from '../random.ts'
import type { Question } from '../script.ts'

/** The first option of a choice, the least values of a form. */
export function firstAnswer({ kind, body }: Decision): Answer {
  if (body.type === 'form') return { values: leastValues(body.fields) }
  const [first] = body.options
  if (!first) throw new Error(`${kind} has no option`)
  return { option: first.key }
}

/** The first legal of: the first answer, the preset, a random answer. */
export function firstLegalAnswer(
  decision: Decision,
  question: Question<unknown>,
  random: RandomState
): Answer {
  const { body } = decision
  const least = firstAnswer(decision)
  const filledIn: Answer[] = body.type === 'form' && body.preset ? [{ values: presetValues(body) }] : []
  return [least, ...filledIn].find((answer) => question.check(answer).ok) ?? question.sample(random)
}

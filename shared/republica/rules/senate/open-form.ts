import { accepted, type FormBody, type FormValues, refused, type Verdict } from '../../../engine/decision.ts'
import type { SectionId } from '../../sections.ts'
import { message, type RefusalKey } from '../../words/message.ts'

/** A form whose fields list nothing: the page composes the answer from queries, and `check` alone decides. */
export function openForm<Values extends FormValues>(): FormBody<Values> {
  return { type: 'form', fields: [], open: true }
}

/** The verdict on a composed answer: what it leads to, or why it is refused. */
export function verdict<A>(value: A, problem: RefusalKey | null, rule: SectionId): Verdict<A> {
  return problem ? refused(message(`refusal.${problem}`), rule) : accepted(value)
}

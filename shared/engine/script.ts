import {
  type Answer,
  accepted,
  type BlockedOption,
  type ChoiceBody,
  type FormBody,
  type FormValues,
  type Inquiry,
  type Option,
  type Refusal,
  refused,
  type Verdict
} from './decision.ts'
import { checkFields } from './form-fields.ts'
import { engineMessage as message } from './message.ts'
import { pickOne, type RandomState } from './random.ts'

/** A question as the engine holds it: the data to show, the test of an answer, and a random legal answer. */
export interface Question<A> {
  readonly inquiry: Inquiry
  check(answer: Answer): Verdict<A>
  sample(random: RandomState): Answer
}

/** What a waiting script hands the engine: its question, and why the last answer was refused, if it was. */
export interface Waiting {
  readonly question: Question<unknown>
  readonly refusal: Refusal | null
}

/** A piece of the rules in progress. It changes the state, schedules tasks, and asks. */
export type Script<Result = void> = Generator<Waiting, Result, Answer>

/** Asks until the answer is legal. `check` must not change the state: a refused answer leaves no trace. */
export function* ask<A>(question: Question<A>): Script<A> {
  let refusal: Refusal | null = null
  for (;;) {
    const answer: Answer = yield { question, refusal }
    const verdict = question.check(answer)
    if (verdict.ok) return verdict.value
    refusal = verdict.refusal
  }
}

type Asked = Omit<Inquiry, 'body'>

/** An option together with what choosing it means to the script. */
export interface ValuedOption<A> extends Option {
  readonly value: A
}

/** Asks for one of a list. */
export function choose<A>(
  asked: Asked,
  options: readonly ValuedOption<A>[],
  blocked?: readonly BlockedOption[]
): Script<A> {
  if (options.length === 0) throw new Error(`${asked.kind} (${asked.rule}) has no option to choose`)
  return ask<A>({
    inquiry: onDemand(asked, () => choiceBody(options, blocked)),
    check(answer) {
      const chosen = 'option' in answer ? options.find((option) => option.key === answer.option) : undefined
      return chosen ? accepted(chosen.value) : refused(message('refusal.not-an-option'), asked.rule)
    },
    sample: (random) => ({ option: pickOne(random, options).key })
  })
}

function choiceBody<A>(
  options: readonly ValuedOption<A>[],
  blocked: readonly BlockedOption[] | undefined
): ChoiceBody {
  const shown = options.map(({ value: _, ...option }): Option => option)
  return { type: 'choice', options: shown, ...(blocked ? { blocked } : {}) }
}

/** An inquiry whose body is made only for those who look at it. */
function onDemand(asked: Asked, makeBody: () => Inquiry['body']): Inquiry {
  let body: Inquiry['body'] | null = null
  return {
    ...asked,
    get body() {
      body ??= makeBody()
      return body
    }
  }
}

/** Asks yes or no. */
export function confirm(asked: Asked): Script<boolean> {
  return choose(asked, [
    { key: 'yes', label: message('option.yes'), value: true },
    { key: 'no', label: message('option.no'), value: false }
  ])
}

/** Asks for a composed answer: fields first, then the rules' own test of the whole. */
export function compose<A>(
  asked: Asked,
  form: FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A> {
  return composeOnDemand(
    asked,
    () => form,
    (values) => {
      const fields = checkFields(form, values, asked.rule)
      return fields.ok ? check(fields.value) : fields
    },
    sample
  )
}

/**
 * The same where listing all that could be chosen takes long: the form is made only for those who look at it,
 * and `check` must test the fields too.
 */
export function composeOnDemand<A>(
  asked: Asked,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A> {
  return ask<A>({
    inquiry: onDemand(asked, makeForm),
    check: (answer) =>
      'values' in answer ? check(answer.values) : refused(message('refusal.not-a-form'), asked.rule),
    sample: (random) => ({ values: { ...sample(random) } })
  })
}

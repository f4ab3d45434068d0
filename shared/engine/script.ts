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
export interface Question<A, Q extends Inquiry = Inquiry> {
  /** Who is asked and what, without the answers. */
  readonly asked: Asked
  readonly inquiry: Q
  /** What a page is told of it, where the inquiry lists more than anybody would want to be sent. */
  readonly told?: Q | undefined
  check(answer: Answer): Verdict<A>
  sample(random: RandomState): Answer
}

/** What a waiting script hands the engine: its open questions, and why the last answer was refused, if it was. */
export interface Waiting<Q extends Inquiry = Inquiry> {
  /** As a rule one; at most one for each side. */
  readonly questions: readonly Question<unknown, Q>[]
  readonly refusal: Refusal | null
}

/** An answer, and the side that gives it. */
export interface Reply {
  readonly side: string
  readonly answer: Answer
}

/** A piece of the rules in progress. It changes the state, schedules tasks, and asks. */
export type Script<Result = void, Q extends Inquiry = Inquiry> = Generator<Waiting<Q>, Result, Reply>

/** Asks until the answer is legal. `check` must not change the state: a refused answer leaves no trace. */
export function* ask<A, Q extends Inquiry>(question: Question<A, Q>): Script<A, Q> {
  const questions = [question]
  let refusal: Refusal | null = null
  for (;;) {
    const { answer }: Reply = yield { questions, refusal }
    const verdict = question.check(answer)
    if (verdict.ok) return verdict.value
    refusal = verdict.refusal
  }
}

/** Asks several sides at once and goes on when each has answered, in whatever order. */
export function* askTogether<A, Q extends Inquiry>(
  questions: readonly Question<A, Q>[]
): Script<ReadonlyMap<string, A>, Q> {
  const answers = new Map<string, A>()
  let refusal: Refusal | null = null
  for (;;) {
    const open = questions.filter(({ asked }) => !answers.has(asked.side))
    if (open.length === 0) return answers
    const reply: Reply = yield { questions: open, refusal }
    const { side, answer } = reply
    const verdict: Verdict<A> | undefined = open.find(({ asked }) => asked.side === side)?.check(answer)
    refusal = verdict?.ok === false ? verdict.refusal : null
    if (verdict?.ok) answers.set(side, verdict.value)
  }
}

/** What is asked, before its answers are listed. */
export type Asked = Omit<Inquiry, 'body'>

/** The same with its answers: it keeps its own kind and what it is about, so that a game's union takes it or not. */
export type Posed<A extends Asked> = A & Pick<Inquiry, 'body'>

/** An option together with what choosing it means to the script. */
export interface ValuedOption<A> extends Option {
  readonly value: A
}

/** What else a choice may show. */
export interface ChoiceExtras {
  readonly blocked?: readonly BlockedOption[]
  readonly preset?: () => ChoiceBody['preset']
}

/** One of a list, as a question. */
export function choiceOf<A, const Q extends Asked = Asked>(
  asked: Q,
  options: readonly ValuedOption<A>[],
  { blocked, preset }: ChoiceExtras = {}
): Question<A, Posed<Q>> {
  if (options.length === 0) throw new Error(`${asked.kind} (${asked.rule}) has no option to choose`)
  return new Posing(asked, () => choiceBody(options, blocked, preset?.()), {
    check(answer) {
      const chosen = 'option' in answer ? options.find((option) => option.key === answer.option) : undefined
      return chosen ? accepted(chosen.value) : refused(message('refusal.not-an-option'), asked.rule)
    },
    sample: (random) => ({ option: pickOne(random, options).key })
  })
}

/** Asks for one of a list. */
export function choose<A, const Q extends Asked = Asked>(
  asked: Q,
  options: readonly ValuedOption<A>[],
  extras?: ChoiceExtras
): Script<A, Posed<Q>> {
  return ask(choiceOf(asked, options, extras))
}

function choiceBody<A>(
  options: readonly ValuedOption<A>[],
  blocked: readonly BlockedOption[] | undefined,
  preset: ChoiceBody['preset']
): ChoiceBody {
  const shown = options.map(({ value: _, ...option }): Option => option)
  return { type: 'choice', options: shown, ...(preset ? { preset } : {}), ...(blocked ? { blocked } : {}) }
}

/** A question whose inquiry is made only for those who look at it, and its body for those who look at that. */
class Posing<A, Q extends Asked> implements Question<A, Posed<Q>> {
  readonly asked: Q
  readonly check: Question<A>['check']
  readonly sample: Question<A>['sample']
  readonly told: Posed<Q> | undefined
  readonly #makeBody: () => Inquiry['body']
  #inquiry: Posed<Q> | null = null

  constructor(
    asked: Q,
    makeBody: () => Inquiry['body'],
    { check, sample, told }: Pick<Question<A, Posed<Q>>, 'check' | 'sample' | 'told'>
  ) {
    this.asked = asked
    this.check = check
    this.sample = sample
    this.told = told
    this.#makeBody = makeBody
  }

  get inquiry(): Posed<Q> {
    this.#inquiry ??= onDemand(this.asked, this.#makeBody)
    return this.#inquiry
  }
}

function onDemand<Q extends Asked>(asked: Q, makeBody: () => Inquiry['body']): Posed<Q> {
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
export function confirm<const Q extends Asked>(asked: Q, extras?: ChoiceExtras): Script<boolean, Posed<Q>> {
  return choose(
    asked,
    [
      { key: 'yes', label: message('option.yes'), value: true },
      { key: 'no', label: message('option.no'), value: false }
    ],
    extras
  )
}

/** Asks for a composed answer: fields first, then the rules' own test of the whole. */
export function compose<A, const Q extends Asked = Asked>(
  asked: Q,
  form: FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A, Posed<Q>> {
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
export function composeOnDemand<A, const Q extends Asked = Asked>(
  asked: Q,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A, Posed<Q>> {
  return ask(formOf(asked, makeForm, check, sample))
}

/** The same where it would also be too long to be sent: a page is told that the form is open, and asks a query. */
export function composeOpen<A, const Q extends Asked = Asked>(
  asked: Q,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A, Posed<Q>> {
  const told = { ...asked, body: { type: 'form', fields: [], open: true } } as const
  return ask(formOf(asked, makeForm, check, sample, told))
}

/** A composed answer, as a question. */
export function formOf<A, const Q extends Asked>(
  asked: Q,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues,
  told?: Posed<Q>
): Question<A, Posed<Q>> {
  return new Posing(asked, makeForm, {
    check: (answer) =>
      'values' in answer ? check(answer.values) : refused(message('refusal.not-a-form'), asked.rule),
    sample: (random) => ({ values: { ...sample(random) } }),
    ...(told ? { told } : {})
  })
}

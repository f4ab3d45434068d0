import {
  type Answer,
  accepted,
  type BlockedOption,
  type ChoiceBody,
  type FormBody,
  type FormValues,
  type Inquiry,
  type Option,
  type Preset,
  refused,
  type Verdict
} from './decision.ts'
import { checkFields } from './form-fields.ts'
import { engineMessage as message } from './message.ts'
import { type OptionKey, sameKey } from './option-key.ts'
import { pickOne, type RandomState } from './random.ts'

/** A question as the engine holds it: the data to show, the test of an answer, and a random legal answer. */
export interface Question<A, Q extends Inquiry = Inquiry> {
  /** Who is asked and what, without the answers. */
  readonly header: QuestionHeader
  readonly inquiry: Q
  /** What a page is told of it, where the inquiry lists more than anybody would want to be sent. */
  readonly publicInquiry?: Q | undefined
  /** Of a question that is open to many: this side can only pass. */
  readonly onlyPass?: true
  /** It must not change the state: a refused answer leaves no trace. */
  check(answer: Answer): Verdict<A>
  sample(random: RandomState): Answer
}

/** What a script waits for. The engine checks what arrives, keeps it, and resumes the script with the value. */
export type AskRequest<Q extends Inquiry = Inquiry> =
  /** Resumed with the value of the answer. */
  | { readonly ask: 'one'; readonly question: Question<unknown, Q> }
  /** Resumed with a map from each side to the value of its answer, when all have answered. */
  | { readonly ask: 'together'; pose(): readonly Question<unknown, Q>[] }
  /** Resumed with the side that acts and the value of its answer, or with null when all have passed. */
  | ({ readonly ask: 'any'; pose(): readonly Question<unknown, Q>[] } & AskAnyOptions)

/** How a question open to many is put to them. */
export interface AskAnyOptions {
  /**
   * Who sits at one computer must not learn who could have acted by who is asked. `everyone`: each is asked in turn,
   * also those who can only pass. `no-one`: the question lies open on the table, and whoever wants to act says so.
   */
  readonly curtain: 'everyone' | 'no-one'
  /** Names the phase that a side may pass for; without it nobody can pass for a phase. */
  readonly phase?: string
}

/** A piece of the rules in progress. It changes the state, schedules tasks, and asks. */
export type Script<Result = void, Q extends Inquiry = Inquiry> = Generator<AskRequest<Q>, Result, unknown>

/** Asks one side. */
export function* ask<A, Q extends Inquiry>(question: Question<A, Q>): Script<A, Q> {
  const value = yield { ask: 'one', question }
  // The engine resumes a script with what this question's own check has made of the answer.
  return value as A
}

/**
 * Asks several sides at once. Who has answered is public; what, nobody learns before all have. Until then each may
 * change its answer. The questions are posed anew where a computer player imagines them with other hidden cards, so
 * `pose` must not change the state.
 */
export function* askTogether<A, Q extends Inquiry>(
  pose: () => readonly Question<A, Q>[]
): Script<ReadonlyMap<string, A>, Q> {
  const answers = yield { ask: 'together', pose }
  // As above, by side.
  return answers as ReadonlyMap<string, A>
}

/** Somebody has used a question that was open to many. */
export interface ActingSide<A> {
  readonly side: string
  readonly value: A
}

/** Asks many, of whom the first who acts wins; null when all pass. `pose` must not change the state. */
export function* askAny<A, Q extends Inquiry>(
  pose: () => readonly Question<A, Q>[],
  how: AskAnyOptions
): Script<ActingSide<A> | null, Q> {
  const acted = yield { ask: 'any', pose, ...how }
  // As above, with its side.
  return acted as ActingSide<A> | null
}

/** What is asked, before its answers are listed. */
export type QuestionHeader = Omit<Inquiry, 'body'>

/** The same with its answers: it keeps its own kind and what it is about, so that a game's union takes it or not. */
export type InquiryWith<A extends QuestionHeader> = A & Pick<Inquiry, 'body'>

/** An option together with what choosing it means to the script. */
export interface ValuedOption<A, Key extends OptionKey = OptionKey> extends Option<Key> {
  readonly value: A
}

/** What else a choice may show. */
export interface ChoiceExtras<Key extends OptionKey = OptionKey> {
  readonly blocked?: readonly BlockedOption[]
  readonly preset?: () => Preset<Key> | undefined
}

/** One of a list, as a question. */
export function choiceQuestion<
  A,
  const Q extends QuestionHeader = QuestionHeader,
  Key extends OptionKey = OptionKey
>(
  asked: Q,
  options: readonly ValuedOption<A, Key>[],
  { blocked, preset }: ChoiceExtras<Key> = {}
): Question<A, InquiryWith<Q>> {
  if (options.length === 0) throw new Error(`${asked.kind} (${asked.rule}) has no option to choose`)
  return new Posing(asked, () => choiceBody(options, blocked, preset?.()), {
    check(answer) {
      const chosen = 'option' in answer ? options.find(({ key }) => sameKey(key, answer.option)) : undefined
      return chosen ? accepted(chosen.value) : refused(message('refusal.not-an-option'), asked.rule)
    },
    sample: (random) => ({ option: pickOne(random, options).key })
  })
}

/** The same for a side that can only pass, where the question is open to many: it is asked like the others. */
export function passOnlyQuestion<const Q extends QuestionHeader>(asked: Q): Question<never, InquiryWith<Q>> {
  return {
    header: asked,
    inquiry: { ...asked, body: { type: 'choice', options: [] } },
    onlyPass: true,
    check: () => refused(message('refusal.not-an-option'), asked.rule),
    sample: () => {
      throw new Error(`${asked.kind} (${asked.rule}): this side can only pass`)
    }
  }
}

/** Asks for one of a list. */
export function choose<A, const Q extends QuestionHeader = QuestionHeader, Key extends OptionKey = OptionKey>(
  asked: Q,
  options: readonly ValuedOption<A, Key>[],
  extras?: ChoiceExtras<Key>
): Script<A, InquiryWith<Q>> {
  return ask(choiceQuestion(asked, options, extras))
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
class Posing<A, Q extends QuestionHeader> implements Question<A, InquiryWith<Q>> {
  readonly header: Q
  readonly check: Question<A>['check']
  readonly sample: Question<A>['sample']
  readonly publicInquiry: InquiryWith<Q> | undefined
  readonly #makeBody: () => Inquiry['body']
  #inquiry: InquiryWith<Q> | null = null

  constructor(
    asked: Q,
    makeBody: () => Inquiry['body'],
    {
      check,
      sample,
      publicInquiry: told
    }: Pick<Question<A, InquiryWith<Q>>, 'check' | 'sample' | 'publicInquiry'>
  ) {
    this.header = asked
    this.check = check
    this.sample = sample
    this.publicInquiry = told
    this.#makeBody = makeBody
  }

  get inquiry(): InquiryWith<Q> {
    this.#inquiry ??= onDemand(this.header, this.#makeBody)
    return this.#inquiry
  }
}

function onDemand<Q extends QuestionHeader>(asked: Q, makeBody: () => Inquiry['body']): InquiryWith<Q> {
  let body: Inquiry['body'] | null = null
  return {
    ...asked,
    get body() {
      body ??= makeBody()
      return body
    }
  }
}

/** Yes or no, as a question. */
export function confirmQuestion<const Q extends QuestionHeader>(
  asked: Q,
  extras?: ChoiceExtras<'yes' | 'no'>
): Question<boolean, InquiryWith<Q>> {
  return choiceQuestion(
    asked,
    [
      { key: 'yes', label: message('option.yes'), value: true },
      { key: 'no', label: message('option.no'), value: false }
    ],
    extras
  )
}

/** Asks yes or no. */
export function confirm<const Q extends QuestionHeader>(
  asked: Q,
  extras?: ChoiceExtras<'yes' | 'no'>
): Script<boolean, InquiryWith<Q>> {
  return ask(confirmQuestion(asked, extras))
}

/** Asks for a composed answer: fields first, then the rules' own test of the whole. */
export function compose<
  A,
  const Q extends QuestionHeader = QuestionHeader,
  Values extends FormValues = FormValues
>(
  asked: Q,
  form: FormBody<Values>,
  check: (values: Values) => Verdict<A>,
  sample: (random: RandomState) => Values
): Script<A, InquiryWith<Q>> {
  return composeOnDemand(
    asked,
    () => form,
    (values: Values) => {
      const fields = checkFields(form, values, asked.rule)
      return fields.ok ? check(values) : fields
    },
    sample
  )
}

/**
 * The same where listing all that could be chosen takes long: the form is made only for those who look at it,
 * and `check` must test the fields too.
 */
export function composeOnDemand<
  A,
  const Q extends QuestionHeader = QuestionHeader,
  Values extends FormValues = FormValues
>(
  asked: Q,
  makeForm: () => FormBody<Values>,
  check: (values: Values) => Verdict<A>,
  sample: (random: RandomState) => Values
): Script<A, InquiryWith<Q>> {
  return ask(formQuestion(asked, makeForm, check, sample))
}

/** The same where it would also be too long to be sent: a page is told that the form is open, and asks a query. */
export function composeOpen<
  A,
  const Q extends QuestionHeader = QuestionHeader,
  Values extends FormValues = FormValues
>(
  asked: Q,
  makeForm: () => FormBody<Values>,
  check: (values: Values) => Verdict<A>,
  sample: (random: RandomState) => Values
): Script<A, InquiryWith<Q>> {
  const told = { ...asked, body: { type: 'form', fields: [], open: true } } as const
  return ask(formQuestion(asked, makeForm, check, sample, told))
}

/** A composed answer, as a question. */
export function formQuestion<A, const Q extends QuestionHeader, Values extends FormValues = FormValues>(
  asked: Q,
  makeForm: () => FormBody<Values>,
  check: (values: Values) => Verdict<A>,
  sample: (random: RandomState) => Values,
  told?: InquiryWith<Q>
): Question<A, InquiryWith<Q>> {
  return new Posing(asked, makeForm, {
    check: (answer) =>
      // The schema of this kind of question has read the answer where it arrived.
      'values' in answer
        ? check(answer.values as Values)
        : refused(message('refusal.not-a-form'), asked.rule),
    sample: (random) => ({ values: { ...sample(random) } }),
    ...(told ? { publicInquiry: told } : {})
  })
}

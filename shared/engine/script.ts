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

/** A question in the engine: its data, the test of an answer, and a random legal answer. */
export interface Question<A, Q extends Inquiry = Inquiry> {
  /** Who is asked what, without the options. */
  readonly header: QuestionHeader
  readonly inquiry: Q
  /** What the page receives instead of the inquiry, where the inquiry is too large to send. */
  readonly publicInquiry?: Q | undefined
  /** In a question open to many: this side can only pass. */
  readonly onlyPass?: true
  /** Must not change the state: a refused answer leaves no trace. */
  check(answer: Answer): Verdict<A>
  sample(random: RandomState): Answer
}

/** What a script yields: a request to ask. The engine checks the answers and resumes the script with their values. */
export type AskRequest<Q extends Inquiry = Inquiry> =
  /** Resumed with the value of the answer. */
  | { readonly ask: 'one'; readonly question: Question<unknown, Q> }
  /** Resumed with a map from each side to the value of its answer, when all have answered. */
  | { readonly ask: 'together'; pose(): readonly Question<unknown, Q>[] }
  /** Resumed with the side that acts and the value of its answer, or with null when all have passed. */
  | ({ readonly ask: 'any'; pose(): readonly Question<unknown, Q>[] } & AskAnyOptions)

/** How to ask a question that is open to many. */
export interface AskAnyOptions {
  /**
   * People at one computer must not learn from who is asked who could have acted. `everyone`: asks each side in turn,
   * also those that can only pass. `no-one`: shows the question to all, and whoever wants to act says so.
   */
  readonly curtain: 'everyone' | 'no-one'
  /** The phase that a side may pass for; absent: nobody can pass for a phase. */
  readonly phase?: string
}

/** A running piece of the rules. It changes the state, schedules tasks, and asks. */
export type Script<Result = void, Q extends Inquiry = Inquiry> = Generator<AskRequest<Q>, Result, unknown>

/** Asks one side. */
export function* ask<A, Q extends Inquiry>(question: Question<A, Q>): Script<A, Q> {
  const value = yield { ask: 'one', question }
  // The engine resumes a script with what this question's own check has made of the answer.
  return value as A
}

/**
 * Asks several sides at once. Who has answered is public; the answers stay sealed until all have answered, and until
 * then each side may change its own. `pose` must not change the state: imagined copies of a match call it again.
 */
export function* askTogether<A, Q extends Inquiry>(
  pose: () => readonly Question<A, Q>[]
): Script<ReadonlyMap<string, A>, Q> {
  const answers = yield { ask: 'together', pose }
  // As above, by side.
  return answers as ReadonlyMap<string, A>
}

/** The side that acted on a question open to many. */
export interface ActingSide<A> {
  readonly side: string
  readonly value: A
}

/** Asks several sides; the first that acts wins. Returns null when all pass. `pose` must not change the state. */
export function* askAny<A, Q extends Inquiry>(
  pose: () => readonly Question<A, Q>[],
  how: AskAnyOptions
): Script<ActingSide<A> | null, Q> {
  const acted = yield { ask: 'any', pose, ...how }
  // As above, with its side.
  return acted as ActingSide<A> | null
}

/** Who is asked what, under which section, without the options. */
export type QuestionHeader = Omit<Inquiry, 'body'>

/** The inquiry that a header becomes with its body. Keeps the header's own kind and `about`, for the game's union. */
export type InquiryWith<A extends QuestionHeader> = A & Pick<Inquiry, 'body'>

/** An option with the value that the script receives when it is chosen. */
export interface ValuedOption<A, Key extends OptionKey = OptionKey> extends Option<Key> {
  readonly value: A
}

/** Optional parts of a choice. */
export interface ChoiceExtras<Key extends OptionKey = OptionKey> {
  readonly blocked?: readonly BlockedOption[]
  readonly preset?: () => Preset<Key> | undefined
}

/** A choice as a question. */
export function choiceQuestion<
  A,
  const Q extends QuestionHeader = QuestionHeader,
  Key extends OptionKey = OptionKey
>(
  header: Q,
  options: readonly ValuedOption<A, Key>[],
  { blocked, preset }: ChoiceExtras<Key> = {}
): Question<A, InquiryWith<Q>> {
  if (options.length === 0) throw new Error(`${header.kind} (${header.rule}) has no option to choose`)
  return new LazyQuestion(header, () => choiceBody(options, blocked, preset?.()), {
    check(answer) {
      const chosen = 'option' in answer ? options.find(({ key }) => sameKey(key, answer.option)) : undefined
      return chosen ? accepted(chosen.value) : refused(message('refusal.not-an-option'), header.rule)
    },
    sample: (random) => ({ option: pickOne(random, options).key })
  })
}

/** A question open to many for a side that can only pass: it is asked like the others, so that nobody learns why. */
export function passOnlyQuestion<const Q extends QuestionHeader>(header: Q): Question<never, InquiryWith<Q>> {
  return {
    header,
    inquiry: { ...header, body: { type: 'choice', options: [] } },
    onlyPass: true,
    check: () => refused(message('refusal.not-an-option'), header.rule),
    sample: () => {
      throw new Error(`${header.kind} (${header.rule}): this side can only pass`)
    }
  }
}

/** Asks for one option of a list. */
export function choose<A, const Q extends QuestionHeader = QuestionHeader, Key extends OptionKey = OptionKey>(
  header: Q,
  options: readonly ValuedOption<A, Key>[],
  extras?: ChoiceExtras<Key>
): Script<A, InquiryWith<Q>> {
  return ask(choiceQuestion(header, options, extras))
}

function choiceBody<A>(
  options: readonly ValuedOption<A>[],
  blocked: readonly BlockedOption[] | undefined,
  preset: ChoiceBody['preset']
): ChoiceBody {
  const shown = options.map(({ value: _, ...option }): Option => option)
  return { type: 'choice', options: shown, ...(preset ? { preset } : {}), ...(blocked ? { blocked } : {}) }
}

/** A question that builds its inquiry, and the inquiry's body, only when somebody reads them. */
class LazyQuestion<A, Q extends QuestionHeader> implements Question<A, InquiryWith<Q>> {
  readonly header: Q
  readonly check: Question<A>['check']
  readonly sample: Question<A>['sample']
  readonly publicInquiry: InquiryWith<Q> | undefined
  readonly #makeBody: () => Inquiry['body']
  #inquiry: InquiryWith<Q> | null = null

  constructor(
    header: Q,
    makeBody: () => Inquiry['body'],
    { check, sample, publicInquiry }: Pick<Question<A, InquiryWith<Q>>, 'check' | 'sample' | 'publicInquiry'>
  ) {
    this.header = header
    this.check = check
    this.sample = sample
    this.publicInquiry = publicInquiry
    this.#makeBody = makeBody
  }

  get inquiry(): InquiryWith<Q> {
    this.#inquiry ??= onDemand(this.header, this.#makeBody)
    return this.#inquiry
  }
}

function onDemand<Q extends QuestionHeader>(header: Q, makeBody: () => Inquiry['body']): InquiryWith<Q> {
  let body: Inquiry['body'] | null = null
  return {
    ...header,
    get body() {
      body ??= makeBody()
      return body
    }
  }
}

/** Yes or no as a question. */
export function confirmQuestion<const Q extends QuestionHeader>(
  header: Q,
  extras?: ChoiceExtras<'yes' | 'no'>
): Question<boolean, InquiryWith<Q>> {
  return choiceQuestion(
    header,
    [
      { key: 'yes', label: message('option.yes'), value: true },
      { key: 'no', label: message('option.no'), value: false }
    ],
    extras
  )
}

/** Asks yes or no. */
export function confirm<const Q extends QuestionHeader>(
  header: Q,
  extras?: ChoiceExtras<'yes' | 'no'>
): Script<boolean, InquiryWith<Q>> {
  return ask(confirmQuestion(header, extras))
}

/** A form, with the rules' test of its values. */
export interface FormSpec<A, Values extends FormValues = FormValues> {
  /** The form. Where listing all options takes long, a function that builds it for those who look at it. */
  readonly form: FormBody<Values> | (() => FormBody<Values>)
  /** Tests the values as a whole. The engine tests the fields first, but only where `form` is no function. */
  readonly check: (values: Values) => Verdict<A>
  readonly sample: (random: RandomState) => Values
  /** The page receives an open form without fields, because all options would be too much to send, and asks a query. */
  readonly isOpen?: true
}

/** A form as a question. */
export function formQuestion<A, const Q extends QuestionHeader, Values extends FormValues = FormValues>(
  header: Q,
  { form, check, sample, isOpen }: FormSpec<A, Values>
): Question<A, InquiryWith<Q>> {
  const checkValues = (values: Values): Verdict<A> => {
    if (typeof form === 'function') return check(values)
    const fields = checkFields(form, values, header.rule)
    return fields.ok ? check(values) : fields
  }
  return new LazyQuestion(header, () => (typeof form === 'function' ? form() : form), {
    check: (answer) =>
      // The schema of this kind of question has parsed the answer where it arrived.
      'values' in answer
        ? checkValues(answer.values as Values)
        : refused(message('refusal.not-a-form'), header.rule),
    sample: (random) => ({ values: { ...sample(random) } }),
    ...(isOpen ? { publicInquiry: { ...header, body: { type: 'form', fields: [], open: true } } } : {})
  })
}

/** Asks for the values of a form. */
export function askForm<
  A,
  const Q extends QuestionHeader = QuestionHeader,
  Values extends FormValues = FormValues
>(header: Q, spec: FormSpec<A, Values>): Script<A, InquiryWith<Q>> {
  return ask(formQuestion(header, spec))
}

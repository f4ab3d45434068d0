import type {
  ChoiceAnswer,
  ChoiceBody,
  FormAnswer,
  FormValues,
  Inquiry,
  Option
} from '../../engine/decision.ts'
import { presetValues } from '../../engine/form-fields.ts'
import type { Message } from '../../engine/message.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import type { Answers } from '../answers/answer-schemas.ts'
import type { DecisionKind, InquiryOf } from '../decisions/decision-kinds.ts'
import type { Judgement, PolicyInput } from './policy.ts'
import { reasonsFromTerms, scaled, total, type Worth } from './worth.ts'

/** Chooses the option with this key. */
export const choosing = <const Key extends OptionKey>(
  key: Key,
  worth: Worth = []
): Judgement<ChoiceAnswer<Key>> => ({ answer: { option: key }, reasons: reasonsFromTerms(worth) })

/** Acts if the worth is positive. The reasons are those of the answer: what acting brings, or what refraining spares. */
export const actIf = <const Act extends OptionKey, const Refrain extends OptionKey>(
  worth: Worth,
  act: Act,
  refrain: Refrain
): Judgement<ChoiceAnswer<Act | Refrain>> =>
  total(worth) > 0 ? choosing(act, worth) : choosing(refrain, scaled(worth, -1))

/** Answers yes if the worth is positive. */
export const yesIf = (worth: Worth): Judgement<ChoiceAnswer<'yes' | 'no'>> => actIf(worth, 'yes', 'no')

export const filling = <const Values extends FormValues>(
  values: Values,
  reasons: readonly Message[] = []
): Judgement<FormAnswer<Values>> => ({ answer: { values }, reasons })

/** A question with options. */
interface Choice<Key extends OptionKey> {
  readonly body: ChoiceBody<Key>
}

/** The option of greatest worth; the first among equals. */
export function bestOption<Key extends OptionKey>(
  { body }: Choice<Key>,
  worthOf: (option: Option<Key>) => Worth
): Judgement<ChoiceAnswer<Key>> | null {
  const weighed = body.options.map((option) => ({ option, worth: worthOf(option) }))
  const [best] = weighed.sort((one, other) => total(other.worth) - total(one.worth))
  return best ? choosing(best.option.key, best.worth) : null
}

/** The option of greatest preference. Preferences are not in points, so the answer has no reasons. */
export function bestBy<Key extends OptionKey>(
  { body }: Choice<Key>,
  preference: (option: Option<Key>) => number
): Judgement<ChoiceAnswer<Key>> | null {
  const [best] = body.options
    .map((option) => ({ key: option.key, rank: preference(option) }))
    .sort((one, other) => other.rank - one.rank)
  return best ? choosing(best.key) : null
}

/** The first `most` judgements with a legal answer. It takes no more from the iterable than it needs. */
export function legal<Answer extends Answers[DecisionKind]>(
  { seat }: PolicyInput,
  judgements: Iterable<Judgement<Answer>>,
  most: number
): Judgement<Answer>[] {
  const found: Judgement<Answer>[] = []
  for (const judgement of judgements) {
    if (seat.check(judgement.answer) === null) found.push(judgement)
    if (found.length === most) break
  }
  return found
}

export function firstLegal<Answer extends Answers[DecisionKind]>(
  input: PolicyInput,
  judgements: Iterable<Judgement<Answer>>
): Judgement<Answer> | null {
  return legal(input, judgements, 1)[0] ?? null
}

/** Takes the preset of the question if there is one, otherwise the first option or the smallest form. */
export function presetOrMinimal<Kind extends DecisionKind>(
  _input: PolicyInput,
  inquiry: InquiryOf<Kind>
): Judgement<Answers[Kind]> | null {
  const { body }: Inquiry = inquiry
  const reasons = body.preset ? [body.preset.reason] : []
  if (body.type === 'choice') {
    const option = body.preset?.answer ?? body.options[0]?.key
    // TypeScript cannot see that an option of a question answers its kind; the same holds for the form below.
    return option === undefined ? null : { answer: { option } as Answers[Kind], reasons }
  }
  return { answer: { values: presetValues(body) } as Answers[Kind], reasons }
}

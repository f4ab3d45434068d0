import type { FormValues, Option } from '../../engine/decision.ts'
import { leastValues } from '../../engine/form-fields.ts'
import type { Message } from '../../engine/message.ts'
import type { InvasionsInquiry } from '../decisions.ts'
import type { Judgement, Mind } from './policy.ts'
import { toldTerms, total, type Worth } from './worth.ts'

/** One of the options, by its key. */
export const choosing = (key: string, worth: Worth = []): Judgement => ({
  answer: { option: key },
  reasons: toldTerms(worth)
})

/** Yes where it is worth something. */
export const yesIf = (worth: Worth): Judgement => choosing(total(worth) > 0 ? 'yes' : 'no', worth)

export const filling = (values: FormValues, reasons: readonly Message[] = []): Judgement => ({
  answer: { values },
  reasons
})

/** The option of greatest worth; the first among equals. */
export function bestOption(
  { body }: Pick<InvasionsInquiry, 'body'>,
  worthOf: (option: Option) => Worth
): Judgement | null {
  if (body.type !== 'choice') return null
  const weighed = body.options.map((option) => ({ option, worth: worthOf(option) }))
  const [best] = weighed.sort((one, other) => total(other.worth) - total(one.worth))
  return best ? choosing(best.option.key, best.worth) : null
}

/** The same by an order of preference that is not in points, and so gives no reasons. */
export function bestBy(
  { body }: Pick<InvasionsInquiry, 'body'>,
  preference: (option: Option) => number
): Judgement | null {
  if (body.type !== 'choice') return null
  const [best] = body.options
    .map((option) => ({ key: option.key, rank: preference(option) }))
    .sort((one, other) => other.rank - one.rank)
  return best ? choosing(best.key) : null
}

/** The first of some judgements that the rules would take; no more are asked for than are wanted. */
export function legal({ seat }: Mind, judgements: Iterable<Judgement>, most: number): Judgement[] {
  const found: Judgement[] = []
  for (const judgement of judgements) {
    if (seat.check(judgement.answer) === null) found.push(judgement)
    if (found.length === most) break
  }
  return found
}

export function firstLegal(mind: Mind, judgements: Iterable<Judgement>): Judgement | null {
  return legal(mind, judgements, 1)[0] ?? null
}

/** Gives way: the rules' own proposal where there is one, else as little as possible. */
export function leastOrPreset(_mind: Mind, { body }: InvasionsInquiry): Judgement | null {
  if (body.type === 'choice') {
    const key = body.preset?.answer ?? body.options[0]?.key
    return key === undefined
      ? null
      : { answer: { option: key }, reasons: body.preset ? [body.preset.reason] : [] }
  }
  return filling(
    { ...leastValues(body.fields), ...body.preset?.answer },
    body.preset ? [body.preset.reason] : []
  )
}

import { z } from 'zod'
import { isObject } from './json.ts'
import type { Message } from './message.ts'
import type { OptionKey } from './option-key.ts'

/** Why an answer cannot be taken, with the section of the rules that says so; null where the engine itself says so. */
export interface Refusal {
  readonly reason: Message
  readonly rule: string | null
}

/** One thing that may be chosen. `place` puts it on the map; `preview` says what it costs and leads to. */
export interface Option<Key extends OptionKey = OptionKey> {
  /** What an answer names it by. */
  readonly key: Key
  readonly label: Message
  readonly place?: string
  /** Where a way sets out from, or a piece stands that would go to `place`. */
  readonly from?: string
  /** The piece it is about, for the page to tell more of it. */
  readonly piece?: string
  /** The heading it is listed under, where there are many. */
  readonly group?: Message
  readonly preview?: readonly Message[]
  /** What it takes from the form's budget, for the page to add up; the rules check for themselves. */
  readonly price?: number
  /** How often a list may name it; once where nothing is said. */
  readonly times?: number
}

/** Something a player might expect to choose but may not now, and why. */
export interface BlockedOption {
  readonly key: OptionKey
  readonly label: Message
  readonly place?: string
  readonly refusal: Refusal
}

/** One part of a composed answer. */
export type Field<Name extends string = string, Key extends OptionKey = OptionKey> =
  | {
      readonly field: 'one'
      readonly name: Name
      readonly label: Message
      readonly options: readonly Option<Key>[]
    }
  | {
      readonly field: 'many'
      readonly name: Name
      readonly label: Message
      readonly options: readonly Option<Key>[]
      readonly min: number
      readonly max: number
    }
  | {
      readonly field: 'number'
      readonly name: Name
      readonly label: Message
      readonly min: number
      readonly max: number
      /** What each takes from the form's budget. */
      readonly price?: number
    }
  | { readonly field: 'flag'; readonly name: Name; readonly label: Message }
  /** Free words, for what no rule reads: a promise, say. */
  | { readonly field: 'text'; readonly name: Name; readonly label: Message; readonly longest: number }

/** What a script says when it asks: everything of a decision but its number. A game closes the list of its kinds. */
export interface Inquiry<Kind extends string = string, About = unknown> {
  readonly side: string
  /** What is asked, as a stable name for the page and the computer players. */
  readonly kind: Kind
  /** What the question is about: ids and numbers beside the words, for those who do not read sentences. */
  readonly about?: About
  readonly rule: string
  readonly prompt: Message
  /** The nation or other actor the answer is for. */
  readonly actor?: string
  readonly place?: string
  readonly body: ChoiceBody | FormBody
}

/** What most players would answer, and why: for the page to fill in and the player to change. */
export interface Preset<Answered> {
  readonly answer: Answered
  readonly reason: Message
}

export interface ChoiceBody<Key extends OptionKey = OptionKey> {
  readonly type: 'choice'
  readonly options: readonly Option<Key>[]
  /** The key of an option. */
  readonly preset?: Preset<Key>
  readonly blocked?: readonly BlockedOption[]
}

export interface FormBody<Values extends FormValues = FormValues> {
  readonly type: 'form'
  readonly fields: readonly FieldOf<Values>[]
  /** More can be answered than the fields list: the game's own query says what, and its own view asks for it. */
  readonly open?: true
  /** What may be spent in all, where options and numbers have a price. */
  readonly budget?: number
  /** Values of some or all fields. */
  readonly preset?: Preset<Partial<Values>>
  readonly blocked?: readonly BlockedOption[]
}

/** A field of a form: it is named as a value, and lists what values consist of. */
export type FieldOf<Values> = Field<keyof Values & string, KeyOf<Values[keyof Values]>>
type KeyOf<Value> = Value extends readonly (infer Key extends OptionKey)[]
  ? Key
  : Value extends OptionKey
    ? Value
    : never

/**
 * A question to answer now. `number` counts the answers before it was asked, so that a stale answer is noticed.
 * Where several sides are asked, `sealed` is what this side has answered; it may answer anew until the last has.
 * Where the question is open to many, `passes` says for how long a side may pass instead of answering.
 */
export type Decision<Q extends Inquiry = Inquiry> = Q & {
  readonly number: number
  readonly sealed?: Answer
  readonly passes?: readonly PassScope[]
}

export type FieldValue = OptionKey | number | boolean | readonly OptionKey[]
export type FormValues = Readonly<Record<string, FieldValue>>

/** An answer to a question, of whatever game. A game's `Answers` say which shape each of its kinds takes. */
export type Answer = ChoiceAnswer | FormAnswer
export interface ChoiceAnswer<Key extends OptionKey = OptionKey> {
  readonly option: Key
}
export interface FormAnswer<Values extends FormValues = FormValues> {
  readonly values: Values
}

/** For how long a side lets a question that is open to many go by: now, for the rest of the phase, or for good. */
export const passScopes = ['moment', 'phase', 'always'] as const
export type PassScope = (typeof passScopes)[number]

/** Far more than any answer has: they only keep nonsense from costing time. */
export const LONGEST_TEXT = 2000
const LONGEST_INPUT = 100_000

const textSchema = z.string().max(LONGEST_TEXT)

/** A side lets a question that is open to many go by. */
export const passSchema = z.strictObject({ pass: z.enum(passScopes) })
/** A side that passes a kind of question for good, or for a phase, wants to be asked again. */
export const askAgainSchema = z.strictObject({ askAgain: textSchema })

/** More than any orders need. */
const LONGEST_ORDERS = 20_000

/**
 * What a side wants done without being asked, from now on; null: whatever it may be asked. Only the game can read
 * them. They may be given at any time, and are kept among the answers, so that a campaign is still all in its journal.
 */
export const ordersSchema = z.strictObject({
  orders: z
    .record(textSchema, z.json())
    .refine((orders) => JSON.stringify(orders).length <= LONGEST_ORDERS, 'too many orders')
    .nullable()
})

export type Orders = z.infer<typeof ordersSchema>
export type Pass = z.infer<typeof passSchema>
export type AskAgain = z.infer<typeof askAgainSchema>
/** What answers an open question: an answer, or a pass where the question is open to many. */
export type Reply = Answer | Pass
/** What a side may send: a reply to its question, or what it wants from now on. */
export type Given = Reply | Orders | AskAgain

/** Standing orders and the wish to be asked again answer no question. */
export function isReply(given: Given): given is Reply {
  return !('orders' in given || 'askAgain' in given)
}

/**
 * What a side has sent, before the match knows what it answers: an object of bounded size. The match reads the rest
 * with the schema of the question's kind.
 */
export const givenSchema: z.ZodType<Given> = z.custom<Given>(
  (input) => isObject(input) && JSON.stringify(input).length <= LONGEST_INPUT,
  'no answer'
)

export type Verdict<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly refusal: Refusal }

export function accepted<A>(value: A): Verdict<A> {
  return { ok: true, value }
}

export function refused(reason: Message, rule: string | null): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { reason, rule } }
}

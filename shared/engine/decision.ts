import { z } from 'zod'
import { isObject } from './json.ts'
import type { Message } from './message.ts'
import type { OptionKey } from './option-key.ts'

/** Why an answer is refused, with the section of the rules behind it; null if the engine itself refuses. */
export interface Refusal {
  readonly reason: Message
  readonly rule: string | null
}

/** One thing that may be chosen. `place` puts it on the map; `preview` says what it costs and leads to. */
export interface Option<Key extends OptionKey = OptionKey> {
  /** An answer names the option by this key. */
  readonly key: Key
  readonly label: Message
  readonly place?: string
  /** Where a route to `place` begins, or where the piece stands that would go there. */
  readonly from?: string
  /** The piece it is about: the page shows its details. */
  readonly piece?: string
  /** The heading above it in a long list. */
  readonly group?: Message
  readonly preview?: readonly Message[]
  /** Its price, which the page subtracts from the form's budget. The rules check prices on their own. */
  readonly price?: number
  /** How often a list may contain it; default 1. */
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
      /** The price of each, taken from the form's budget. */
      readonly price?: number
    }
  | { readonly field: 'flag'; readonly name: Name; readonly label: Message }
  /** Free text that no rule reads, such as a promise. */
  | { readonly field: 'text'; readonly name: Name; readonly label: Message; readonly longest: number }

/** The data of a question: a decision without its number. Each game closes the list of its kinds. */
export interface Inquiry<Kind extends string = string, About = unknown> {
  readonly side: string
  /** A stable name for what is asked: page and computer players select by it. */
  readonly kind: Kind
  /** What the question is about, as ids and numbers for the page and the computer players. */
  readonly about?: About
  readonly rule: string
  readonly prompt: Message
  /** The nation or other actor the answer is for. */
  readonly actor?: string
  readonly place?: string
  readonly body: ChoiceBody | FormBody
}

/** The usual answer and its reason. The page fills it in and the player may change it. */
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
  /** The fields do not list all legal values: the game's own view asks a query for them. */
  readonly open?: true
  /** How much the priced options and numbers may cost in total. */
  readonly budget?: number
  /** Values for some or all fields. */
  readonly preset?: Preset<Partial<Values>>
  readonly blocked?: readonly BlockedOption[]
}

/** A field of a form with these values: its name is one of theirs, its options are keys that they contain. */
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

/** An answer to a question of any game. A game's `Answers` give each of its kinds its own shape. */
export type Answer = ChoiceAnswer | FormAnswer
export interface ChoiceAnswer<Key extends OptionKey = OptionKey> {
  readonly option: Key
}
export interface FormAnswer<Values extends FormValues = FormValues> {
  readonly values: Values
}

/** How long a pass lasts for questions of its kind: this moment, the rest of the phase, or always. */
export const passScopes = ['moment', 'phase', 'always'] as const
export type PassScope = (typeof passScopes)[number]

/** Generous bounds that reject nonsense before it costs time. */
export const LONGEST_TEXT = 2000
const LONGEST_INPUT = 100_000

const textSchema = z.string().max(LONGEST_TEXT)

/** A side passes a question that is open to many. */
export const passSchema = z.strictObject({ pass: z.enum(passScopes) })
/** Ends a side's standing pass for a kind of question. */
export const askAgainSchema = z.strictObject({ askAgain: textSchema })

/** A generous bound. */
const LONGEST_ORDERS = 20_000

/**
 * Standing orders: what a side wants done from now on without being asked; null ends them. Only the game reads their
 * content. A side may give them at any time. The journal keeps them among the answers, so that it stays complete.
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
/** The reply to an open question: an answer, or a pass if it is open to many. */
export type Reply = Answer | Pass
/** Everything that a side may send: a reply to its question, standing orders, or the end of a standing pass. */
export type SideInput = Reply | Orders | AskAgain

/** False for standing orders and the end of a standing pass: they answer no question. */
export function isReply(given: SideInput): given is Reply {
  return !('orders' in given || 'askAgain' in given)
}

/**
 * Accepts any object of bounded size. Which question it answers is unknown at this point: the match parses it later
 * with the schema of the question's kind.
 */
export const sideInputSchema: z.ZodType<SideInput> = z.custom<SideInput>(
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

import { z } from 'zod'
import type { Message } from './message.ts'

/** Why an answer cannot be taken, with the section of the rules that says so; null where the engine itself says so. */
export interface Refusal {
  readonly reason: Message
  readonly rule: string | null
}

/** One thing that may be chosen. `place` puts it on the map; `preview` says what it costs and leads to. */
export interface Option {
  readonly key: string
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
}

/** Something a player might expect to choose but may not now, and why. */
export interface BlockedOption {
  readonly key: string
  readonly label: Message
  readonly place?: string
  readonly refusal: Refusal
}

/** One part of a composed answer. */
export type Field =
  | {
      readonly field: 'one'
      readonly name: string
      readonly label: Message
      readonly options: readonly Option[]
    }
  | {
      readonly field: 'many'
      readonly name: string
      readonly label: Message
      readonly options: readonly Option[]
      readonly min: number
      readonly max: number
    }
  | {
      readonly field: 'number'
      readonly name: string
      readonly label: Message
      readonly min: number
      readonly max: number
      /** What each takes from the form's budget. */
      readonly price?: number
    }
  | { readonly field: 'flag'; readonly name: string; readonly label: Message }

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

export interface ChoiceBody {
  readonly type: 'choice'
  readonly options: readonly Option[]
  /** The key of an option. */
  readonly preset?: Preset<string>
  readonly blocked?: readonly BlockedOption[]
}

export interface FormBody {
  readonly type: 'form'
  readonly fields: readonly Field[]
  /** More can be answered than the fields list: the game's own query says what, and its own view asks for it. */
  readonly open?: true
  /** What may be spent in all, where options and numbers have a price. */
  readonly budget?: number
  /** Values of some or all fields. */
  readonly preset?: Preset<FormValues>
  readonly blocked?: readonly BlockedOption[]
}

/** A question to answer now. `number` counts the answers before it was asked, so that a stale answer is noticed. */
export type Decision<Q extends Inquiry = Inquiry> = Q & { readonly number: number }

/** Far more than any answer has: they only keep nonsense from costing time. */
export const LONGEST_TEXT = 2000
export const MOST_PARTS = 2000

const textSchema = z.string().max(LONGEST_TEXT)
export const fieldValueSchema = z.union([
  textSchema,
  z.number(),
  z.boolean(),
  z.array(textSchema).max(MOST_PARTS)
])
export const answerSchema = z.union([
  z.strictObject({ option: textSchema }),
  z.strictObject({
    values: z
      .record(textSchema, fieldValueSchema)
      .refine((values) => Object.keys(values).length <= MOST_PARTS, 'too many fields')
  })
])

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
/** What a side may send: the answer to its question, or its orders. */
export const givenSchema = z.union([...answerSchema.options, ordersSchema])

export type Orders = z.infer<typeof ordersSchema>
export type Given = z.infer<typeof givenSchema>

/** Orders answer no question: nobody has decided anything. */
export function areOrders(given: Given): given is Orders {
  return 'orders' in given
}

export type FieldValue = z.infer<typeof fieldValueSchema>
export type Answer = z.infer<typeof answerSchema>
export type FormValues = Readonly<Record<string, FieldValue>>

export type Verdict<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly refusal: Refusal }

export function accepted<A>(value: A): Verdict<A> {
  return { ok: true, value }
}

export function refused(reason: Message, rule: string | null): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { reason, rule } }
}

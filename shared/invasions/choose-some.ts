import { accepted, type Field, type FormBody, type FormValues } from '../engine/decision.ts'
import { checkFields, sampleField } from '../engine/form-fields.ts'
import type { Message } from '../engine/message.ts'
import type { RandomState } from '../engine/random.ts'
import { type Asked, ask, formOnDemand, type Offer, type Question, type Script } from './ask.ts'
import { once } from './remembering.ts'

/** A list of a form, of which some may be chosen. */
export interface ListOf<T> {
  /** What the answer calls it. */
  readonly name: string
  readonly label: Message
  readonly items: readonly T[]
  readonly min: number
  /** Never more than there are. */
  readonly max: number
  offer(item: T): Offer
}

/** The list as the form shows it, and what an answer has chosen of it. */
export interface FormList<T> {
  readonly field: Extract<Field, { readonly field: 'many' }>
  /** In the order in which they were named. */
  read(values: FormValues): T[]
  keysOf(items: readonly T[]): string[]
}

export function formList<T>({ name, label, items, min, max, offer }: ListOf<T>): FormList<T> {
  const options = once(() => items.map(offer))
  return {
    get field() {
      return {
        field: 'many' as const,
        name,
        label,
        min,
        max: Math.min(max, items.length),
        options: options()
      }
    },
    read(values) {
      const chosen = values[name]
      const byKey = new Map(options().map(({ key }, index) => [key, items[index]]))
      return Array.isArray(chosen) ? chosen.flatMap((key) => byKey.get(key) ?? []) : []
    },
    keysOf: (chosen) => chosen.map((item) => offer(item).key)
  }
}

/** Some of a list, and how they are asked for. */
export interface Choosing<T> extends ListOf<T> {
  readonly asked: Asked
  /** What most players would choose, and why. */
  readonly preset?: () => { readonly items: readonly T[]; readonly reason: Message }
  /** A random choice, where it is not any number within the bounds. */
  readonly sample?: (random: RandomState) => readonly T[]
}

/** Asks for some of a list. They come in the order in which they were named. */
export function chooseSome<T>(choosing: Choosing<T>): Script<readonly T[]> {
  return ask(someOf(choosing))
}

/** The same as a question, for those who are asked together. */
export function someOf<T>(choosing: Choosing<T>): Question<readonly T[]> {
  const { asked, name, preset, sample } = choosing
  const list = formList(choosing)
  const form = (): FormBody => ({ type: 'form', fields: [list.field] })
  return formOnDemand(
    asked,
    () => {
      const sensible = preset?.()
      if (!sensible) return form()
      const { items, reason } = sensible
      return { ...form(), preset: { answer: { [name]: list.keysOf(items) }, reason } }
    },
    (values) => {
      const fields = checkFields(form(), values, asked.rule)
      return fields.ok ? accepted(list.read(fields.value)) : fields
    },
    (random) => ({ [name]: sample ? list.keysOf(sample(random)) : sampleField(random, list.field) })
  )
}

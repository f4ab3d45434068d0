import { accepted, type Field, type FormBody } from '../engine/decision.ts'
import { checkFields, sampleField } from '../engine/form-fields.ts'
import type { Message } from '../engine/message.ts'
import { keyText, type OptionKey } from '../engine/option-key.ts'
import type { RandomState } from '../engine/random.ts'
import { type AskedOf, ask, formOnDemand, type Offer, type Question, type Script } from './ask.ts'
import type { KindsAnsweredBy, ValuesOf } from './decisions.ts'
import { once } from './remembering.ts'
import type { UnitId } from './state.ts'

/** A list of a form, of which some may be chosen. */
export interface ListOf<T, Name extends string = string, Key extends OptionKey = OptionKey> {
  /** What the answer calls it. */
  readonly name: Name
  readonly label: Message
  readonly items: readonly T[]
  readonly min: number
  /** Never more than there are. */
  readonly max: number
  offer(item: T): Offer<Key>
}

/** The list as the form shows it, and what an answer has chosen of it. */
export interface FormList<T, Name extends string = string, Key extends OptionKey = OptionKey> {
  readonly field: Extract<Field<Name, Key>, { readonly field: 'many' }>
  /** In the order in which they were named. */
  read(chosen: readonly Key[]): T[]
  keysOf(items: readonly T[]): Key[]
}

export function formList<T, const Name extends string, Key extends OptionKey>({
  name,
  label,
  items,
  min,
  max,
  offer
}: ListOf<T, Name, Key>): FormList<T, Name, Key> {
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
    read(chosen) {
      const byKey = new Map(options().map(({ key }, index) => [keyText(key), items[index]]))
      return chosen.flatMap((key) => byKey.get(keyText(key)) ?? [])
    },
    keysOf: (chosen) => chosen.map((item) => offer(item).key)
  }
}

/** The kinds that ask for so many units of a list. */
export type UnitListKind = KindsAnsweredBy<{ values: { units: readonly UnitId[] } }>

/** The kinds whose form is one list. */
type ListKind = UnitListKind | 'recover-sites' | 'declare-hostility'
type NameOf<Kind extends ListKind> = keyof ValuesOf<Kind> & string
type KeyOf<Kind extends ListKind> = ValuesOf<Kind>[NameOf<Kind>] extends readonly (infer Key extends
  OptionKey)[]
  ? Key
  : never

/** Some of a list, and how they are asked for. */
export interface Choosing<Kind extends ListKind, T> extends ListOf<T, NameOf<Kind>, KeyOf<Kind>> {
  readonly asked: AskedOf<Kind>
  /** What most players would choose, and why. */
  readonly preset?: () => { readonly items: readonly T[]; readonly reason: Message }
  /** A random choice, where it is not any number within the bounds. */
  readonly sample?: (random: RandomState) => readonly T[]
}

/** Asks for some of a list. They come in the order in which they were named. */
export function chooseSome<Kind extends ListKind, T>(choosing: Choosing<Kind, T>): Script<readonly T[]> {
  return ask(someOf(choosing))
}

/** The same as a question, for those who are asked together. */
export function someOf<Kind extends ListKind, T>(choosing: Choosing<Kind, T>): Question<readonly T[]> {
  const { asked, name, preset, sample } = choosing
  const list = formList(choosing)
  // The list is the only field of such a form. The compiler cannot tell that of a kind that it does not know.
  const form = () => ({ type: 'form', fields: [list.field] }) as unknown as FormBody<ValuesOf<Kind>>
  const valuesOf = (chosen: unknown) => ({ [name]: chosen }) as ValuesOf<Kind>
  const chosenIn = (values: ValuesOf<Kind>) => values[name] as readonly KeyOf<Kind>[]
  return formOnDemand(
    asked,
    () => {
      const sensible = preset?.()
      if (!sensible) return form()
      const { items, reason } = sensible
      return { ...form(), preset: { answer: valuesOf(list.keysOf(items)), reason } }
    },
    (values) => {
      const fields = checkFields(form(), values, asked.rule)
      return fields.ok ? accepted(list.read(chosenIn(values))) : fields
    },
    (random) => valuesOf(sample ? list.keysOf(sample(random)) : sampleField(random, list.field))
  )
}

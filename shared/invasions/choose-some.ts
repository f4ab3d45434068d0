import { accepted, type Field, type FormBody } from '../engine/decision.ts'
import { checkFields, sampleField } from '../engine/form-fields.ts'
import { once } from '../engine/memoize.ts'
import type { Message } from '../engine/message.ts'
import { keyText, type OptionKey } from '../engine/option-key.ts'
import type { RandomState } from '../engine/random.ts'
import {
  ask,
  formQuestion,
  type MapOption,
  type Question,
  type QuestionHeaderOf,
  type Script
} from './ask.ts'
import type { KindsAnsweredBy, ValuesOf } from './decisions/decision-kinds.ts'
import type { UnitId } from './state.ts'

/** A list in a form, from which a player chooses some items. */
export interface SelectableList<T, Name extends string = string, Key extends OptionKey = OptionKey> {
  /** The name of the field in the answer. */
  readonly name: Name
  readonly label: Message
  readonly items: readonly T[]
  readonly min: number
  /** `formList` lowers it to the number of items. */
  readonly max: number
  toOption(item: T): MapOption<Key>
}

/** The list as a form field, with conversions between items and option keys. */
export interface FormList<T, Name extends string = string, Key extends OptionKey = OptionKey> {
  readonly field: Extract<Field<Name, Key>, { readonly field: 'many' }>
  /** The chosen items, in the order of the answer. */
  read(chosen: readonly Key[]): T[]
  keysOf(items: readonly T[]): Key[]
}

export function formList<T, const Name extends string, Key extends OptionKey>({
  name,
  label,
  items,
  min,
  max,
  toOption
}: SelectableList<T, Name, Key>): FormList<T, Name, Key> {
  const options = once(() => items.map(toOption))
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
    keysOf: (chosen) => chosen.map((item) => toOption(item).key)
  }
}

/** The kinds that ask for a number of units from a list. */
export type UnitListKind = KindsAnsweredBy<{ values: { units: readonly UnitId[] } }>

/** The kinds whose form is a single list. */
type ListKind = UnitListKind | 'recover-sites' | 'declare-hostility' | 'set-attitudes'
type NameOf<Kind extends ListKind> = keyof ValuesOf<Kind> & string
type KeyOf<Kind extends ListKind> = ValuesOf<Kind>[NameOf<Kind>] extends readonly (infer Key extends
  OptionKey)[]
  ? Key
  : never

/** A question whose answer is a selection from one list. */
export interface ListQuestion<Kind extends ListKind, T> extends SelectableList<T, NameOf<Kind>, KeyOf<Kind>> {
  readonly header: QuestionHeaderOf<Kind>
  /** The selection that most players would make, and the reason for it. */
  readonly preset?: () => { readonly items: readonly T[]; readonly reason: Message }
  /** A random legal selection, where not every number of items within the bounds is legal. */
  readonly sample?: (random: RandomState) => readonly T[]
}

/** Asks for a selection from a list. Returns it in the order of the answer. */
export function chooseSome<Kind extends ListKind, T>(choosing: ListQuestion<Kind, T>): Script<readonly T[]> {
  return ask(listQuestion(choosing))
}

/** Builds that question without asking it, for `askTogether`. */
export function listQuestion<Kind extends ListKind, T>(
  choosing: ListQuestion<Kind, T>
): Question<readonly T[]> {
  const { header, name, preset, sample } = choosing
  const list = formList(choosing)
  // The list is the only field of such a form. The compiler cannot know that for a generic kind.
  const form = () => ({ type: 'form', fields: [list.field] }) as unknown as FormBody<ValuesOf<Kind>>
  const valuesOf = (chosen: unknown) => ({ [name]: chosen }) as ValuesOf<Kind>
  const chosenIn = (values: ValuesOf<Kind>) => values[name] as readonly KeyOf<Kind>[]
  return formQuestion(header, {
    form: () => {
      const sensible = preset?.()
      if (!sensible) return form()
      const { items, reason } = sensible
      return { ...form(), preset: { answer: valuesOf(list.keysOf(items)), reason } }
    },
    check: (values) => {
      const fields = checkFields(form(), values, header.rule)
      return fields.ok ? accepted(list.read(chosenIn(values))) : fields
    },
    sample: (random) => valuesOf(sample ? list.keysOf(sample(random)) : sampleField(random, list.field))
  })
}

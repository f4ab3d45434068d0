import type { Decision, Field, Option } from '#shared/engine/decision.ts'
import { isKeyList } from '#shared/engine/form-fields.ts'
import { includesKey, keyText, type OptionKey, sameKey } from '#shared/engine/option-key.ts'
import {
  chosenIn,
  type Draft,
  toggled,
  withOption,
  withoutValue,
  withValue
} from '../../table/decision/draft.ts'

/** Whatever lies on the table and can be pointed at: its id. Ids of senators, wars, provinces and so on all differ. */
export type Subject = string

export type PickState = 'option' | 'chosen' | null

/** The field of a draft that holds what has been pointed at, while several options are about it. It is never sent. */
const POINTED = 'pointed-at'

/** Whether an option is about something: its key is its id, or names it. */
export function isAbout(key: OptionKey, subject: Subject): boolean {
  return key === subject || (typeof key === 'object' && JSON.stringify(key).includes(`"${subject}"`))
}

/** What an unfinished choice has been pointed at. */
function pointedAt({ values }: Draft): readonly Subject[] {
  const value = values[POINTED]
  return isKeyList(value) ? value.filter((each) => typeof each === 'string') : []
}

const aboutAll = (options: readonly Option[], subjects: readonly Subject[]) =>
  options.filter(({ key }) => subjects.every((subject) => isAbout(key, subject)))

/** How a thing on the table stands to the open question: it can be chosen, it is chosen, or neither. */
export function pickState(draft: Draft, decision: Decision | null, subject: Subject): PickState {
  if (!decision) return null
  const { body } = decision
  if (body.type === 'choice') {
    if (draft.option !== null && isAbout(draft.option, subject)) return 'chosen'
    const pointed = pointedAt(draft)
    if (pointed.includes(subject)) return 'chosen'
    return aboutAll(body.options, [...pointed, subject]).length > 0 ||
      (pointed.length > 0 && aboutAll(body.options, [subject]).length > 0)
      ? 'option'
      : null
  }
  const fields = body.fields.filter((field) => optionOf(field, subject) !== undefined)
  if (fields.some((field) => isChosenIn(draft, field, subject))) return 'chosen'
  return fields.length > 0 ? 'option' : null
}

/** What a click on a thing on the table does to the unfinished answer. */
export function withPick(draft: Draft, decision: Decision, subject: Subject): Draft {
  const { body } = decision
  if (body.type === 'choice') return withPointed(draft, body.options, subject)
  const fields = body.fields.filter((field) => optionOf(field, subject) !== undefined)
  const [field] = [
    ...fields.filter((each) => isChosenIn(draft, each, subject)),
    ...fields.filter((each) => each.field === 'one' && draft.values[each.name] === undefined),
    ...fields
  ]
  const key = field && optionOf(field, subject)?.key
  if (field === undefined || key === undefined) return draft
  if (field.field === 'many') return toggled(draft, field, key)
  const chosen = chosenIn(draft, field.name)[0]
  return chosen !== undefined && sameKey(chosen, key)
    ? withoutValue(draft, field.name)
    : withValue(draft, field.name, key)
}

/** Narrows a choice step by step: the options about everything that was pointed at; the only one left is chosen. */
function withPointed(draft: Draft, options: readonly Option[], subject: Subject): Draft {
  const before = pointedAt(draft)
  const kept = before.includes(subject) ? before.filter((each) => each !== subject) : [...before, subject]
  const subjects = aboutAll(options, kept).length > 0 ? kept : [subject]
  const left = aboutAll(options, subjects)
  const pointed = withValue(draft, POINTED, subjects)
  const exact = subjects.length === 1 ? left.find(({ key }) => key === subject) : undefined
  const only = exact ?? (left.length === 1 ? left[0] : undefined)
  if (subjects.length === 0 || !only) return { ...pointed, option: null }
  return withOption(pointed, only.key)
}

/** The options that are left of a choice after what was pointed at. */
export function optionsLeft<Shown extends Option>(draft: Draft, options: readonly Shown[]): readonly Shown[] {
  const subjects = pointedAt(draft)
  return options.filter(({ key }) => subjects.every((subject) => isAbout(key, subject)))
}

function optionOf(field: Field, subject: Subject): Option | undefined {
  return 'options' in field ? field.options.find(({ key }) => isAbout(key, subject)) : undefined
}

function isChosenIn(draft: Draft, field: Field, subject: Subject): boolean {
  const key = optionOf(field, subject)?.key
  return key !== undefined && includesKey(chosenIn(draft, field.name), key)
}

/** A stable text for lists. */
export const optionId = ({ key }: Option): string => keyText(key)

import type { Answer, Decision, Field, FieldValue, Option } from '#shared/engine/decision.ts'
import { isKeyList, withPreset } from '#shared/engine/form-fields.ts'
import type { JsonObject } from '#shared/engine/json.ts'
import { hasPart, includesKey, type OptionKey, sameKey } from '#shared/engine/option-key.ts'

/** An unfinished answer. Fields that are not filled yet are missing in `values`. */
export interface Draft {
  readonly decision: number
  readonly option: OptionKey | null
  readonly values: Readonly<Record<string, FieldValue>>
  /** The part of a long choice that the player looks at: options whose keys have these fields. */
  readonly part?: JsonObject
}

/** A new draft. Fields with a single possibility are filled in, then the preset of the rules. */
export function draftFor({ number, body }: Decision): Draft {
  if (body.type === 'choice') {
    const [only, ...others] = body.options
    const sensible = body.preset?.answer ?? null
    return { decision: number, option: others.length === 0 ? (only?.key ?? null) : sensible, values: {} }
  }
  const values: Record<string, FieldValue> = {}
  for (const field of body.fields) {
    const value = firstValue(field)
    if (value !== null) values[field.name] = value
  }
  return { decision: number, option: null, values: withPreset(values, body.preset?.answer) }
}

function firstValue(field: Field): FieldValue | null {
  switch (field.field) {
    case 'one':
      return field.options.length === 1 ? (field.options[0]?.key ?? null) : null
    case 'many':
      return field.min >= listKeys(field).length ? listKeys(field) : []
    case 'number':
      return field.min
    case 'flag':
      return false
    case 'text':
      return ''
  }
}

type ManyField = Extract<Field, { field: 'many' }>

/** The keys of a list, each as often as it may be chosen. */
export function listKeys({ options }: Pick<ManyField, 'options'>): OptionKey[] {
  return options.flatMap(({ key, times = 1 }) => Array.from({ length: times }, () => key))
}

/** The options in the part of a choice that the player looks at. */
export function optionsInPart<Shown extends Option>(
  options: readonly Shown[],
  { part }: Pick<Draft, 'part'>
): readonly Shown[] {
  return part === undefined ? options : options.filter(({ key }) => hasPart(key, part))
}

export function isChosen({ option }: Draft, key: OptionKey): boolean {
  return option !== null && sameKey(option, key)
}

export function withOption(draft: Draft, option: OptionKey): Draft {
  return { ...draft, option }
}

/** The draft that results in the given answer. */
export function withAnswer(draft: Draft, answer: Answer): Draft {
  return 'option' in answer
    ? { ...draft, option: answer.option }
    : { ...draft, values: { ...draft.values, ...answer.values } }
}

export function withValue(draft: Draft, name: string, value: FieldValue): Draft {
  return { ...draft, values: { ...draft.values, [name]: value } }
}

/** Clears a field. */
export function withoutValue(draft: Draft, name: string): Draft {
  const { [name]: _, ...values } = draft.values
  return { ...draft, values }
}

export function chosenIn(draft: Draft, name: string): readonly OptionKey[] {
  const value = draft.values[name]
  if (isKeyList(value)) return value
  return typeof value === 'string' || typeof value === 'object' ? [value] : []
}

/** The place of a decision: its own, else that of the chosen option. */
export function decisionPlace(draft: Draft, { place, body }: Decision): string | null {
  if (place !== undefined || body.type === 'form') return place ?? null
  return body.options.find(({ key }) => isChosen(draft, key))?.place ?? null
}

/** Adds an option to a list or removes it. If the list takes one option, the new one replaces it. */
export function toggled(draft: Draft, field: Pick<ManyField, 'name' | 'max'>, key: OptionKey): Draft {
  const chosen = chosenIn(draft, field.name)
  if (includesKey(chosen, key))
    return withValue(
      draft,
      field.name,
      chosen.filter((other) => !sameKey(other, key))
    )
  if (chosen.length < field.max) return withValue(draft, field.name, [...chosen, key])
  return field.max === 1 ? withValue(draft, field.name, [key]) : draft
}

/** Chooses the first `count` options of a group of equivalent ones, besides those chosen otherwise. */
export function withCount(
  draft: Draft,
  { name, max }: Pick<ManyField, 'name' | 'max'>,
  group: readonly OptionKey[],
  count: number
): Draft {
  // If the list takes one option, the new one replaces it.
  const others = max === 1 ? [] : chosenIn(draft, name).filter((key) => !includesKey(group, key))
  return withValue(draft, name, [...others, ...group.slice(0, Math.min(count, max - others.length))])
}

/** Removes the options of one list from the other lists, because nobody takes two routes. */
export function inOneListOnly(draft: Draft, { body }: Decision, name: string): Draft {
  if (body.type === 'choice') return draft
  const taken = chosenIn(draft, name)
  return body.fields.reduce((left, other) => {
    if (other.field !== 'many' || other.name === name) return left
    const kept = chosenIn(left, other.name).filter((key) => !includesKey(taken, key))
    return withValue(left, other.name, kept)
  }, draft)
}

/** The answer, once every field is within its bounds. The rules check it again. */
export function answerOf(draft: Draft, { number, body }: Decision): Answer | null {
  if (draft.decision !== number) return null
  if (body.type === 'choice') return draft.option === null ? null : { option: draft.option }
  const complete = body.fields.every((field) => isFilled(field, draft.values[field.name]))
  // A view of its own fills an open form. As long as the form is empty there is no answer.
  if (body.open && Object.keys(draft.values).length === 0) return null
  return complete ? { values: { ...draft.values } } : null
}

function isFilled(field: Field, value: FieldValue | undefined): boolean {
  if (value === undefined) return false
  if (field.field === 'many') {
    return isKeyList(value) && value.length >= field.min && value.length <= field.max
  }
  if (field.field === 'number') {
    return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
  }
  return true
}

/** Whether an option ends or starts at a place. */
export function isNear(option: Option, place: string): boolean {
  return option.place === place || option.from === place
}

/**
 * Fills a field. If the chosen route has a start, selects the pieces that stand there unless the player has chosen
 * some.
 */
export function withChosen(draft: Draft, { body }: Decision, name: string, key: OptionKey): Draft {
  const chosen = withValue(draft, name, key)
  if (body.type === 'choice') return chosen
  const field = body.fields.find((one) => one.name === name)
  const option = field && 'options' in field ? field.options.find((one) => sameKey(one.key, key)) : undefined
  const origin = option?.from
  return body.fields.reduce((filled, other) => {
    if (other.field !== 'many') return filled
    const there = other.options.filter(({ place }) => place === origin).map((one) => one.key)
    const kept = chosenIn(filled, other.name)
    if (origin === undefined || there.length === 0 || kept.some((one) => includesKey(there, one)))
      return filled
    return withValue(filled, other.name, there.slice(0, other.max))
  }, chosen)
}

/**
 * Chooses by a click on the map: the route from the previously picked place to this one; else the next option here
 * that is not chosen yet, or the one to remove. If several routes end here, chooses none, and the list shows them.
 */
export function withPlace(
  draft: Draft,
  decision: Decision,
  place: string,
  before: string | null = null
): Draft {
  const { body } = decision
  if (body.type === 'choice') {
    const key = nextAt(optionsInPart(body.options, draft), place, draft.option, before)
    return key === null ? draft : withOption(draft, key)
  }
  for (const field of openFirst(body.fields, draft)) {
    if (field.field === 'one') {
      const key = nextAt(field.options, place, chosenIn(draft, field.name)[0] ?? null, before)
      if (key !== null) return withChosen(draft, decision, field.name, key)
      if (field.options.some((option) => isNear(option, place))) return draft
    }
    if (field.field === 'many') {
      const here = field.options.filter((option) => option.place === place)
      const free = here.find(({ key }) => !includesKey(chosenIn(draft, field.name), key)) ?? here[0]
      if (free) return toggled(draft, field, free.key)
    }
  }
  return draft
}

/** Fields without a choice come first. */
function openFirst(fields: readonly Field[], draft: Draft): readonly Field[] {
  const isOpen = (field: Field) => field.field === 'one' && draft.values[field.name] === undefined
  return [...fields.filter(isOpen), ...fields.filter((field) => !isOpen(field))]
}

/** Makes the same choice in every open field that offers it. */
export function withRestFilled(draft: Draft, { body }: Decision, key: OptionKey): Draft {
  if (body.type === 'choice') return draft
  return body.fields.reduce(
    (filled, field) =>
      field.field === 'one' &&
      filled.values[field.name] === undefined &&
      field.options.some((option) => sameKey(option.key, key))
        ? withValue(filled, field.name, key)
        : filled,
    draft
  )
}

function nextAt(
  options: readonly Option[],
  place: string,
  current: OptionKey | null,
  before: string | null
): OptionKey | null {
  const here = options.filter((option) => option.place === place)
  const way = before === null ? undefined : here.find((option) => option.from === before)
  if (way) return way.key
  if (here.length > 1 && here.some((option) => option.from !== undefined)) return null
  const index = here.findIndex(({ key }) => current !== null && sameKey(key, current))
  return here[(index + 1) % here.length]?.key ?? null
}

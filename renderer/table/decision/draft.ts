import type { Answer, Decision, Field, FieldValue, Option } from '#shared/engine/decision.ts'

/** An answer in the making. A field not yet filled is not in `values`. */
export interface Draft {
  readonly decision: number
  readonly option: string | null
  readonly values: Readonly<Record<string, FieldValue>>
}

/** A fresh draft: what can only be filled in one way is filled in. */
export function draftFor({ number, body }: Decision): Draft {
  if (body.type === 'choice') {
    const [only, ...others] = body.options
    return { decision: number, option: others.length === 0 ? (only?.key ?? null) : null, values: {} }
  }
  const values: Record<string, FieldValue> = {}
  for (const field of body.fields) {
    const value = firstValue(field)
    if (value !== null) values[field.name] = value
  }
  return { decision: number, option: null, values }
}

function firstValue(field: Field): FieldValue | null {
  switch (field.field) {
    case 'one':
      return field.options.length === 1 ? (field.options[0]?.key ?? null) : null
    case 'many':
      return field.min >= field.options.length ? field.options.map(({ key }) => key) : []
    case 'number':
      return field.min
    case 'flag':
      return false
  }
}

export function withOption(draft: Draft, option: string): Draft {
  return { ...draft, option }
}

export function withValue(draft: Draft, name: string, value: FieldValue): Draft {
  return { ...draft, values: { ...draft.values, [name]: value } }
}

export function chosenIn(draft: Draft, name: string): readonly string[] {
  const value = draft.values[name]
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? [value] : []
}

/** Takes an option into a list or out of it. Where only one fits, a new one takes its place. */
export function toggled(draft: Draft, field: Extract<Field, { field: 'many' }>, key: string): Draft {
  const chosen = chosenIn(draft, field.name)
  if (chosen.includes(key))
    return withValue(
      draft,
      field.name,
      chosen.filter((other) => other !== key)
    )
  if (chosen.length < field.max) return withValue(draft, field.name, [...chosen, key])
  return field.max === 1 ? withValue(draft, field.name, [key]) : draft
}

/** The answer, once every field is filled within its bounds; the rules have the last word. */
export function answerOf(draft: Draft, { number, body }: Decision): Answer | null {
  if (draft.decision !== number) return null
  if (body.type === 'choice') return draft.option === null ? null : { option: draft.option }
  const complete = body.fields.every((field) => isFilled(field, draft.values[field.name]))
  return complete ? { values: { ...draft.values } } : null
}

function isFilled(field: Field, value: FieldValue | undefined): boolean {
  if (value === undefined) return false
  if (field.field === 'many') {
    return Array.isArray(value) && value.length >= field.min && value.length <= field.max
  }
  if (field.field === 'number') {
    return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
  }
  return true
}

/** Choosing on the map: the next option at that place that is not chosen yet, or the one to take back. */
export function withPlace(draft: Draft, { body }: Decision, place: string): Draft {
  if (body.type === 'choice') {
    const key = nextAt(body.options, place, draft.option)
    return key === null ? draft : withOption(draft, key)
  }
  for (const field of body.fields) {
    if (field.field === 'one') {
      const key = nextAt(field.options, place, chosenIn(draft, field.name)[0] ?? null)
      if (key !== null) return withValue(draft, field.name, key)
    }
    if (field.field === 'many') {
      const here = field.options.filter((option) => option.place === place)
      const free = here.find(({ key }) => !chosenIn(draft, field.name).includes(key)) ?? here[0]
      if (free) return toggled(draft, field, free.key)
    }
  }
  return draft
}

function nextAt(options: readonly Option[], place: string, current: string | null): string | null {
  const here = options.filter((option) => option.place === place)
  const index = here.findIndex((option) => option.key === current)
  return here[(index + 1) % here.length]?.key ?? null
}

export interface Highlight {
  readonly place: string
  readonly kind: 'option' | 'chosen' | 'blocked'
}

/** The places a decision speaks of, for the map to show. */
export function highlightsOf(draft: Draft, { body }: Decision): Highlight[] {
  const chosen = new Set(
    body.type === 'choice' ? [draft.option] : body.fields.flatMap(({ name }) => chosenIn(draft, name))
  )
  const options =
    body.type === 'choice'
      ? body.options
      : body.fields.flatMap((field) => ('options' in field ? field.options : []))
  const shown = new Map<string, Highlight>()
  for (const { place } of body.blocked ?? []) if (place) shown.set(place, { place, kind: 'blocked' })
  for (const { place, key } of options) {
    if (!place || shown.get(place)?.kind === 'chosen') continue
    shown.set(place, { place, kind: chosen.has(key) ? 'chosen' : 'option' })
  }
  return [...shown.values()]
}

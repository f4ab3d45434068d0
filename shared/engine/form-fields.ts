import {
  type Answer,
  accepted,
  type Field,
  type FormBody,
  type FormValues,
  type Inquiry,
  refused,
  type Verdict
} from './decision.ts'
import { type EngineMessageKey, engineMessage } from './message.ts'
import { keyText, type OptionKey, sameKey } from './option-key.ts'
import { pickOne, type RandomState, randomInt, shuffled } from './random.ts'

/** Checks that the values fill every field of the form, no other, and each within its bounds. */
export function checkFields<Values extends FormValues>(
  form: FormBody<Values>,
  values: Values,
  rule: string
): Verdict<Values> {
  const fields: readonly Field[] = form.fields
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field.name === name)) {
      return refused(engineMessage('refusal.unknown-field'), rule)
    }
  }
  for (const field of fields) {
    const problem = fieldProblem(field, values[field.name])
    if (problem) return refused(engineMessage(problem), rule)
  }
  return accepted(values)
}

/** A random value for one field. The whole form may still be illegal if its fields depend on each other. */
export function sampleField(random: RandomState, field: Field): FormValues[string] {
  switch (field.field) {
    case 'one':
      return pickOne(random, field.options).key
    case 'many': {
      const most = Math.min(field.max, field.options.length)
      const count = field.min + randomInt(random, Math.max(0, most - field.min) + 1)
      return shuffled(random, field.options)
        .slice(0, count)
        .map((option) => option.key)
    }
    case 'number':
      return field.min + randomInt(random, field.max - field.min + 1)
    case 'flag':
      return randomInt(random, 2) === 1
    case 'text':
      return ''
  }
}

export function sampleFields(random: RandomState, form: FormBody): Record<string, FormValues[string]> {
  return Object.fromEntries(form.fields.map((field) => [field.name, sampleField(random, field)]))
}

function fieldProblem(field: Field, value: FormValues[string] | undefined): EngineMessageKey | null {
  switch (field.field) {
    case 'one':
      return isKey(value) && field.options.some(({ key }) => sameKey(key, value))
        ? null
        : 'refusal.not-an-option'
    case 'many': {
      if (!isKeyList(value)) return 'refusal.not-a-list'
      const offered = new Map(field.options.map(({ key, times = 1 }) => [keyText(key), times]))
      const left = new Map(offered)
      const chosen = value.map(keyText)
      for (const key of chosen) left.set(key, (left.get(key) ?? 1) - 1)
      if ([...left.values()].some((times) => times < 0)) return 'refusal.chosen-twice'
      if (chosen.length < field.min) return 'refusal.too-few'
      if (chosen.length > field.max) return 'refusal.too-many'
      return chosen.every((key) => offered.has(key)) ? null : 'refusal.not-an-option'
    }
    case 'number': {
      const inRange =
        typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max
      return inRange ? null : 'refusal.out-of-range'
    }
    case 'flag':
      return typeof value === 'boolean' ? null : 'refusal.not-yes-or-no'
    case 'text':
      return typeof value === 'string' && value.length <= field.longest ? null : 'refusal.too-long'
  }
}

/** `Array.isArray` alone does not let the compiler tell a readonly list from a record. */
export function isKeyList(value: FormValues[string] | undefined): value is readonly OptionKey[] {
  return Array.isArray(value)
}

function isKey(value: FormValues[string] | undefined): value is OptionKey {
  return typeof value === 'string' || (typeof value === 'object' && !isKeyList(value))
}

/** The least values that fill the form: nothing bought, nobody named, the first options of required lists. */
export function leastValues(fields: readonly Field[]): Record<string, FormValues[string]> {
  return Object.fromEntries(fields.map((field) => [field.name, leastValue(field)]))
}

/** The least values, overwritten by the form's preset. */
export function presetValues({ fields, preset }: FormBody): Record<string, FormValues[string]> {
  return withPreset(leastValues(fields), preset?.answer)
}

/** The usual answer to a question: its preset, or its only option; null if it has neither. */
export function usualAnswer(body: Inquiry['body']): Answer | null {
  if (body.type === 'form') return body.preset ? { values: presetValues(body) } : null
  const [only, ...others] = body.options
  if (only && others.length === 0) return { option: only.key }
  return body.preset ? { option: body.preset.answer } : null
}

/** Overwrites values by those of a preset, which may fill only some fields. */
export function withPreset(
  values: Record<string, FormValues[string]>,
  preset: Partial<FormValues> = {}
): Record<string, FormValues[string]> {
  const filled = { ...values }
  for (const [name, value] of Object.entries(preset)) if (value !== undefined) filled[name] = value
  return filled
}

function leastValue(field: Field): FormValues[string] {
  switch (field.field) {
    case 'one':
      return field.options[0]?.key ?? ''
    case 'many':
      return field.options.slice(0, field.min).map(({ key }) => key)
    case 'number':
      return field.min
    case 'flag':
      return false
    case 'text':
      return ''
  }
}

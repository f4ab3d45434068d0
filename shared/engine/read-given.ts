import {
  type Answer,
  type FieldValue,
  type Given,
  givenSchema,
  LONGEST_TEXT,
  MOST_PARTS
} from './decision.ts'
import { isObject } from './json.ts'

/** What a side has sent, or null where it makes no sense. What is plainly an answer, as nearly all are, is read at sight. */
export function readGiven(input: unknown): Given | null {
  const plain = readAtSight(input)
  if (plain) return plain
  const parsed = givenSchema.safeParse(input)
  return parsed.success ? parsed.data : null
}

function readAtSight(input: unknown): Answer | null {
  if (!isObject(input) || Object.keys(input).length !== 1) return null
  if (isText(input.option)) return { option: input.option }
  return isObject(input.values) ? readValues(input.values) : null
}

function readValues(given: Readonly<Record<string, unknown>>): Answer | null {
  const names = Object.keys(given)
  if (names.length > MOST_PARTS) return null
  const values: Record<string, FieldValue> = {}
  for (const name of names) {
    const value = given[name]
    // A name that would set what the copy inherits is left to the schema.
    if (name === '__proto__' || !isText(name) || !isFieldValue(value)) return null
    values[name] = Array.isArray(value) ? [...value] : value
  }
  return { values }
}

function isFieldValue(value: unknown): value is FieldValue {
  if (Array.isArray(value)) return value.length <= MOST_PARTS && value.every(isText)
  return isText(value) || typeof value === 'boolean' || Number.isFinite(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}

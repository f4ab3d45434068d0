import { z } from 'zod'

/** Parts that the report of a scene must contain, and parts that it must not contain. */
export interface Expectation {
  readonly contains?: Fields
  readonly lacks?: Fields
}

type Fields = Readonly<Record<string, unknown>>

const fields = z.record(z.string(), z.unknown())

export const expectationSchema: z.ZodType<Expectation> = z.strictObject({
  contains: fields.exactOptional(),
  lacks: fields.exactOptional()
})

/** A scene that says nothing else ends by itself and uses up all its dice and answers. */
const ranToItsEnd = { stopped: null, unusedDice: [], unusedAnswers: [] }

/**
 * The differences between a report and what was expected of it, by field; none if all is as expected. An object needs
 * only the fields that are expected of it. A list needs an entry of its own for each expected one, in any order; an
 * empty list is expected to be empty.
 */
export function unmetExpectations(report: object, { contains = {}, lacks = {} }: Expectation): string[] {
  return [...missingParts(report, { ...ranToItsEnd, ...contains }, ''), ...presentParts(report, lacks, '')]
}

function missingParts(actual: unknown, expected: unknown, path: string): string[] {
  if (Array.isArray(expected)) return missingEntries(actual, expected, path)
  if (!isFields(expected))
    return actual === expected ? [] : [`${path}: is ${shown(actual)}, not ${shown(expected)}`]
  if (!isFields(actual)) return [`${path}: is ${shown(actual)}, not ${shown(expected)}`]
  return Object.entries(expected).flatMap(([name, part]) =>
    missingParts(actual[name], part, joined(path, name))
  )
}

function missingEntries(actual: unknown, expected: readonly unknown[], path: string): string[] {
  if (!Array.isArray(actual)) return [`${path}: is ${shown(actual)}, not a list`]
  if (expected.length === 0 && actual.length > 0) return [`${path}: is not empty: ${shown(actual)}`]
  const left: unknown[] = [...actual]
  return expected.flatMap((entry) => {
    const index = left.findIndex((candidate) => isLike(candidate, entry))
    if (index < 0) return [`${path}: has no ${shown(entry)}`]
    left.splice(index, 1)
    return []
  })
}

function presentParts(actual: unknown, unwanted: unknown, path: string): string[] {
  if (Array.isArray(unwanted)) {
    const entries: readonly unknown[] = Array.isArray(actual) ? actual : []
    return unwanted
      .filter((entry) => entries.some((candidate) => isLike(candidate, entry)))
      .map((entry) => `${path}: has ${shown(entry)}`)
  }
  if (isFields(unwanted))
    return Object.entries(unwanted).flatMap(([name, part]) =>
      presentParts(isFields(actual) ? actual[name] : undefined, part, joined(path, name))
    )
  return actual === unwanted ? [`${path}: is ${shown(unwanted)}`] : []
}

function isLike(actual: unknown, expected: unknown): boolean {
  return missingParts(actual, expected, '').length === 0
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name)

const shown = (value: unknown) => JSON.stringify(value) ?? 'missing'

import type { Answer, Decision, Field, FieldValue, FormBody, FormValues } from '../../engine/decision.ts'

/** A plain answer to whatever is asked: the first option, the fewest things, yes. */
export function plainAnswer(decision: Decision): Answer {
  return simplestAnswer(decision, true)
}

/** What a player gets with one key: the first option, the fewest things, no. */
export function firstAnswer(decision: Decision): Answer {
  return simplestAnswer(decision, false)
}

/** The least that fills a form. */
export function leastOf({ fields }: FormBody, flag = false): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, leastValue(field, flag)]))
}

function simplestAnswer({ kind, body }: Decision, flag: boolean): Answer {
  if (body.type === 'form') return { values: { ...leastOf(body, flag) } }
  const [first] = body.options
  if (!first) throw new Error(`${kind} has no option`)
  return { option: first.key }
}

function leastValue(field: Field, flag: boolean): FieldValue {
  switch (field.field) {
    case 'one':
      return field.options[0]?.key ?? ''
    case 'many':
      return field.options.slice(0, field.min).map(({ key }) => key)
    case 'number':
      return field.min
    case 'flag':
      return flag
  }
}

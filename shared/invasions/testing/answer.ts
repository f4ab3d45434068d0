import type { Answer, Decision, Field, FieldValue } from '../../engine/decision.ts'

/** A plain answer to whatever is asked: the first option, the fewest things, yes. */
export function plainAnswer({ body }: Decision): Answer {
  if (body.type === 'choice') return { option: body.options[0]?.key ?? '' }
  return { values: Object.fromEntries(body.fields.map((field) => [field.name, plainValue(field)])) }
}

function plainValue(field: Field): FieldValue {
  switch (field.field) {
    case 'one':
      return field.options[0]?.key ?? ''
    case 'many':
      return field.options.slice(0, field.min).map(({ key }) => key)
    case 'number':
      return field.min
    case 'flag':
      return true
  }
}

import type { Answer, Decision, Field, FieldValue } from '../../engine/decision.ts'
import { withPreset } from '../../engine/form-fields.ts'

/** The preset answer of a decision, or null. Fills fields without a preset with their last option. */
export function presetAnswer({ body }: Decision): Answer | null {
  if (!body.preset) return null
  if (body.type === 'choice') return { option: body.preset.answer }
  const left = body.fields.map((field): [string, FieldValue] => [field.name, lastOf(field)])
  return { values: withPreset(Object.fromEntries(left), body.preset.answer) }
}

function lastOf(field: Field): FieldValue {
  switch (field.field) {
    case 'one':
      return field.options.at(-1)?.key ?? ''
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

/** The preset answer of a decision; throws when it has none. */
export function requiredPresetAnswer(asked: Decision): Answer {
  const answer = presetAnswer(asked)
  if (!answer) throw new Error(`${asked.kind} has no preset`)
  return answer
}

import type { Answer, Decision, Field, FieldValue } from '../../engine/decision.ts'

/** Answers by kind of decision, one after the other: forms as fields, choices as keys. */
export type ScriptedAnswers = Readonly<
  Record<string, readonly (string | Readonly<Record<string, string | string[]>>)[]>
>

export function scripted(answers: ScriptedAnswers): (decision: Decision) => Answer {
  const used = new Map<string, number>()
  return ({ kind, rule }) => {
    const number = used.get(kind) ?? 0
    used.set(kind, number + 1)
    const answer = answers[kind]?.[number]
    if (answer === undefined) throw new Error(`answer ${number + 1} to ${kind} (${rule}) is not scripted`)
    return typeof answer === 'string' ? { option: answer } : { values: { ...answer } }
  }
}

/** The first option, or the first filling of a form: what a player gets with one key. */
export function firstAnswer({ body }: Decision): Answer {
  if (body.type === 'choice') return { option: body.options[0]?.key ?? '' }
  return { values: Object.fromEntries(body.fields.map((field) => [field.name, firstValue(field)])) }
}

function firstValue(field: Field): FieldValue {
  switch (field.field) {
    case 'one':
      return field.options[0]?.key ?? ''
    case 'many':
      return field.options.slice(0, field.min).map(({ key }) => key)
    case 'number':
      return field.min
    case 'flag':
      return false
  }
}

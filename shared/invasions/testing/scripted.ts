import type { Answer, Decision } from '../../engine/decision.ts'

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

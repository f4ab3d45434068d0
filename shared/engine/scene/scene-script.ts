import { z } from 'zod'
import { type FieldValue, passScopes } from '../decision.ts'
import { isObject } from '../json.ts'
import type { OptionKey } from '../option-key.ts'
import { createRandom } from '../random.ts'
import { firstLegalAnswer } from './fallback-answers.ts'
import type { RunScript, ScriptedAnswer } from './run-scripted.ts'

/** The scripted dice and answers of a scene. */
export interface SceneScript {
  readonly dice?: readonly number[]
  readonly answers?: readonly ScriptedAnswer[]
  /** How to answer questions beyond the script; default `stop`. */
  readonly then?: 'first' | 'random' | 'stop'
  /** If given, dice beyond the script are random, and the same for the same seed. */
  readonly seed?: string
}

const isKey = (value: unknown): value is OptionKey => typeof value === 'string' || isObject(value)
const optionKey = z.custom<OptionKey>(isKey)
const fieldValue = z.custom<FieldValue>(
  (value) => isKey(value) || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value)
)

/**
 * Scripted answers, each with an optional kind of question. Their values are checked later, by the schema of the
 * question that they answer.
 */
export function scriptedAnswers<Kind extends string>(kind: z.ZodType<Kind>) {
  const only = kind.exactOptional()
  return z.array(
    z.union(
      [
        z.strictObject({ option: optionKey, kind: only }),
        z.strictObject({ values: z.record(z.string(), fieldValue), kind: only }),
        z.strictObject({ pass: z.enum(passScopes), kind: only })
      ],
      { error: 'say option, values or pass' }
    )
  )
}

export const thenSchema = z.enum(['first', 'random', 'stop'])

/** The runner's input for a scene's script; answers at most `most` questions beyond it. */
export function runScriptOf(
  { dice = [], answers = [], then = 'stop', seed }: SceneScript,
  most = Number.POSITIVE_INFINITY
): RunScript {
  const chance = createRandom(`${seed ?? 'scene'}/answers`)
  let answered = 0
  return {
    dice,
    answers,
    afterDice: then === 'random' || seed !== undefined ? 'chance' : 'stop',
    agenda: true,
    otherwise: (decision, question) => {
      if (then === 'stop' || answered === most) return null
      answered += 1
      if (question.onlyPass) return { pass: 'moment' }
      return then === 'first' ? firstLegalAnswer(decision, question, chance) : question.sample(chance)
    }
  }
}

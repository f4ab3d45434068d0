import { z } from 'zod'
import { answerSchema } from '../decision.ts'
import { createRandom } from '../random.ts'
import { firstLegalAnswer } from './answers.ts'
import type { ScriptedAnswer, Scripting } from './run.ts'

/** What the dice and the players say in a scene. */
export interface SceneScript {
  readonly dice?: readonly number[]
  readonly answers?: readonly ScriptedAnswer[]
  /** What answers the questions beyond the script; `stop` unless it is said. */
  readonly then?: 'first' | 'random' | 'stop'
  /** Where given, dice beyond the script come up by chance, the same for the same seed. */
  readonly seed?: string
}

const [choice, form] = answerSchema.options

/** Answers, each with the kind of question that it is for, if it says one. */
export function scriptedAnswers<Kind extends string>(kind: z.ZodType<Kind>) {
  const only = kind.exactOptional()
  return z.array(
    z.union([choice.extend({ kind: only }), form.extend({ kind: only })], { error: 'say option or values' })
  )
}

export const thenSchema = z.enum(['first', 'random', 'stop'])

/** The script of a scene for the runner; beyond the script at most so many questions are answered. */
export function scriptingOf(
  { dice = [], answers = [], then = 'stop', seed }: SceneScript,
  most = Number.POSITIVE_INFINITY
): Scripting {
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
      return then === 'first' ? firstLegalAnswer(decision, question, chance) : question.sample(chance)
    }
  }
}

import { z } from 'zod'
import type { NationId } from '../content/ids.ts'
import type { CampaignOptions } from '../options.ts'
import type { StepId } from '../sequence.ts'
import type { InvasionsTask } from '../tasks.ts'
import { oneOf } from './names.ts'
import type { ScriptedAnswer } from './run.ts'
import type { SetUp } from './set-up.ts'
import { setUpSchema } from './set-up-schema.ts'
import { taskSchema } from './task-schema.ts'

/** A position, a part of the sequence to play on it, and what the dice and the players say: `docs/scene.md`. */
export interface SceneDocument {
  readonly scenario?: CampaignOptions['scenario']
  readonly turn: number
  readonly combat?: CampaignOptions['combat']
  readonly set?: SetUp
  /** The nations being activated, for a task that names none. */
  readonly active?: readonly NationId[]
  readonly run: SceneRun
  readonly dice?: readonly number[]
  readonly answers?: readonly ScriptedAnswer[]
  /** What answers the questions beyond the script; `stop` unless it is said. */
  readonly then?: 'first' | 'random' | 'stop'
  /** Where given, dice beyond the script come up by chance, the same for the same seed. */
  readonly seed?: string
}

export type SceneRun =
  | { readonly step: StepId }
  | { readonly activation: NationId }
  | { readonly task: InvasionsTask }
  | { readonly settle: 'control' }

const kind = oneOf('kind of question').exactOptional()
/** Read in full when a question takes it: only then its kind is known. */
const answer = z.union(
  [z.strictObject({ kind, option: z.json() }), z.strictObject({ kind, values: z.json() })],
  { error: 'say option or values' }
)

export const sceneSchema: z.ZodType<SceneDocument> = z.strictObject({
  scenario: z.literal('350').exactOptional(),
  turn: z.int().min(1).max(12),
  combat: z.enum(['basic', 'advanced']).exactOptional(),
  set: setUpSchema.exactOptional(),
  active: z.array(oneOf('nation')).min(1).exactOptional(),
  run: z.union(
    [
      z.strictObject({ step: oneOf('step') }),
      z.strictObject({ activation: oneOf('nation') }),
      z.strictObject({ task: taskSchema }),
      z.strictObject({ settle: z.literal('control') })
    ],
    { error: 'say one of step, activation, task and settle' }
  ),
  // A D10 shows 0 for 10.
  dice: z
    .array(
      z
        .int()
        .min(0)
        .max(10)
        .transform((face) => face || 10)
    )
    .exactOptional(),
  answers: z.array(answer).exactOptional(),
  then: z.enum(['first', 'random', 'stop']).exactOptional(),
  seed: z.string().exactOptional()
})

import { z } from 'zod'
import { type SceneScript, scriptedAnswers, thenSchema } from '../../engine/scene/scene-script.ts'
import type { CampaignOptions } from '../campaign-options.ts'
import type { NationId } from '../content/ids.ts'
import { type ScenarioId, scenarioIds } from '../content/scenarios/index.ts'
import type { StepId } from '../sequence.ts'
import type { InvasionsTask } from '../tasks.ts'
import { knownId } from './document-names.ts'
import type { SetUp } from './set-up.ts'
import { setUpSchema } from './set-up-schema.ts'
import { taskSchema } from './task-schema.ts'

/** A position, the part of the sequence to play on it, and the scripted dice and answers. See `docs/scene.md`. */
export interface SceneDocument extends SceneScript {
  readonly scenario?: ScenarioId
  readonly turn: number
  readonly combat?: CampaignOptions['combat']
  readonly set?: SetUp
  /** The nations being activated, for a task that names none. */
  readonly active?: readonly NationId[]
  readonly run: SceneRun
}

export type SceneRun =
  | { readonly step: StepId }
  | { readonly activation: NationId }
  | { readonly task: InvasionsTask }
  | { readonly settle: 'control' }

export const sceneSchema: z.ZodType<SceneDocument> = z.strictObject({
  scenario: z.enum(scenarioIds).exactOptional(),
  turn: z.int().min(1).max(12),
  combat: z.enum(['basic', 'advanced']).exactOptional(),
  set: setUpSchema.exactOptional(),
  active: z.array(knownId('nation')).min(1).exactOptional(),
  run: z.union(
    [
      z.strictObject({ step: knownId('step') }),
      z.strictObject({ activation: knownId('nation') }),
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
  answers: scriptedAnswers(knownId('kind of question')).exactOptional(),
  then: thenSchema.exactOptional(),
  seed: z.string().exactOptional()
})

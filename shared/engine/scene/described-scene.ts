import { z } from 'zod'
import { type DocumentProblem, readDocument } from '../read-document.ts'
import { type Expectation, expectationSchema, unmetExpectations } from './expectation.ts'
import type { SceneSupport } from './scene-support.ts'

/** What a scene shows: the rule, and the position in a sentence. */
export interface SceneTitle {
  readonly title: string
  readonly section: string
  readonly shows: string
}

/** A scene document with its title and what is expected of it. Both are optional; the other fields are the game's. */
interface DescribedScene {
  readonly about?: SceneTitle
  readonly expect?: Expectation
  readonly [field: string]: unknown
}

const titleSchema = z.strictObject({
  title: z.string().min(1),
  section: z.string().min(1),
  shows: z.string().min(1)
})

const describedSceneSchema: z.ZodType<DescribedScene> = z.looseObject({
  about: titleSchema.exactOptional(),
  expect: expectationSchema.exactOptional()
})

/** The title of a committed scene, which must have one and must say what is expected. */
export const committedSceneSchema: z.ZodType<{ about: SceneTitle; expect: Expectation }> = z.looseObject({
  about: titleSchema,
  expect: expectationSchema
})

export type DescribedOutcome =
  | { readonly ok: true; readonly report: object; readonly unmet: readonly string[] }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }

/** Plays a scene, with its title in front of the report and, behind it, what was expected and did not come. */
export function playDescribedScene(scene: SceneSupport, input: unknown): DescribedOutcome {
  const read = readDocument(describedSceneSchema, input)
  if (!read.ok) return read
  const { about, expect, ...document } = read.document
  const played = scene.play(document)
  if (!played.ok) return played
  const unmet = expect ? unmetExpectations(played.report, expect) : []
  return {
    ok: true,
    report: { ...(about ? { about } : {}), ...played.report, ...(expect ? { unmet } : {}) },
    unmet
  }
}

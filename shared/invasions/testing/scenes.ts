import { playScene } from '../scene/play-scene.ts'
import type { SceneDocument } from '../scene/scene-document.ts'
import type { SceneReport } from '../scene/scene-report.ts'

/** Plays a scene and returns its report. Throws on an impossible scene. */
export function playedScene(document: SceneDocument): SceneReport {
  const outcome = playScene(document)
  if (outcome.ok) return outcome.report
  throw new Error(outcome.problems.map(({ field, problem }) => `${field}: ${problem}`).join('\n'))
}

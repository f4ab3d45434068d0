import { copyJson } from '../../engine/json.ts'
import { createRandom } from '../../engine/random.ts'
import type { DocumentProblem } from '../../engine/read-document.ts'
import { runScriptOf } from '../../engine/scene/scene-script.ts'
import { invasions } from '../game.ts'
import { computeControl } from '../rules/control/control.ts'
import { invadersOn, newTurnFacts } from '../rules/time/turn-facts.ts'
import type { InvasionsState } from '../state.ts'
import { applySetUp } from './apply-set-up.ts'
import { prepareRun, runProblem } from './prepare-run.ts'
import { runScripted } from './run-scripted.ts'
import type { SceneDocument } from './scene-document.ts'
import { type SceneReport, sceneReportOf } from './scene-report.ts'
import type { SetUp } from './set-up.ts'
import { setControl } from './set-up-realm.ts'

export type SceneOutcome =
  | { readonly ok: true; readonly report: SceneReport }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] }

/** Sets up a position, plays one part of the sequence on it and reports the result. */
export function playScene(document: SceneDocument): SceneOutcome {
  const { run, set = {}, active } = document
  const start = campaignOn(document)
  const outcome = applySetUp(start, set)
  if (!outcome.ok) return { ok: false, problems: outcome.problems.map(inSet) }
  const state = withAreas(start, set.areas ?? {})
  const problem = runProblem(state, run, active)
  if (problem) return { ok: false, problems: [problem] }
  const script = prepareRun(state, run, active)
  const report = sceneReportOf(state, runScripted(state, script, runScriptOf(document)))
  const waits = 'activation' in run && !state.thisTurn.activated.includes(run.activation)
  if (report.stopped || !waits) return { ok: true, report }
  return { ok: true, report: { ...report, stopped: { why: 'waits-for-ally', nation: run.activation } } }
}

const inSet = ({ field, problem }: DocumentProblem): DocumentProblem => ({ field: `set.${field}`, problem })

/** The start of the scenario with another turn number; the turns between have not been played. */
function campaignOn({ scenario = '350', combat = 'basic', turn, seed }: SceneDocument): InvasionsState {
  const state = invasions.setUp({ scenario, combat }, createRandom(seed ?? 'scene'))
  const thisTurn = { ...newTurnFacts(), invading: invadersOn(turn) }
  return Object.assign(state, { agenda: [], turn, thisTurn })
}

/**
 * XII.C: provinces stay as the document says until the rules settle control; the control of Areas follows from them.
 * Returns a copy, so that no cached data of the start of the scenario applies to it.
 */
function withAreas(start: InvasionsState, said: NonNullable<SetUp['areas']>): InvasionsState {
  const settled = copyJson(start)
  computeControl(settled)
  const state = copyJson(start)
  state.areaControl = settled.areaControl
  setControl(state, {}, said)
  return state
}

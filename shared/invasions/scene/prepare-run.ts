import type { DocumentProblem } from '../../engine/read-document.ts'
import type { Script } from '../ask.ts'
import { leaderCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import { invasions } from '../game.ts'
import type { InvasionsPlay } from '../play.ts'
import { isOfUnitedEmpire } from '../queries/control/position-of-board.ts'
import { activationOrder } from '../queries/time/activation-order.ts'
import { settleControl } from '../rules/control/control.ts'
import { activate, activationGroup } from '../rules/movement/activation.ts'
import { beginMovement } from '../rules/movement/marching.ts'
import { playStep } from '../rules/time/turn.ts'
import type { InvasionsState } from '../state.ts'
import type { InvasionsTask } from '../tasks.ts'
import type { SceneRun } from './scene-document.ts'

/** What a task needs besides its data: active nations, or a movement substep in progress. */
const needs: Readonly<Partial<Record<InvasionsTask['task'], 'active' | 'movement'>>> = {
  march: 'movement',
  'stacking-check': 'movement',
  combat: 'movement',
  campaigns: 'active',
  'end-of-activation': 'active'
}

/** Returns why a part of the sequence cannot be played on a position, or null. */
export function runProblem(
  state: InvasionsState,
  run: SceneRun,
  active: readonly NationId[] = []
): DocumentProblem | null {
  const idle = active.findIndex((nation) => state.nations[nation].presence !== 'in-play')
  if (idle >= 0) return { field: `active[${idle}]`, problem: `${active[idle]} is not in play` }
  if ('activation' in run && !activationOrder(state).includes(run.activation))
    return {
      field: 'run.activation',
      problem: `${run.activation} is never activated: not in play, or inactive`
    }
  if (!('task' in run)) return null
  const { task } = run
  if (needs[task.task] && active.length === 0)
    return { field: 'active', problem: `is missing: a task '${task.task}' does not say whose it is` }
  if (task.task === 'campaign' && state.leaders[task.leader]?.presence !== 'in-play')
    return { field: 'run.task.leader', problem: `${task.leader} is not in play` }
  return null
}

/** Prepares the state for a part of the sequence and returns its script. */
export function prepareRun(
  state: InvasionsState,
  run: SceneRun,
  active: readonly NationId[] = actingIn(run)
): (play: InvasionsPlay) => Script {
  state.active = [...active]
  if ('step' in run) return (play) => playStep(play, { task: 'step', step: run.step })
  if ('settle' in run) return settle
  if (active.length > 0 || 'activation' in run) state.step = 'activation'
  if ('activation' in run) return (play) => activate(play, actingFor(state, run.activation))
  if (needs[run.task.task] === 'movement') beginMovement(state, active)
  return (play) => invasions.runTask(play, run.task)
}

function* settle(play: InvasionsPlay): Script {
  settleControl(play)
}

/** The nations that a task names. */
function actingIn(run: SceneRun): readonly NationId[] {
  if (!('task' in run)) return []
  const { task } = run
  if (task.task === 'unit-stacks') return task.nations
  return task.task === 'campaign' ? [leaderCard(task.leader).nation] : []
}

/** VI.K: the halves of the united Empire act together in the later activation. A scene may name either. */
function actingFor(state: InvasionsState, nation: NationId): NationId {
  if (!isOfUnitedEmpire(state, nation)) return nation
  const group = activationGroup(state, nation)
  return activationOrder(state).findLast((id) => group.includes(id)) ?? nation
}

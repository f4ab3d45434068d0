import {
  playOn as playOnState,
  type RunScript,
  runScripted as runStage,
  type ScriptedRun
} from '../../engine/scene/run-scripted.ts'
import type { Script } from '../ask.ts'
import type { InvasionsEvent } from '../events.ts'
import { invasions, lateBoundRules } from '../game.ts'
import type { Invasions } from '../game-types.ts'
import type { InvasionsPlay } from '../play.ts'
import type { InvasionsState } from '../state.ts'

/** Runs a script of the rules on a state, with scripted dice and answers. */
export function runScripted<Result>(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<Result>,
  scripting: RunScript = {}
): ScriptedRun<InvasionsEvent, Result> {
  const { play, events } = playOn(state, scripting.afterDice ?? 'stop')
  return runStage<Invasions, Result>(
    {
      state,
      events,
      answers: invasions.answers,
      start: () => start(play),
      runTask: (task) => invasions.runTask(play, task)
    },
    scripting
  )
}

/** The context that a script receives, and the list of events that it emits. */
export function playOn(
  state: InvasionsState,
  afterDice: 'stop' | 'chance' = 'chance'
): { readonly play: InvasionsPlay; readonly events: InvasionsEvent[] } {
  const { play, events } = playOnState<Invasions>(state, afterDice)
  return { play: { ...play, ...lateBoundRules }, events }
}

import { copyJson } from '../../engine/json.ts'
import { Match } from '../../engine/match.ts'
import { keyText, type OptionKey } from '../../engine/option-key.ts'
import { createRandom } from '../../engine/random.ts'
import type { ArmyId, Disc } from '../board.ts'
import { readOptions } from '../campaign-options.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { tetrarchia } from '../game.ts'
import type { Tetrarchia } from '../game-types.ts'
import { setUp } from '../rules/set-up.ts'
import type { TetrarchiaState } from '../state.ts'
import type { TetrarchiaTask } from '../tasks.ts'
import { isTetrarchiaEvent } from '../words/sentences.ts'
import type { EmperorId, SeaId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** The pieces that a test places on an empty board. */
export interface TestPosition {
  readonly options?: Record<string, unknown>
  readonly active?: EmperorId
  readonly imperium?: number
  readonly emperors?: Readonly<Partial<Record<EmperorId, ProvinceId>>>
  readonly armies?: readonly ProvinceId[]
  readonly fleets?: readonly SeaId[]
  readonly discs?: Readonly<Partial<Record<ProvinceId, Disc>>>
}

/** A board with only these pieces, in the Roman phase of the active emperor. */
export function position(scene: TestPosition = {}): TetrarchiaState {
  const { active = 'diocletian', imperium = 6, emperors = {}, armies = [], fleets = [], discs = {} } = scene
  const state = setUp(readOptions({ level: '5300', ...scene.options }), createRandom('position'))
  Object.assign(state, { agenda: [], round: 1, phase: 'roman', active, imperium, fleets: [...fleets] })
  for (const id of ['diocletian', 'galerius', 'constantius', 'maximian'] as const) {
    state.emperors[id].at = emperors[id] ?? null
  }
  const ids: readonly ArmyId[] = ['army-1', 'army-2', 'army-3']
  state.armies = Object.fromEntries(armies.map((at, index) => [ids[index], at]))
  state.discs = { ...discs }
  return state
}

/** The same disc in several provinces. */
export function discsIn<D extends Disc>(
  disc: D,
  ...at: readonly ProvinceId[]
): Partial<Record<ProvinceId, D>> {
  return Object.fromEntries(at.map((id) => [id, disc]))
}

/** A match that starts from the position, with these tasks (the first runs first) and these next dice. */
export function playFrom(
  state: TetrarchiaState,
  tasks: readonly TetrarchiaTask[],
  dice: readonly number[] = []
): Match<Tetrarchia> {
  const forced = dice.length > 0 ? { forced: [...dice] } : {}
  const start = { ...copyJson(state), agenda: [...tasks].reverse(), random: { ...state.random, ...forced } }
  return Match.begin({ ...tetrarchia, setUp: () => start }, readOptions({}), 'position')
}

/** Answers the open question by the key of an option and returns the events. */
export function answer(match: Match<Tetrarchia>, option: OptionKey): TetrarchiaEvent[] {
  const { awaited } = match
  if (!awaited) throw new Error(`no question is open for the answer ${keyText(option)}`)
  const outcome = match.answer(awaited.side, awaited.number, { option })
  if (!outcome.ok) throw new Error(`${keyText(option)}: ${outcome.refusal.reason.key}`)
  return outcome.events.map(({ event }) => event).filter(isTetrarchiaEvent)
}

/** The option keys of the open question. */
export function keysOf(match: Match<Tetrarchia>): OptionKey[] {
  return match.decision?.body.options.map(({ key }) => key) ?? []
}

/** Runs tasks without questions, with these dice, and returns the state and the events. */
export function runTasks(
  state: TetrarchiaState,
  tasks: readonly TetrarchiaTask[],
  dice: readonly number[]
): { readonly state: TetrarchiaState; readonly events: readonly TetrarchiaEvent[] } {
  const match = playFrom(state, tasks, dice)
  return { state: match.state, events: match.takeEvents().map(({ event }) => event) }
}

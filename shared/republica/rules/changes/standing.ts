import type { SenatorState } from '../../board/senator.ts'
import type { SenatorId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import type { RepublicState } from '../../state.ts'
import { weighInfluence } from './ending.ts'

/** A senator on the table, to be changed. */
export function senatorIn(state: RepublicState, id: SenatorId): SenatorState {
  const senator = state.senators[id]
  if (!senator) throw new Error(`${id} is not on the table`)
  return senator
}

/** 7.31: influence never falls below nothing. Returns what it really changed by. */
export function changeInfluence(play: RepublicPlay, id: SenatorId, by: number): number {
  const { state, emit } = play
  const senator = senatorIn(state, id)
  const change = Math.max(by, -senator.influence)
  if (change === 0) return 0
  senator.influence += change
  emit({ type: 'influence', senator: id, by: change })
  weighInfluence(play)
  return change
}

/** 7.31: popularity stays within its track. */
export function changePopularity({ state, emit }: RepublicPlay, id: SenatorId, by: number): number {
  const senator = senatorIn(state, id)
  const { most, least } = figures.popularity
  const change = Math.min(most, Math.max(least, senator.popularity + by)) - senator.popularity
  if (change === 0) return 0
  senator.popularity += change
  emit({ type: 'popularity', senator: id, by: change })
  return change
}

/** 8.1: there is no highest level of unrest, and none below nothing. */
export function changeUnrest({ state, emit }: RepublicPlay, by: number): void {
  const change = Math.max(by, -state.unrest)
  if (change === 0) return
  state.unrest += change
  emit({ type: 'unrest', by: change, now: state.unrest })
}

/** Income of the State. What it must pay is `rules/changes` of the revenue phase (R27). */
export function enrichState({ state, emit }: RepublicPlay, talents: number): void {
  if (talents <= 0) return
  state.treasury += talents
  emit({ type: 'treasury', by: talents, now: state.treasury })
}

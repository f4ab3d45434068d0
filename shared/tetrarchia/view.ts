import { pickFields } from '../engine/projection.ts'
import type { Board } from './board.ts'
import type { TetrarchiaState } from './state.ts'

/** Everybody sees the whole board. The random generator and the agenda stay hidden in the host. */
export type TetrarchiaView = Board

export const viewOf: (state: TetrarchiaState) => TetrarchiaView = pickFields<TetrarchiaState>()(
  'level',
  'variants',
  'sides',
  'shared',
  'round',
  'phase',
  'active',
  'imperium',
  'powerUsed',
  'pointMoved',
  'emperors',
  'armies',
  'fleets',
  'discs',
  'fight',
  'ending'
)

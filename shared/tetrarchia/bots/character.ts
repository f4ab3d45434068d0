import type { SearchLimits } from './plan.ts'
import { type Weights, weights } from './weights.ts'

/** The settings of a computer player. */
export interface Character {
  readonly weights: Weights
  readonly searchLimits: SearchLimits
}

/** The weakest first: the centurion looks one action ahead, the prefect plans the whole phase. */
export const characters = {
  centurion: { weights: { ...weights, presence: 1 }, searchLimits: { width: 1, steps: 1 } },
  prefect: { weights, searchLimits: { width: 3, steps: 4 } }
} as const satisfies Readonly<Record<string, Character>>

import type { Patience } from './plan.ts'
import { type Weights, weights } from './weights.ts'

/** How a computer emperor thinks. */
export interface Character {
  readonly weights: Weights
  readonly patience: Patience
}

/** The weakest first: one looks for the next good deed, the other plans the whole phase. */
export const characters = {
  centurion: { weights: { ...weights, presence: 1 }, patience: { width: 1, steps: 1 } },
  prefect: { weights, patience: { width: 3, steps: 4 } }
} as const satisfies Readonly<Record<string, Character>>

import type { RandomState } from '#shared/engine/random.ts'
import type { Tally } from './ledger.ts'

/** What one round of an attack gets. */
export interface Round {
  readonly number: number
  /** Each round has its own, so that it can be repeated alone. */
  readonly random: RandomState
  /** A fresh folder, kept when the round fails. */
  readonly dataDir: string
  readonly tally: Tally
  noteMemory(bytes: number): void
}

/** An attempt to destroy a player's data or to break in. If it succeeds, a round throws a Failure or another error. */
export interface Attack {
  readonly name: string
  /** How many rounds the short run takes. */
  readonly quick: number
  run(round: Round): Promise<void>
}

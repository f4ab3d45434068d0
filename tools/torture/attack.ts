import type { RandomState } from '#shared/engine/random.ts'
import type { Tally } from './ledger.ts'

/** What one round of an attack is given. */
export interface Round {
  readonly number: number
  /** Its own, so that a round can be done again by itself. */
  readonly random: RandomState
  /** A fresh folder, kept when the round fails. */
  readonly dataDir: string
  readonly tally: Tally
  noteMemory(bytes: number): void
}

/** A way to try to lose something. A round throws a Failure, or anything else, when it has succeeded. */
export interface Attack {
  readonly name: string
  /** How many rounds the short run takes. */
  readonly quick: number
  run(round: Round): Promise<void>
}

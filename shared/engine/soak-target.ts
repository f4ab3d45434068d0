import type { AnyGame } from './any-game.ts'
import type { Reply } from './decision.ts'
import type { GameEvent } from './game.ts'
import type { OpenMatch } from './open-match.ts'
import type { RandomState } from './random.ts'

/** Replies to the open question of a match, at random and legally. */
export type RandomPlayer = (match: OpenMatch, random: RandomState) => Reply

/** A broken invariant. The campaign has failed; the message gives the cause. */
export class InvariantError extends Error {}

/** What a soak needs of a game: it plays many random campaigns and searches them for faults. */
export interface SoakTarget {
  readonly game: AnyGame
  /** The options of the first, second... campaign. */
  optionsOf(number: number): Readonly<Record<string, string>>
  /** A player for campaigns that random answers would never bring far enough; null: a random player. */
  playerOf?(number: number): RandomPlayer | null
  /** The faults of a state in which a question of the kind `asked` is open; empty if there are none. */
  inspect(state: object, asked: string | null): readonly string[]
  /** True if states are so small that the soak inspects each of them. */
  readonly everyState?: boolean
  /**
   * Begins to follow a campaign. The soak calls the returned function with each event and the state after the answer
   * that caused it; the function throws an `InvariantError` at a fault.
   */
  follow(): (event: GameEvent, state: object) => void
  /** How often the campaigns reached each branch of the rules, and the branches that none reached. */
  coverage(): {
    readonly counts: Readonly<Record<string, number>>
    readonly missing: readonly string[]
  }
}

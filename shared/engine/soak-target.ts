import type { Reply } from './decision.ts'
import type { GameEvent } from './game.ts'
import type { GameBox } from './game-box.ts'
import type { OpenMatch } from './open-match.ts'
import type { RandomState } from './random.ts'

/** Replies to the open question of a match, at random and legally. */
export type RandomPlayer = (match: OpenMatch, random: RandomState) => Reply

/** An invariant does not hold: the campaign has failed, and the message says why. */
export class InvariantError extends Error {}

/** What a game brings to be soaked: played at random, many times, in search of faults. */
export interface SoakTarget {
  readonly game: GameBox
  /** The options of the first, second... campaign. */
  optionsOf(number: number): Readonly<Record<string, string>>
  /** Plays a campaign that a random player would never bring far enough; null: a random player. */
  playerOf?(number: number): RandomPlayer | null
  /** Names what is wrong with a state; nothing when all is well. */
  inspect(state: object): readonly string[]
  /** States are so small that each of them is inspected. */
  readonly everyState?: boolean
  /**
   * Begins to follow a campaign. The function it returns is called with each event and the state after the answer
   * that caused it, and throws an `InvariantError` where something is wrong.
   */
  follow(): (event: GameEvent, state: object) => void
  /** How often each way of the rules was seen in all campaigns, and those that never were. */
  coverage(): {
    readonly counts: Readonly<Record<string, number>>
    readonly missing: readonly string[]
  }
}

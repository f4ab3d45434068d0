import type { Reply } from './decision.ts'
import type { GameEvent } from './game.ts'
import type { GameBox } from './game-box.ts'
import type { OpenMatch } from './open-match.ts'
import type { RandomState } from './random.ts'

/** Answers the open question of a match with a random legal answer. */
export type RandomPlayer = (match: OpenMatch, random: RandomState) => Reply

/** Something was found that must not be: the campaign has failed, and the message says why. */
export class BrokenPromise extends Error {}

/** What a game brings for those who play it by chance, looking for anything that must not be. */
export interface Watch {
  readonly game: GameBox
  /** The options of the first, second... campaign. */
  optionsOf(number: number): Readonly<Record<string, string>>
  /** Who plays a campaign that chance alone would never bring so far; null: chance. */
  playerOf?(number: number): RandomPlayer | null
  /** Names what is wrong with a state; nothing when all is well. */
  inspect(state: object): readonly string[]
  /** States are so small that none goes by unseen. */
  readonly everyState?: boolean
  /**
   * Begins to follow a campaign: told of each event, with the state after the answer that brought it; throws a
   * `BrokenPromise` where all is not well.
   */
  follow(): (event: GameEvent, state: object) => void
  /** How often each way of the rules was seen in all campaigns, and those that never were. */
  coverage(): {
    readonly counts: Readonly<Record<string, number>>
    readonly missing: readonly string[]
  }
}

import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Failure } from './failure.ts'

/** What the store needs of the games, by their ids. */
export interface GameLoader {
  /** Loads a game, so that its data can be checked and shown. Does nothing for a game that the page does not know. */
  load(game: string): Promise<void>
  /** Whether a game hides anything from some of its sides. If not, no curtain falls between them. */
  hasSecrets(game: string): boolean
  /**
   * Checks the data of a loaded game that the host sends, before it enters the store. Everything behind it may trust
   * the types. Returns the problem, or null if there is none.
   */
  problemIn(game: string, sent: Table | TableUpdate): Failure | null
}

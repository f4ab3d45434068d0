import { RANDOM_PLAYER } from './bot.ts'
import type { Game, GameSummary, GameTypes } from './game.ts'
import type { Snapshot } from './history.ts'
import { Match } from './match.ts'
import type { OpenMatch, RecordedAnswer } from './open-match.ts'
import type { OwnScenarioReading } from './own-scenarios.ts'
import { canonicalJson } from './stable-hash.ts'

/** A game with its types erased: what a host needs to begin and resume matches of any game. */
export interface AnyGame {
  readonly id: string
  readonly rulesVersion: number
  /** The names of the computer players, the weakest first. */
  readonly players: readonly string[]
  /** The player that gives hints and replaces one that fails. */
  readonly adviser: string
  /** Parses options from outside; throws a readable error if they are invalid. */
  readOptions(input: unknown): unknown
  /** The sides under these options, in the order of play. */
  sidesOf(options: unknown): readonly string[]
  begin(options: unknown, seed: string | number): OpenMatch
  resume(snapshot: Snapshot, answers: readonly RecordedAnswer[]): OpenMatch
  /** Converts a stored state to the present rules; throws an error that names the invalid field. */
  readState(state: string): string
  /** Reads a document as a scenario; null in a game without scenarios of one's own. */
  readScenario(document: unknown): OwnScenarioReading | null
  /** A stored position to look at; runs no script. */
  openPosition(state: string): StoredPosition
}

/** A position that is shown but not played. */
export interface StoredPosition {
  summary(side: string | null): GameSummary
  view(side: string | null): object
}

export function eraseTypes<G extends GameTypes>(game: Game<G>): AnyGame {
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    players: [RANDOM_PLAYER, ...Object.keys(game.players?.bots ?? {})],
    adviser: game.players?.adviser ?? RANDOM_PLAYER,
    readOptions: (input) => game.readOptions(input),
    sidesOf: (options) => game.sidesOf(game.readOptions(options)),
    begin: (options, seed) => Match.begin(game, game.readOptions(options), seed),
    resume: (snapshot, answers) => Match.resume(game, snapshot, answers),
    readState: (state) => {
      const json: unknown = JSON.parse(state)
      const read = game.readState(json)
      // Keeps the stored text if nothing had to be filled in: positions are identified by a hash of their text.
      return canonicalJson(read) === canonicalJson(json) ? state : JSON.stringify(read)
    },
    readScenario: (document) => game.ownScenarios?.read(document) ?? null,
    openPosition: (text) => {
      const state: G['State'] = JSON.parse(text)
      return { summary: (side) => game.summary(state, side), view: (side) => game.view(state, side) }
    }
  }
}

/** The app's games by id. */
export type GameRegistry = ReadonlyMap<string, AnyGame>

export function gameRegistry(...games: readonly AnyGame[]): GameRegistry {
  return new Map(games.map((game) => [game.id, game]))
}

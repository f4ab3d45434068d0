import { RANDOM_PLAYER } from './bot.ts'
import type { Game, GameSummary, GameTypes } from './game.ts'
import type { Snapshot } from './history.ts'
import { Match } from './match.ts'
import type { OpenMatch, RecordedAnswer } from './open-match.ts'
import { canonicalJson } from './stable-hash.ts'

/** A game with its types packed away: what a host needs to begin and resume matches of any game. */
export interface GameBox {
  readonly id: string
  readonly rulesVersion: number
  /** The computer players by name, the weakest first. */
  readonly players: readonly string[]
  /** The one of them who gives hints, and stands in where another fails. */
  readonly adviser: string
  /** Reads options given from outside; throws a readable error when they make no sense. */
  readOptions(input: unknown): unknown
  /** Who plays under these options, in the order of play. */
  sidesOf(options: unknown): readonly string[]
  begin(options: unknown, seed: string | number): OpenMatch
  resume(snapshot: Snapshot, answers: readonly RecordedAnswer[]): OpenMatch
  /** A stored state as the rules of today take it; throws an error that names what makes no sense. */
  readState(state: string): string
  /** A position as it lies there: nothing of the game runs. */
  look(state: string): StillPosition
}

/** A position that nobody plays on. */
export interface StillPosition {
  summary(side: string | null): GameSummary
  view(side: string | null): object
}

export function boxGame<G extends GameTypes>(game: Game<G>): GameBox {
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
      // As it is written, where nothing had to be filled in: a position is told by its very text.
      return canonicalJson(read) === canonicalJson(json) ? state : JSON.stringify(read)
    },
    look: (text) => {
      const state: G['State'] = JSON.parse(text)
      return { summary: (side) => game.summary(state, side), view: (side) => game.view(state, side) }
    }
  }
}

/** The games that are played here, by id. */
export type GameShelf = ReadonlyMap<string, GameBox>

export function shelfOf(...games: readonly GameBox[]): GameShelf {
  return new Map(games.map((game) => [game.id, game]))
}

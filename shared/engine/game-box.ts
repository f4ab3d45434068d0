import type { EngineState, Game, GameEvent, Task } from './game.ts'
import type { Snapshot } from './history.ts'
import { type AnswerRecord, Match, type OpenMatch } from './match.ts'

/** A game with its types packed away: what a host needs to begin and resume matches of any game. */
export interface GameBox {
  readonly id: string
  readonly rulesVersion: number
  readonly sides: readonly string[]
  /** Reads options given from outside; throws a readable error when they make no sense. */
  readOptions(input: unknown): unknown
  begin(options: unknown, seed: string | number): OpenMatch
  resume(snapshot: Snapshot, answers: readonly AnswerRecord[]): OpenMatch
}

export function boxGame<State extends EngineState<T>, T extends Task, Event extends GameEvent, Options>(
  game: Game<State, T, Event, Options>
): GameBox {
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    sides: game.sides,
    readOptions: (input) => game.readOptions(input),
    begin: (options, seed) => Match.begin(game, game.readOptions(options), seed),
    resume: (snapshot, answers) => Match.resume(game, snapshot, answers)
  }
}

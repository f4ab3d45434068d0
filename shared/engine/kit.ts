import type { AnyGame } from './any-game.ts'
import type { GameCommand } from './game-command.ts'
import type { RuleIndex } from './rule-index.ts'
import type { SceneSupport } from './scene/scene-support.ts'
import type { SoakTarget } from './soak-target.ts'
import type { TournamentSupport } from './tournament.ts'

/** Everything that a game provides to the host and to the command line. */
export interface GameKit {
  /** The game with its computer players. */
  readonly game: AnyGame
  /** The options of a campaign on the command line: `--combat advanced`. */
  readonly options: readonly OptionHelp[]
  /** Creates a target. Each soak uses its own. */
  soakTarget(): SoakTarget
  readonly rules: RuleIndex
  readonly scene: SceneSupport
  readonly tournament: TournamentSupport
  /** Each side's points by their source; absent in a game that does not record sources. */
  pointsBySource?(state: object): PointsBySource
  /** The game's own commands. */
  readonly commands: readonly GameCommand[]
}

/** By side, then by source. */
export type PointsBySource = Readonly<Record<string, Readonly<Record<string, number>>>>

/** An option in the help of the command line. */
export interface OptionHelp {
  readonly name: string
  /** The values it takes: `basic|advanced`. */
  readonly value: string
  readonly about: string
}

/** The kits of all games by game id. The first is the default of the command line. */
export type KitRegistry = ReadonlyMap<string, GameKit>

export function kitRegistry(...kits: readonly GameKit[]): KitRegistry {
  return new Map(kits.map((kit) => [kit.game.id, kit]))
}

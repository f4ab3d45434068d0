import type { GameBox } from './game-box.ts'
import type { GameCommand } from './game-command.ts'
import type { RuleIndex } from './rule-index.ts'
import type { SceneSupport } from './scene/scene-support.ts'
import type { SoakTarget } from './soak-target.ts'
import type { TournamentSupport } from './tournament.ts'

/** All that a game brings to the host and to the command line. */
export interface GameKit {
  /** The game with its computer players. */
  readonly game: GameBox
  /** The options of a campaign as the command line takes them: `--combat advanced`. */
  readonly options: readonly OptionHelp[]
  /** Each soak begins with a target of its own. */
  soakTarget(): SoakTarget
  readonly rules: RuleIndex
  readonly scene: SceneSupport
  readonly tournament: TournamentSupport
  /** Each side's points by what they were for; not in a game that does not keep account of them. */
  pointsBySource?(state: object): PointsBySource
  /** What the game adds to the command line. */
  readonly commands: readonly GameCommand[]
}

/** By side, then by source. */
export type PointsBySource = Readonly<Record<string, Readonly<Record<string, number>>>>

/** An option as the help of the command line lists it. */
export interface OptionHelp {
  readonly name: string
  /** What may be given: `basic|advanced`. */
  readonly value: string
  readonly about: string
}

/** The kits of the games that are played here, by the id of the game; the first is played where none is named. */
export type KitShelf = ReadonlyMap<string, GameKit>

export function kitShelf(...kits: readonly GameKit[]): KitShelf {
  return new Map(kits.map((kit) => [kit.game.id, kit]))
}

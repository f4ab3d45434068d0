import type { GameBox } from '#shared/engine/game-box.ts'
import { CommandError } from './command.ts'

/** The computer players that `--sides` names, in the order of play; all at random where it is not given. */
export function playersOf(game: GameBox, sides: readonly string[], names: string | undefined): string[] {
  const players = names?.split(',') ?? sides.map(() => 'random')
  if (players.length !== sides.length || players.some((player) => !game.players.includes(player))) {
    throw new CommandError(`--sides wants ${sides.length} players, each one of ${game.players.join(' | ')}`)
  }
  return players
}

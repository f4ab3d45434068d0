import type { AnyGame } from '#shared/engine/any-game.ts'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import { CommandError } from '#shared/engine/game-command.ts'

export const sidesOption = {
  value: 'P,P',
  about: `computer players in the order of play (all ${RANDOM_PLAYER})`
} as const

/** The computer players that `--sides` names, in the order of play. Random players by default. */
export function readPlayers(game: AnyGame, sides: readonly string[], names: string | undefined): string[] {
  const players = names?.split(',') ?? sides.map(() => RANDOM_PLAYER)
  if (players.length !== sides.length || players.some((player) => !game.players.includes(player))) {
    throw new CommandError(`--sides wants ${sides.length} players, each one of ${game.players.join(' | ')}`)
  }
  return players
}

/** Checks that the game has this computer player. */
export function playerNamed(game: AnyGame, name: string): string {
  if (!game.players.includes(name))
    throw new CommandError(`${game.id} has no player '${name}': use ${game.players.join(' | ')}`)
  return name
}

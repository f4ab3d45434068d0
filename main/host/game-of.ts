import type { AnyGame, GameRegistry } from '#shared/engine/any-game.ts'
import { CallFailure } from './call-failure.ts'

/** The game of a campaign. Throws if this version of the app does not have it. */
export function gameOf(games: GameRegistry, id: string): AnyGame {
  const game = games.get(id)
  if (!game) throw CallFailure.of('unknown-game', `This version of the app has no game '${id}'.`)
  return game
}

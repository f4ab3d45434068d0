import type { GameBox, GameShelf } from '#shared/engine/game-box.ts'
import { CallFailure } from './call-failure.ts'

/** The game of a campaign. Throws if this version of the app does not have it. */
export function gameOf(games: GameShelf, id: string): GameBox {
  const game = games.get(id)
  if (!game) throw CallFailure.of('unknown-game', `This version of the app has no game '${id}'.`)
  return game
}

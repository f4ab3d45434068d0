import { boxGame } from '#shared/engine/game-box.ts'
import { invasions } from '#shared/invasions/game.ts'
import { Host, type HostOptions } from './host/host.ts'

/** The game this app plays. */
export const game = boxGame(invasions)

export function createHost(options: Omit<HostOptions, 'game'>): Host {
  return new Host({ ...options, game })
}

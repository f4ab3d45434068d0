import { createRequire } from 'node:module'
import { cost } from './figures.ts'

interface Library {
  Client(options: unknown): { start(): void; stop(): void; moves: Record<string, (key: string) => void> }
}

interface WithUnits {
  units: Record<string, { damaged: boolean }>
}

/**
 * So many moves of boardgame.io on a state, each of which flips one flag of one unit, by a client that was begun for
 * them: milliseconds of this thread. In production mode, in which it checks the least.
 */
export function boardgameIoMoves(state: object, units: readonly string[], moves: number): number {
  const { Client } = library()
  const client = Client({
    game: {
      setup: () => state,
      moves: {
        touch: ({ G }: { G: WithUnits }, key: string) => {
          const unit = G.units[key]
          if (unit) unit.damaged = !unit.damaged
        }
      }
    },
    debug: false
  })
  client.start()
  const spent = cost(() => {
    for (let move = 0; move < moves; move++) client.moves.touch?.(units[move % units.length] ?? '')
  })
  client.stop()
  return spent
}

/** It and the Redux it brings look at the environment when they are loaded. */
function library(): Library {
  process.env.NODE_ENV = 'production'
  return createRequire(import.meta.url)('boardgame.io/client')
}

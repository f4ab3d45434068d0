import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { cost } from './figures.ts'

interface Library {
  Client(options: unknown): { start(): void; stop(): void; moves: Record<string, (key: string) => void> }
}

interface WithUnits {
  units: Record<string, { damaged: boolean }>
}

/**
 * Makes so many moves in boardgame.io, with a new client on this state. Each move flips one flag of one unit. Returns
 * milliseconds of this thread. Runs boardgame.io in production mode, in which it checks the least.
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

/** Has a lock of its own: boardgame.io brings a hundred old packages, which nothing but this comparison needs. */
const FOLDER = join(import.meta.dirname, 'comparison')

/** Sets the mode first, because boardgame.io and its Redux read it from the environment when they load. */
function library(): Library {
  ensureInstalled(FOLDER)
  process.env.NODE_ENV = 'production'
  return createRequire(join(FOLDER, 'package.json'))('boardgame.io/client')
}

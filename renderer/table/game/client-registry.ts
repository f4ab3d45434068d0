import type { GameTypes } from '#shared/engine/game.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Failure } from '../../state/failure.ts'
import type { GameLoader } from '../../state/game-loader.ts'
import { retryWhileOffline } from '../../ui/retry-while-offline.ts'
import type { AnyGameClient } from './any-game-client.tsx'
import { type AnyGameCover, eraseCoverTypes } from './any-game-cover.tsx'
import type { GameClient } from './game-client.ts'
import type { GameCover } from './game-cover.ts'

/** A game that the page can show: its cover at once, the rest once it is loaded. */
export interface ClientEntry {
  readonly cover: AnyGameCover
  /** The loaded game; null before. */
  readonly client: AnyGameClient | null
  /** Loads the game, once. */
  load(): Promise<AnyGameClient>
}

/** The games of this page, by id. */
export type ClientRegistry = ReadonlyMap<string, ClientEntry>

export function clientRegistry(...entries: readonly ClientEntry[]): ClientRegistry {
  return new Map(entries.map((entry) => [entry.cover.id, entry]))
}

/** A game whose client is a chunk of its own. `load` imports the chunk. */
export function clientEntry<G extends GameTypes>(
  cover: GameCover<G>,
  load: () => Promise<GameClient<G>>
): ClientEntry {
  let client: AnyGameClient | null = null
  let loading: Promise<AnyGameClient> | null = null
  const loadOnce = async () => {
    const [loaded, { eraseClientTypes }] = await Promise.all([load(), import('./any-game-client.tsx')])
    client = eraseClientTypes(loaded)
    return client
  }
  return {
    cover: eraseCoverTypes(cover),
    get client() {
      return client
    },
    load: () => {
      loading ??= retryWhileOffline(loadOnce).catch((error) => {
        // Allows another attempt.
        loading = null
        throw error
      })
      return loading
    }
  }
}

/** What the store needs of the games: loads one before its data arrives, and checks the data. */
export function gameLoaderOf(games: ClientRegistry): GameLoader {
  return {
    load: async (id) => {
      await games.get(id)?.load()
    },
    hasSecrets: (id) => !games.get(id)?.cover.hidesNothing,
    problemIn: (id, sent) => problemIn(games, id, sent)
  }
}

function problemIn(games: ClientRegistry, id: string, sent: Table | TableUpdate): Failure | null {
  const client = games.get(id)?.client
  if (!client) return { code: 'unknown-game', detail: id }
  const problem = client.problemIn(sent)
  return problem === null ? null : { code: 'bad-reply', detail: problem }
}

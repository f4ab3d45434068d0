import { createContext, useContext, useEffect, useState } from 'react'
import type { AnyGameClient } from './any-game-client.tsx'
import type { ClientRegistry } from './client-registry.ts'

/** The games that this page can show. */
export const GamesContext = createContext<ClientRegistry>(new Map())

export function useGames(): ClientRegistry {
  return useContext(GamesContext)
}

/** Loads a game. Returns null until it is loaded, and for a game that this page does not know. */
export function useGameClient(id: string): AnyGameClient | null {
  const entry = useGames().get(id)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const [, setLoaded] = useState<AnyGameClient | null>(null)
  useEffect(() => {
    if (entry && !entry.client) entry.load().then(setLoaded, (error: unknown) => setFailure({ error }))
  }, [entry])
  if (failure) throw failure.error
  return entry?.client ?? null
}

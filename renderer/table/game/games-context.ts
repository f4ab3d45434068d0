import { createContext, useContext } from 'react'
import type { ClientRegistry } from './any-game-client.tsx'

/** The games that this page can show. */
export const GamesContext = createContext<ClientRegistry>(new Map())

export function useGames(): ClientRegistry {
  return useContext(GamesContext)
}

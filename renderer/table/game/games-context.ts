import { createContext, useContext } from 'react'
import type { ClientShelf } from './open-client.tsx'

/** The games that this page can show. */
export const GamesContext = createContext<ClientShelf>(new Map())

export function useGames(): ClientShelf {
  return useContext(GamesContext)
}

import { createContext, use } from 'react'
import type { EncyclopediaEntry } from './entries.ts'

export const EncyclopediaContext = createContext<(entry?: EncyclopediaEntry) => void>(() => undefined)

/** Opens the encyclopedia at an entry, or at the last one. */
export function useEncyclopedia(): (entry?: EncyclopediaEntry) => void {
  return use(EncyclopediaContext)
}

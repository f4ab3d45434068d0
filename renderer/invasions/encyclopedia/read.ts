import { createContext, use } from 'react'
import type { Entry } from './entries.ts'

export const ReadContext = createContext<(entry?: Entry) => void>(() => undefined)

/** Opens the encyclopedia at an entry, or at the last one. */
export function useLore(): (entry?: Entry) => void {
  return use(ReadContext)
}

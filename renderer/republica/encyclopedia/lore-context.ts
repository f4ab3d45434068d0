import { createContext, use } from 'react'
import type { Subject } from '../interaction/pick.ts'

/** Opens the encyclopedia at an entry, or where it was. */
export const LoreContext = createContext<(entry?: Subject) => void>(() => undefined)

export function useLore(): (entry?: Subject) => void {
  return use(LoreContext)
}

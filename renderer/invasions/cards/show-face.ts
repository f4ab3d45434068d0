import { createContext, use } from 'react'
import type { Design } from './designs.ts'

export const ShowContext = createContext<(design: Design) => void>(() => undefined)

/** Shows the face of a card, from wherever it is named. */
export function useFaces(): (design: Design) => void {
  return use(ShowContext)
}

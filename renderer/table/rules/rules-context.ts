import { createContext, use } from 'react'

/** Opens the rules at a section, or where the reader left them; null if there is no book. */
export type OpenRules = ((section?: string) => void) | null

export const RulesContext = createContext<OpenRules>(null)

export function useOpenRules(): OpenRules {
  return use(RulesContext)
}

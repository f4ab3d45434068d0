import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { isInvasionsView } from '../invasions/view.ts'

/** What the name of a unit does not tell. */
export interface UnitFacts {
  readonly damaged: boolean
  /** Whose counter it is, where it serves another nation. */
  readonly hiredFrom: string | null
}

type Lookup = (id: string) => UnitFacts | null

const UnitFactsContext = createContext<Lookup>(() => null)

export function useUnitFacts(): Lookup {
  return useContext(UnitFactsContext)
}

export function UnitFactsProvider({
  view,
  children
}: {
  readonly view: object
  readonly children: ReactNode
}) {
  const units = isInvasionsView(view) ? view.units : null
  const lookup = useMemo<Lookup>(
    () => (id) => {
      const unit = units?.[id]
      if (!unit) return null
      return { damaged: unit.damaged, hiredFrom: unit.nation === unit.controller ? null : unit.nation }
    },
    [units]
  )
  return <UnitFactsContext value={lookup}>{children}</UnitFactsContext>
}

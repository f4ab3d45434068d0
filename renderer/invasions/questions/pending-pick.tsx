import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { TableOf } from '../../table/game/game-client.ts'

/** What the board and the panel share while places are chosen: a selected piece, or the first province of two. */
export interface PendingPick {
  readonly held: string | null
  hold(held: string | null): void
}

const RealmHandContext = createContext<PendingPick>({ held: null, hold: () => undefined })

export function usePendingPick(): PendingPick {
  return use(RealmHandContext)
}

interface RealmHandProviderProps {
  readonly table: Pick<TableOf<Invasions>, 'decision'>
  readonly children: ReactNode
}

/** Holds the pending pick. A new question starts without one. */
export function PendingPickProvider({ table, children }: RealmHandProviderProps) {
  const number = table.decision?.number ?? null
  const [kept, setKept] = useState<{ readonly number: number | null; readonly held: string | null }>({
    number,
    held: null
  })
  const held = kept.number === number ? kept.held : null
  const hold = useCallback((next: string | null) => setKept({ number, held: next }), [number])
  const hand = useMemo(() => ({ held, hold }), [held, hold])
  return <RealmHandContext value={hand}>{children}</RealmHandContext>
}

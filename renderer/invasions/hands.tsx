import type { ReactNode } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { TableOf } from '../table/game/game-client.ts'
import { HandProvider } from './command/hand-context.tsx'
import { RealmHandProvider } from './realm/realm-hand.tsx'

interface HandsProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** What board and panels share: the stack that is ordered, the piece or province that waits for a place. */
export function Hands({ table, children }: HandsProps) {
  return (
    <HandProvider table={table}>
      <RealmHandProvider table={table}>{children}</RealmHandProvider>
    </HandProvider>
  )
}

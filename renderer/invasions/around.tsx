import type { ReactNode } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { TableOf } from '../table/game/game-client.ts'
import { Faces } from './cards/faces.tsx'
import { HandProvider } from './command/hand-context.tsx'
import { RealmHandProvider } from './realm/realm-hand.tsx'

interface AroundProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** What the parts of the table share: the stack that is ordered, what waits for a place, and the faces of cards. */
export function Around({ table, children }: AroundProps) {
  return (
    <HandProvider table={table}>
      <RealmHandProvider table={table}>
        <Faces table={table}>{children}</Faces>
      </RealmHandProvider>
    </HandProvider>
  )
}

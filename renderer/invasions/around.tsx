import type { ReactNode } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { TableOf } from '../table/game/game-client.ts'
import { Faces } from './cards/faces.tsx'
import { HandProvider } from './command/hand-context.tsx'

interface AroundProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** What the parts of the table share: the pieces in hand, and the faces of cards. */
export function Around({ table, children }: AroundProps) {
  return (
    <HandProvider table={table}>
      <Faces table={table}>{children}</Faces>
    </HandProvider>
  )
}

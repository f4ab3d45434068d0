import type { ReactNode } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { TableProps } from '../table/game/game-client.ts'
import { Faces } from './cards/faces.tsx'
import { HandProvider } from './command/hand-context.tsx'
import { Encyclopedia } from './encyclopedia/encyclopedia.tsx'
import { RealmHandProvider } from './realm/realm-hand.tsx'

interface TableProvidersProps extends TableProps<Invasions> {
  readonly children: ReactNode
}

/** Provides what several parts of the table share: the march selection, the pending pick, card faces and the encyclopedia. */
export function Around({ table, onPlace, children }: TableProvidersProps) {
  return (
    <HandProvider table={table}>
      <RealmHandProvider table={table}>
        <Faces table={table}>
          <Encyclopedia view={table.view} onPlace={onPlace}>
            {children}
          </Encyclopedia>
        </Faces>
      </RealmHandProvider>
    </HandProvider>
  )
}

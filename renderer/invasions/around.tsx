import type { ReactNode } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import type { TableProps } from '../table/game/game-client.ts'
import { CardFacesProvider } from './cards/faces.tsx'
import { MarchProvider } from './command/hand-context.tsx'
import { EncyclopediaProvider } from './encyclopedia/encyclopedia.tsx'
import { PendingPickProvider } from './realm/realm-hand.tsx'

interface TableProvidersProps extends TableProps<Invasions> {
  readonly children: ReactNode
}

/** Provides what several parts of the table share: the march selection, the pending pick, card faces and the encyclopedia. */
export function TableProviders({ table, onPlace, children }: TableProvidersProps) {
  return (
    <MarchProvider table={table}>
      <PendingPickProvider table={table}>
        <CardFacesProvider table={table}>
          <EncyclopediaProvider view={table.view} onPlace={onPlace}>
            {children}
          </EncyclopediaProvider>
        </CardFacesProvider>
      </PendingPickProvider>
    </MarchProvider>
  )
}

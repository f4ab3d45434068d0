import type { ReactNode } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { TableProps } from '../table/game/game-client.ts'
import { CardFacesProvider } from './cards/card-faces-provider.tsx'
import { EncyclopediaProvider } from './encyclopedia/encyclopedia-provider.tsx'
import { MarchProvider } from './march/march-provider.tsx'
import { PendingPickProvider } from './questions/pending-pick.tsx'

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

import type { ReactNode } from 'react'
import type { Republica } from '#shared/republica/game-types.ts'
import type { TableProps } from '../table/game/game-client.ts'
import { CardsProvider } from './cards/cards-provider.tsx'
import { LoreProvider } from './encyclopedia/lore-provider.tsx'

/** What the whole table shares: things that open in a dialog, and the encyclopedia. */
export function TableProviders({
  table,
  onPlace,
  children
}: TableProps<Republica> & { readonly children: ReactNode }) {
  return (
    <LoreProvider view={table.view} onPlace={onPlace}>
      <CardsProvider table={table}>{children}</CardsProvider>
    </LoreProvider>
  )
}

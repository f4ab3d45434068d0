import type { ReactNode } from 'react'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import type { TableProps } from '../table/game/game-client.ts'
import { CardsProvider } from './cards/cards-provider.tsx'
import { GesturesProvider } from './interaction/gestures.tsx'

/** What the whole table shares: cards that open, and gestures that take two answers. */
export function TableProviders({
  table,
  children
}: TableProps<Byzantion> & { readonly children: ReactNode }) {
  return (
    <GesturesProvider campaign={table.campaign.id}>
      <CardsProvider table={table}>{children}</CardsProvider>
    </GesturesProvider>
  )
}

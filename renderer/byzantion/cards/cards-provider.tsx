import { type ReactNode, useCallback } from 'react'
import { isCardId } from '#shared/byzantion/content/cards/index.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { priceOf } from '#shared/byzantion/queries/costs.ts'
import { CardViewer, type ShownCard } from '../../cards/card-viewer.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { FullCard } from './card-face.tsx'

interface CardsProviderProps {
  readonly table: TableOf<Byzantion>
  readonly children: ReactNode
}

/** Lets every card name inside it open the card. */
export function CardsProvider({ table: { view }, children }: CardsProviderProps) {
  const words = useByzantionWords()
  const keyOfName = useCallback((ref: string, id: string) => (ref === 'card' && isCardId(id) ? id : null), [])
  const cardOf = (key: string): ShownCard | null => {
    if (!isCardId(key)) return null
    const price = view.side && view.own?.hand.includes(key) ? priceOf(view, view.side, key) : null
    return { label: words.name('card', key), face: <FullCard id={key} price={price} /> }
  }
  return (
    <CardViewer cardOf={cardOf} keyOfName={keyOfName}>
      {children}
    </CardViewer>
  )
}

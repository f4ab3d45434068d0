import { type ReactNode, useCallback } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { CardViewer, type ShownCard } from '../../cards/card-viewer.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { cardReference, designByKey, designByReference, designKey } from './card-designs.ts'
import { CardFace } from './card-face.tsx'
import { CardStops } from './card-stops.tsx'
import { handOf } from './hand.ts'

interface CardFacesProviderProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** Lets every card name inside it open the card. A card of the viewer's hand also shows when to be asked about it. */
export function CardFacesProvider({ table, children }: CardFacesProviderProps) {
  const words = useInvasionsWords()
  const keyOfName = useCallback((ref: string, id: string) => {
    const design = designByReference(ref, id)
    return design && designKey(design)
  }, [])
  const cardOf = (key: string): ShownCard | null => {
    const design = designByKey(key)
    if (!design) return null
    const card = cardReference(design)
    const isHeld = handOf(table.view).some((held) => held.design === design)
    return {
      label: words.name(card.ref, card.id),
      face: <CardFace design={design} />,
      below: isHeld && <CardStops design={design} table={table} />
    }
  }
  return (
    <CardViewer cardOf={cardOf} keyOfName={keyOfName}>
      {children}
    </CardViewer>
  )
}

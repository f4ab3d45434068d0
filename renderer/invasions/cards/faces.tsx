import { type ReactNode, useCallback } from 'react'
import type { Invasions } from '#shared/invasions/types.ts'
import { CardLooking, type ShownCard } from '../../cards/card-looking.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'
import { CardFace } from './card-face.tsx'
import { designOf, designWithKey, keyOf, referenceTo } from './designs.ts'
import { handOf } from './held.ts'
import { Stops } from './stops.tsx'

interface CardFacesProviderProps {
  readonly table: TableOf<Invasions>
  readonly children: ReactNode
}

/** Lets every card name inside it open the card. A card of the viewer's hand also shows when to be asked about it. */
export function Faces({ table, children }: CardFacesProviderProps) {
  const words = useInvasionsWords()
  const keyOfName = useCallback((ref: string, id: string) => {
    const design = designOf(ref, id)
    return design && keyOf(design)
  }, [])
  const cardOf = (key: string): ShownCard | null => {
    const design = designWithKey(key)
    if (!design) return null
    const card = referenceTo(design)
    const isHeld = handOf(table.view).some((held) => held.design === design)
    return {
      label: words.name(card.ref, card.id),
      face: <CardFace design={design} />,
      below: isHeld && <Stops design={design} table={table} />
    }
  }
  return (
    <CardLooking cardOf={cardOf} keyOfName={keyOfName}>
      {children}
    </CardLooking>
  )
}

import { type ReactNode, useCallback } from 'react'
import type { Republica } from '#shared/republica/game-types.ts'
import { CardViewer, type ShownCard } from '../../cards/card-viewer.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { subjectName } from '../interaction/subject-name.ts'
import { hasFace, SubjectFace } from './subject-face.tsx'

interface CardsProviderProps {
  readonly table: TableOf<Republica>
  readonly children: ReactNode
}

/** The references in sentences that name something with a card. */
const named = ['senator', 'war', 'leader', 'concession', 'card', 'province', 'law', 'bequest']

/** Lets everything named inside it open its card. */
export function CardsProvider({ table: { view }, children }: CardsProviderProps) {
  const words = useRepublicaWords()
  const keyOfName = useCallback(
    (ref: string, id: string) => (named.includes(ref) && hasFace(id) ? id : null),
    []
  )
  const cardOf = (key: string): ShownCard | null =>
    hasFace(key) ? { label: subjectName(words, view, key), face: <SubjectFace view={view} id={key} /> } : null
  return (
    <CardViewer cardOf={cardOf} keyOfName={keyOfName}>
      {children}
    </CardViewer>
  )
}

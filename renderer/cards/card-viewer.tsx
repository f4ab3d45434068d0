import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { MentionContext } from '../i18n/words.tsx'
import { CardDialog } from './card-dialog.tsx'

/** What the dialog shows for one card. */
export interface ShownCard {
  readonly label: string
  readonly face: ReactNode
  readonly below?: ReactNode
}

const LookContext = createContext<(card: string) => void>(() => undefined)

/** Returns a function that opens the dialog of a card by its key, anywhere inside `CardViewer`. */
export function useLookAtCard(): (card: string) => void {
  return use(LookContext)
}

interface CardLookingProps {
  /** A card by its key; null if there is none. Called again on every render. */
  readonly cardOf: (key: string) => ShownCard | null
  /** The key of the card that a reference in a sentence stands for; null for other references. */
  readonly keyOfName?: (ref: string, id: string) => string | null
  readonly children: ReactNode
}

/** Lets everything inside it open cards in a dialog. Card names in sentences open them too. */
export function CardViewer({ cardOf, keyOfName, children }: CardLookingProps) {
  const [open, setOpen] = useState<string | null>(null)
  const mention = useCallback(
    ({ ref, id, text }: { readonly ref: string; readonly id: string; readonly text: string }) => {
      const card = keyOfName?.(ref, id) ?? null
      return card === null ? null : <CardMention card={card}>{text}</CardMention>
    },
    [keyOfName]
  )
  const shown = open === null ? null : cardOf(open)
  return (
    <LookContext value={setOpen}>
      <MentionContext value={mention}>
        {children}
        {shown && <CardDialog {...shown} onClose={() => setOpen(null)} />}
      </MentionContext>
    </LookContext>
  )
}

interface CardMentionProps {
  readonly card: string
  readonly children: ReactNode
}

/** The name of a card as a button that opens it. */
export function CardMention({ card, children }: CardMentionProps) {
  const lookAt = useLookAtCard()
  return (
    <button type="button" className="name name--card" aria-haspopup="dialog" onClick={() => lookAt(card)}>
      {children}
    </button>
  )
}

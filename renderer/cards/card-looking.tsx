import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { MentionContext } from '../i18n/words.tsx'
import { CardDialog } from './card-dialog.tsx'

/** What the dialog shows of a card. */
export interface ShownCard {
  readonly label: string
  readonly face: ReactNode
  readonly below?: ReactNode
}

const LookContext = createContext<(card: string) => void>(() => undefined)

/** Opens the dialog of a card, by its key, from anywhere inside `CardLooking`. */
export function useLookAtCard(): (card: string) => void {
  return use(LookContext)
}

interface CardLookingProps {
  /** A card by its key; null where there is none. Asked anew whenever the game changes. */
  readonly cardOf: (key: string) => ShownCard | null
  /** The key of the card that a name in a sentence stands for; null for other names. */
  readonly keyOfName?: (ref: string, id: string) => string | null
  readonly children: ReactNode
}

/** Inside it every card can be looked at, and every card that a sentence names. */
export function CardLooking({ cardOf, keyOfName, children }: CardLookingProps) {
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

/** The name of a card, which opens it. */
export function CardMention({ card, children }: CardMentionProps) {
  const lookAt = useLookAtCard()
  return (
    <button type="button" className="name name--card" aria-haspopup="dialog" onClick={() => lookAt(card)}>
      {children}
    </button>
  )
}

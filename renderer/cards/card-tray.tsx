import type { ReactNode } from 'react'

interface CardTrayProps {
  readonly label: string
  /** The open question is about these cards, so the tray stays visible. */
  readonly isAsked?: boolean
  /** `TrayLine`s above the cards. */
  readonly status?: ReactNode
  /** The hand: a `CardFan` with the layout `peek`. */
  readonly children: ReactNode
}

/** The player's cards at the lower edge of the board. Must be a child of the board element. */
export function CardTray({ label, isAsked = false, status, children }: CardTrayProps) {
  return (
    <section className="tray" aria-label={label} data-asked={isAsked || undefined}>
      {status}
      {children}
    </section>
  )
}

/** The current state of the hand, and what the player can do about it. */
export function TrayLine({ children }: { readonly children: ReactNode }) {
  return <p className="tray__line">{children}</p>
}

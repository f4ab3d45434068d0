import type { ReactNode } from 'react'

interface CardTrayProps {
  readonly label: string
  /** The open question is about these cards: they stay in sight whatever else is going on. */
  readonly isAsked?: boolean
  /** `TrayLine`s above the cards. */
  readonly status?: ReactNode
  /** The hand: a `CardFan` that peeks. */
  readonly children: ReactNode
}

/** What a player holds, at the lower edge of the board. It must be a child of the board. */
export function CardTray({ label, isAsked = false, status, children }: CardTrayProps) {
  return (
    <section className="tray" aria-label={label} data-asked={isAsked || undefined}>
      {status}
      {children}
    </section>
  )
}

/** What holds for the hand just now, and what can be done about it. */
export function TrayLine({ children }: { readonly children: ReactNode }) {
  return <p className="tray__line">{children}</p>
}

import type { ReactNode } from 'react'

interface CardBackProps {
  /** What is known of it: of which deck it is, whose, how many. */
  readonly label: string
  /** Tells decks apart without colour. */
  readonly pattern?: 'lattice' | 'stripes' | 'dots'
  readonly symbol?: ReactNode
  /** How many lie here, where that is to be seen; more than one are drawn as a pile. */
  readonly count?: number
  /** A class of the game that sets `--card-tint`. */
  readonly className?: string
}

/** A card, or a pile of them, whose face is hidden. It takes no face, so the page never contains one. */
export function CardBack({ label, pattern = 'lattice', symbol, count, className = '' }: CardBackProps) {
  return (
    <span
      className={`card-back card-back--${pattern} ${className}`.trim()}
      role="img"
      aria-label={label}
      title={label}
      data-pile={(count !== undefined && count > 1) || undefined}
    >
      {symbol && <span className="card-back__symbol">{symbol}</span>}
      {count !== undefined && <span className="card-back__count">{count}</span>}
    </span>
  )
}

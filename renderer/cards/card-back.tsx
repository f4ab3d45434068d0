import type { ReactNode } from 'react'

interface CardBackProps {
  /** What the player knows about it: which deck, whose, how many. */
  readonly label: string
  /** Distinguishes decks without colour. */
  readonly pattern?: 'lattice' | 'stripes' | 'dots'
  readonly symbol?: ReactNode
  /** How many cards lie here, if that is shown. More than one are drawn as a pile. */
  readonly count?: number
  /** A class of the game that sets `--card-tint`. */
  readonly className?: string
}

/** A face-down card or pile. It takes no face, so the page never contains a hidden one. */
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

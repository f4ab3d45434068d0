import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { focusAfterKey, tabStopOf } from './fan-focus.ts'
import { isFull, type Limits, picked } from './fan-selection.ts'

/** A card in a fan. */
export interface FanCard {
  readonly id: string
  /** What picking it does, for those who hear the page: 'Play Rope', 'Look at Rope'. */
  readonly label: string
  /** A small `CardFrame` or a `CardBack`. */
  readonly face: ReactNode
  /** What picking it does: changes the selection, looks at it, or nothing, for the reason given. */
  readonly use: 'select' | 'look' | 'none'
  /** Why it cannot be selected now. */
  readonly reason?: string
}

interface FanSelection extends Limits {
  readonly selected: readonly string[]
  /** Also called when a required card is picked again. */
  readonly onChange: (selected: readonly string[]) => void
  /** Why no further card can be selected once `max` is reached. */
  readonly fullReason?: string
}

interface CardFanProps {
  /** Whose cards they are. */
  readonly label: string
  readonly cards: readonly FanCard[]
  /** `peek`: at the lower edge of something, only the heads are seen until a card is raised. */
  readonly layout?: 'row' | 'peek'
  readonly selection?: FanSelection
  readonly onLook?: (id: string) => void
}

/**
 * A hand of cards side by side, overlapping where there is too little room. It is a toolbar: Tab stops at one card,
 * the arrow keys move among them, Enter and Space pick.
 */
export function CardFan({ label, cards, layout = 'row', selection, onLook }: CardFanProps) {
  const list = useRef<HTMLUListElement>(null)
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  const ids = cards.map(({ id }) => id)
  const selected = selection?.selected ?? []
  const tabStop = tabStopOf(ids, lastFocused, selected)

  const pick = (card: FanCard) => {
    if (card.use === 'look') onLook?.(card.id)
    else if (card.use === 'select') selection?.onChange(picked(selected, card.id, selection))
  }
  const moveFocus = (event: KeyboardEvent, from: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = focusAfterKey(ids, from, event.key)
    if (next === null) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('.card-fan__card')[ids.indexOf(next)]?.focus()
  }

  return (
    <div className={`card-fan card-fan--${layout}`} role="toolbar" aria-label={label}>
      <ul ref={list} className="card-fan__cards">
        {cards.map((card) => {
          const isSelected = selected.includes(card.id)
          const isOneTooMany = card.use === 'select' && !isSelected && isFull(selected, selection)
          return (
            <li key={card.id}>
              <FanButton
                card={isOneTooMany ? withReason(card, selection?.fullReason) : card}
                isSelected={isSelected}
                isTabStop={card.id === tabStop}
                onPick={() => pick(card)}
                onFocus={() => setLastFocused(card.id)}
                onKeyDown={(event) => moveFocus(event, card.id)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The card as one that cannot be selected. */
function withReason(card: FanCard, reason: string | undefined): FanCard {
  return { ...card, use: 'none', ...(reason === undefined ? {} : { reason }) }
}

interface FanButtonProps {
  readonly card: FanCard
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly onPick: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function FanButton({ card, isSelected, isTabStop, onPick, onFocus, onKeyDown }: FanButtonProps) {
  const { label, face, use, reason } = card
  const id = useId()
  return (
    // `aria-disabled` instead of `disabled`: the reason can be read only where the focus can go.
    <button
      type="button"
      className="card-fan__card"
      data-use={use}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-describedby={reason ? `${id}-face ${id}-reason` : `${id}-face`}
      aria-pressed={use === 'select' ? isSelected : undefined}
      aria-haspopup={use === 'look' ? 'dialog' : undefined}
      aria-disabled={use === 'none' || undefined}
      onClick={use === 'none' ? undefined : onPick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span id={`${id}-face`} className="card-fan__face">
        {face}
      </span>
      {reason && (
        <span id={`${id}-reason`} className="card-fan__reason">
          {reason}
        </span>
      )}
    </button>
  )
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { TitleAnnouncedContext } from './card-frame.tsx'
import { focusAfterKey, tabStopOf } from './fan-focus.ts'
import { isFull, type SelectionLimits, selectionAfterPick } from './fan-selection.ts'

/** A card in a fan. */
export interface FanCard {
  readonly id: string
  /** The accessible label: what picking it does, with its title. 'Play Rope', 'Look at Rope'. */
  readonly label: string
  /** A small `CardFrame` or a `CardBack`. */
  readonly face: ReactNode
  /** What picking it does: changes the selection, opens the card, or nothing (see `reason`). */
  readonly use: 'select' | 'look' | 'none'
  /** Why it cannot be selected now. */
  readonly reason?: string
}

interface FanSelection extends SelectionLimits {
  readonly selected: readonly string[]
  /** Also called when the player picks a required card again. */
  readonly onChange: (selected: readonly string[]) => void
  /**
   * Why no further card can be selected once `max` are. A row shows it below itself; in a tray, a `TrayLine` does.
   */
  readonly fullReason?: string
}

interface CardFanProps {
  /** Whose cards they are. */
  readonly label: string
  readonly cards: readonly FanCard[]
  /** `peek`: at a lower edge, where only the tops of the cards show until one is raised. */
  readonly layout?: 'row' | 'peek'
  readonly selection?: FanSelection
  readonly onLook?: (id: string) => void
}

/**
 * A hand of cards side by side, overlapping when there is too little room. It is a toolbar: Tab stops at one card,
 * the arrow keys move between cards, Enter and Space pick.
 */
export function CardFan({ label, cards, layout = 'row', selection, onLook }: CardFanProps) {
  const list = useRef<HTMLUListElement>(null)
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  const ids = cards.map(({ id }) => id)
  const selected = selection?.selected ?? []
  const tabStop = tabStopOf(ids, lastFocused, selected)
  const full = isFull(selected, selection)
  const fullId = useId()

  const pick = (card: FanCard) => {
    if (card.use === 'look') onLook?.(card.id)
    else if (card.use === 'select') selection?.onChange(selectionAfterPick(selected, card.id, selection))
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
          const isOneTooMany = full && card.use === 'select' && !isSelected
          return (
            <li key={card.id}>
              <FanButton
                card={isOneTooMany ? { ...card, use: 'none' } : card}
                {...(isOneTooMany && selection?.fullReason ? { describedBy: fullId } : {})}
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
      {selection?.fullReason && (
        <p id={fullId} className={layout === 'peek' ? 'visually-hidden' : 'card-fan__full'} role="status">
          {full && selection.fullReason}
        </p>
      )}
    </div>
  )
}

interface FanButtonProps {
  readonly card: FanCard
  /** The id of the element that says why the card cannot be selected, if the card has no reason of its own. */
  readonly describedBy?: string
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly onPick: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function FanButton(props: FanButtonProps) {
  const { card, describedBy, isSelected, isTabStop, onPick, onFocus, onKeyDown } = props
  const { label, face, use, reason } = card
  const id = useId()
  return (
    // `aria-disabled` instead of `disabled`, because only a focusable button lets the player read the reason.
    <button
      type="button"
      className="card-fan__card"
      data-use={use}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby={reason ? id : describedBy}
      aria-pressed={use === 'select' ? isSelected : undefined}
      aria-haspopup={use === 'look' ? 'dialog' : undefined}
      aria-disabled={use === 'none' || undefined}
      onClick={use === 'none' ? undefined : onPick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{label}</span>
      <span className="card-fan__face">
        <TitleAnnouncedContext value>{face}</TitleAnnouncedContext>
      </span>
      {reason && (
        // The reason is the description of the button, not a part of its name.
        <span id={id} className="card-fan__reason" aria-hidden="true">
          {reason}
        </span>
      )}
    </button>
  )
}

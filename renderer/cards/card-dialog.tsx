import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Icon } from '../ui/icon.tsx'

interface CardDialogProps {
  /** The card's name. */
  readonly label: string
  /** A full `CardFrame`. */
  readonly face: ReactNode
  /** Buttons or notes below the card. */
  readonly below?: ReactNode
  readonly onClose: () => void
}

/** Shows one large card over the page. The browser closes it on Escape and on a click outside. */
export function CardDialog({ label, face, below, onClose }: CardDialogProps) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog card-dialog" aria-label={label} closedby="any" onClose={onClose}>
      <button
        type="button"
        className="button button--icon card-dialog__close"
        aria-label={words.text('app.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {face}
      {below}
    </dialog>
  )
}

import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { DialogHead } from './dialog-head.tsx'

export interface PageDialogState {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly onClose: () => void
}

/** The state of a dialog that several components can open. */
export function usePageDialog(): PageDialogState {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const close = useCallback(() => dialog.current?.close(), [])
  const onClose = useCallback(() => setOpen(false), [])
  return { dialog, isOpen, open, close, onClose }
}

interface PageDialogProps {
  readonly page: PageDialogState
  readonly title: string
  readonly className: string
  /** Rendered only while the dialog is open. */
  readonly children: () => ReactNode
}

/** A large dialog. The browser closes it on Escape and on a click outside. */
export function PageDialog({ page, title, className, children }: PageDialogProps) {
  const id = useId()
  return (
    <dialog
      ref={page.dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      closedby="any"
      onClose={page.onClose}
    >
      <DialogHead id={id} title={title} onClose={page.close} />
      {page.isOpen && children()}
    </dialog>
  )
}

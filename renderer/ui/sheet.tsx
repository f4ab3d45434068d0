import { type ReactNode, useId, useRef, useState } from 'react'
import type { CommandId } from '#shared/app/commands.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { DialogHead } from './dialog-head.tsx'

interface SheetProps {
  readonly title: string
  /** What stands on the button. */
  readonly trigger: ReactNode
  readonly buttonClass?: string
  readonly className?: string
  /** The command that opens it, too. */
  readonly command?: CommandId
  /** Made only while it is open; `close` puts it away again. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a page over the table. The browser closes it at Escape and at a click beside it. */
export function Sheet({
  title,
  trigger,
  buttonClass = 'button',
  className = '',
  command,
  children
}: SheetProps) {
  const words = useWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  useCommands(command ? { [command]: open } : {})
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-haspopup="dialog"
        aria-keyshortcuts={command && ariaKeys(command)}
        title={command ? withKey(title, command, words) : title}
        onClick={open}
      >
        {trigger}
      </button>
      <dialog
        ref={dialog}
        className={`dialog ${className}`}
        aria-labelledby={id}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <DialogHead id={id} title={title} onClose={close} />
        {isOpen && children(close)}
      </dialog>
    </>
  )
}

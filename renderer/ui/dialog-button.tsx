import type { ReactNode } from 'react'
import type { CommandId } from '#shared/app/commands.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { PageDialog, usePageDialog } from './page-dialog.tsx'

interface SheetProps {
  readonly title: string
  /** The content of the button. */
  readonly trigger: ReactNode
  readonly buttonClass?: string
  readonly className?: string
  /** A command that also opens it. */
  readonly command?: CommandId
  /** Rendered only while the dialog is open; `close` closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a large dialog. The browser closes it on Escape and on a click outside. */
export function DialogButton({
  title,
  trigger,
  buttonClass = 'button',
  className = '',
  command,
  children
}: SheetProps) {
  const words = useWords()
  const page = usePageDialog()
  useCommands(command ? { [command]: page.open } : {})
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-haspopup="dialog"
        aria-keyshortcuts={command && ariaKeys(command)}
        title={command ? withKey(title, command, words) : title}
        onClick={page.open}
      >
        {trigger}
      </button>
      <PageDialog page={page} title={title} className={className}>
        {() => children(page.close)}
      </PageDialog>
    </>
  )
}

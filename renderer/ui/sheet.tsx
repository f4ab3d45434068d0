import type { ReactNode } from 'react'
import type { CommandId } from '#shared/app/commands.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { PageDialog, usePageDialog } from './page-dialog.tsx'

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

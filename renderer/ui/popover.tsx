import { type ReactNode, useId, useRef } from 'react'
import type { CommandId } from '#shared/app/commands.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'

interface PopoverProps {
  readonly label: string
  readonly trigger: ReactNode
  readonly className?: string
  /** The command that opens it, too. */
  readonly command?: CommandId
  /** `close` puts it away again. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a small panel beside it. The browser closes it at Escape and at a click elsewhere. */
export function Popover({ label, trigger, className = '', command, children }: PopoverProps) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const open = () => {
    // From the button, Tab goes on into the panel, and closing it comes back here.
    button.current?.focus()
    panel.current?.togglePopover(true)
  }
  useCommands(command ? { [command]: open } : {})
  return (
    <div className={`popover ${className}`}>
      <button
        ref={button}
        type="button"
        className="button button--icon"
        aria-label={label}
        aria-keyshortcuts={command && ariaKeys(command)}
        title={command ? withKey(label, command, words) : label}
        popoverTarget={id}
      >
        {trigger}
      </button>
      <section ref={panel} id={id} className="popover__panel" aria-label={label} popover="auto">
        {children(() => panel.current?.hidePopover())}
      </section>
    </div>
  )
}

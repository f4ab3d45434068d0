import { type ReactNode, useId, useRef } from 'react'
import type { CommandId } from '#shared/app/commands.ts'
import { ariaKeys, withKey } from '../commands/key-names.ts'
import { useCommands } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'

interface PopoverProps {
  readonly label: string
  readonly trigger: ReactNode
  readonly className?: string
  /** A command that also opens it. */
  readonly command?: CommandId
  /** `close` closes the popover. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a small panel beside it. The browser closes it on Escape and on a click outside. */
export function Popover({ label, trigger, className = '', command, children }: PopoverProps) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const open = () => {
    // From the button, Tab goes into the panel, and closing the panel returns the focus here.
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

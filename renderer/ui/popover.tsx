import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface PopoverProps {
  readonly label: string
  readonly trigger: ReactNode
  readonly className?: string
  /** Shown only while open; `close` puts it away again. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a small panel beside it. Escape, a click elsewhere or its own content closes it. */
export function Popover({ label, trigger, className = '', children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [open])

  return (
    <div className={`popover ${className}`} ref={root}>
      <button
        ref={button}
        type="button"
        className="button button--icon"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <section id={id} className="popover__panel" aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'

interface AtPointerProps {
  /** In pixels within the map. */
  readonly x: number
  readonly y: number
  readonly children: ReactNode
}

/** A note beside the pointer. The style sheet chooses the side; the browser keeps it inside the window. */
export function PointerNote({ x, y, children }: AtPointerProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.showPopover(), [])
  return (
    <>
      <div className="province-map__pointer" style={{ left: x, top: y }} />
      <div
        ref={note}
        className="province-map__tooltip"
        role="tooltip"
        popover="manual"
        data-testid="map-tooltip"
      >
        {children}
      </div>
    </>
  )
}

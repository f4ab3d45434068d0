import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface Hinting {
  readonly hint: ReactNode
  readonly show: (hint: ReactNode) => void
}

const HintContext = createContext<Hinting>({ hint: null, show: () => undefined })

/** What is pointed at, or has the focus, is explained in one place: no bubble covers the dice. */
export function Hints({ children }: { readonly children: ReactNode }) {
  const [hint, show] = useState<ReactNode>(null)
  const hinting = useMemo(() => ({ hint, show }), [hint])
  return <HintContext value={hinting}>{children}</HintContext>
}

/** Handlers for an element that explains itself while it is pointed at or has the focus. */
export function useHint(hint: ReactNode) {
  const { show } = useContext(HintContext)
  return {
    onPointerEnter: () => show(hint),
    // What comes to lie under a resting hand is entered only when it moves.
    onPointerMove: () => show(hint),
    onPointerLeave: () => show(null),
    onFocus: () => show(hint),
    onBlur: () => show(null)
  }
}

/** The line that explains; `otherwise` stands there while nothing is pointed at. */
export function HintLine({ otherwise }: { readonly otherwise: ReactNode }) {
  const { hint } = useContext(HintContext)
  return <p className="arena__hint">{hint ?? otherwise}</p>
}

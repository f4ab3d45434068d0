import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface FightHint {
  readonly hint: ReactNode
  readonly show: (hint: ReactNode) => void
}

const FightHintContext = createContext<FightHint>({ hint: null, show: () => undefined })

/** Collects the explanation of the hovered or focused element, so that one line shows it and no tooltip covers the dice. */
export function FightHintProvider({ children }: { readonly children: ReactNode }) {
  const [hint, show] = useState<ReactNode>(null)
  const value = useMemo(() => ({ hint, show }), [hint])
  return <FightHintContext value={value}>{children}</FightHintContext>
}

/** Handlers for an element that is explained while it is hovered or focused. */
export function useFightHint(hint: ReactNode) {
  const { show } = useContext(FightHintContext)
  return {
    onPointerEnter: () => show(hint),
    // An element that appears under a resting pointer is entered only when the pointer moves.
    onPointerMove: () => show(hint),
    onPointerLeave: () => show(null),
    onFocus: () => show(hint),
    onBlur: () => show(null)
  }
}

/** The line with the explanation. `otherwise` stands there while nothing is hovered or focused. */
export function FightHintLine({ otherwise }: { readonly otherwise: ReactNode }) {
  const { hint } = useContext(FightHintContext)
  return <p className="arena__hint">{hint ?? otherwise}</p>
}

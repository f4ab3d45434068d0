import { type RefObject, useEffect, useRef } from 'react'
import { type Bindings, CommandCentre } from './command-centre.ts'
import { thisPage } from './page.ts'

/** The one dispatcher of the page. */
export const commandCentre = new CommandCentre(thisPage)

const NO_TARGET: RefObject<Element | null> = { current: null }

/** Handles these commands for as long as the calling component is mounted. */
export function useCommands(bindings: Bindings, focusTarget: RefObject<Element | null> = NO_TARGET): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(
    () => commandCentre.offer({ bindings: () => latest.current, ground: () => focusTarget.current }),
    [focusTarget]
  )
}

import { type RefObject, useEffect, useRef } from 'react'
import { type Bindings, CommandCentre } from './command-centre.ts'
import { thisPage } from './page.ts'

/** There is one keyboard. */
export const commandCentre = new CommandCentre(thisPage)

const NOWHERE: RefObject<Element | null> = { current: null }

/** Offers to do these commands for as long as the part of the page that says so is shown. */
export function useCommands(bindings: Bindings, ground: RefObject<Element | null> = NOWHERE): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(
    () => commandCentre.offer({ bindings: () => latest.current, ground: () => ground.current }),
    [ground]
  )
}

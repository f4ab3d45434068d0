import { type RefObject, useEffect, useRef } from 'react'
import { type CommandBindings, CommandDispatcher } from './command-dispatcher.ts'
import { documentKeyboard } from './keyboard.ts'

/** The one dispatcher of the page. */
export const commandDispatcher = new CommandDispatcher(documentKeyboard)

const NO_TARGET: RefObject<Element | null> = { current: null }

/** Handles these commands for as long as the calling component is mounted. */
export function useCommands(
  bindings: CommandBindings,
  focusTarget: RefObject<Element | null> = NO_TARGET
): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(
    () =>
      commandDispatcher.register({ bindings: () => latest.current, focusTarget: () => focusTarget.current }),
    [focusTarget]
  )
}

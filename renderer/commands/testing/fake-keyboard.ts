// A keyboard without a browser, for tests. The test presses the keys and can count the listeners.
import { scopes } from '#shared/app/commands.ts'
import { type CommandBindings, CommandDispatcher } from '../command-dispatcher.ts'
import type { KeyPress } from '../keyboard.ts'

export function fakeKeyboard() {
  const listeners = new Set<(press: KeyPress) => void>()
  const dispatcher = new CommandDispatcher({
    listen(onPress) {
      listeners.add(onPress)
      return () => listeners.delete(onPress)
    }
  })
  /** Returns whether a handler used the key. */
  const press = (chord: string, more: Partial<KeyPress> = {}): boolean => {
    let used = false
    const use = () => {
      used = true
    }
    const key = chord.split('+').at(-1) || '+'
    for (const listener of listeners)
      listener({ chord, key, repeat: false, target: null, scopes, preventDefault: use, ...more })
    return used
  }
  const register = (bindings: CommandBindings, focusTarget: EventTarget | null = null) =>
    dispatcher.register({ bindings: () => bindings, focusTarget: () => focusTarget })
  return { dispatcher, press, register, listeners }
}

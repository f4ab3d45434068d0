// A keyboard without a browser, for tests. The test presses the keys and can count the listeners.
import { scopes } from '#shared/app/commands.ts'
import { type Bindings, CommandCentre } from './command-centre.ts'
import type { KeyPress } from './page.ts'

export function quietPage() {
  const listeners = new Set<(press: KeyPress) => void>()
  const centre = new CommandCentre({
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    }
  })
  /** Returns whether a handler used the key. */
  const press = (chord: string, more: Partial<KeyPress> = {}): boolean => {
    let used = false
    const use = () => {
      used = true
    }
    const key = chord.split('+').at(-1) || '+'
    for (const hear of listeners) hear({ chord, key, repeat: false, target: null, scopes, use, ...more })
    return used
  }
  const offer = (bindings: Bindings, ground: EventTarget | null = null) =>
    centre.offer({ bindings: () => bindings, ground: () => ground })
  return { centre, press, offer, listeners }
}

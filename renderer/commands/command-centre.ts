import { type CommandId, commandIds, commands } from '#shared/app/commands.ts'
import type { KeyPress, Page } from './page.ts'

/** Runs a command. Gets the pressed key, or an empty string. Returning false means that there was nothing to do. */
export type Run = (key: string) => unknown
export type Bindings = { readonly [Id in CommandId]?: Run | undefined }

/** The commands that a mounted component handles. */
export interface Offer {
  readonly bindings: () => Bindings
  /** The element that must have the focus for commands of the scope `map`. */
  readonly ground: () => EventTarget | null
}

/** Knows which components handle which commands. Runs a command when its key is pressed or `run` is called. */
export class CommandCentre {
  readonly #keyboard: Page
  readonly #registrations = new Set<Offer>()
  #stopListening: (() => void) | null = null

  constructor(keyboard: Page) {
    this.#keyboard = keyboard
  }

  /**
   * Adds handlers and returns a function that removes them. Listens to the keyboard only while there are handlers.
   */
  offer(registration: Offer): () => void {
    this.#registrations.add(registration)
    this.#stopListening ??= this.#keyboard.listen((press) => this.#onKeyPress(press))
    return () => {
      this.#registrations.delete(registration)
      if (this.#registrations.size > 0) return
      this.#stopListening?.()
      this.#stopListening = null
    }
  }

  /** Runs a command for a menu or a button. Returns whether a handler ran it. */
  run(id: CommandId): boolean {
    return this.#run(id, '', [...this.#registrations])
  }

  #onKeyPress(press: KeyPress): void {
    const matching = commandIds.filter((id) => matches(id, press))
    // Commands that need the focus come before commands that work everywhere.
    const ordered = [...matching.filter(needsFocus), ...matching.filter((id) => !needsFocus(id))]
    const used = ordered.some((id) =>
      this.#run(
        id,
        press.key,
        [...this.#registrations].filter(({ ground }) => !needsFocus(id) || ground() === press.target)
      )
    )
    if (used) press.use()
  }

  /** The most recent registration is asked first. */
  #run(id: CommandId, key: string, registrations: readonly Offer[]): boolean {
    return registrations.toReversed().some(({ bindings }) => {
      const run = bindings()[id]
      return run !== undefined && run(key) !== false
    })
  }
}

function matches(id: CommandId, { chord, repeat, scopes }: KeyPress): boolean {
  const { keys, also = [], scope, repeats = false } = commands[id]
  return scopes.includes(scope) && (!repeat || repeats) && [...keys, ...also].includes(chord)
}

function needsFocus(id: CommandId): boolean {
  return commands[id].scope === 'map'
}

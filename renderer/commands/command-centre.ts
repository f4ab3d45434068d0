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
  readonly #page: Page
  readonly #offers = new Set<Offer>()
  #stopListening: (() => void) | null = null

  constructor(page: Page) {
    this.#page = page
  }

  /**
   * Adds handlers and returns a function that removes them. Listens to the keyboard only while there are handlers.
   */
  offer(offer: Offer): () => void {
    this.#offers.add(offer)
    this.#stopListening ??= this.#page.listen((press) => this.#hear(press))
    return () => {
      this.#offers.delete(offer)
      if (this.#offers.size > 0) return
      this.#stopListening?.()
      this.#stopListening = null
    }
  }

  /** Runs a command for a menu or a button. Returns whether a handler ran it. */
  run(id: CommandId): boolean {
    return this.#run(id, '', [...this.#offers])
  }

  #hear(press: KeyPress): void {
    const meant = commandIds.filter((id) => hears(id, press))
    // Commands that need the focus come before commands that work everywhere.
    const nearest = [...meant.filter(needsFocus), ...meant.filter((id) => !needsFocus(id))]
    const used = nearest.some((id) =>
      this.#run(
        id,
        press.key,
        [...this.#offers].filter(({ ground }) => !needsFocus(id) || ground() === press.target)
      )
    )
    if (used) press.use()
  }

  /** The most recent registration is asked first. */
  #run(id: CommandId, key: string, offers: readonly Offer[]): boolean {
    return offers.toReversed().some(({ bindings }) => {
      const run = bindings()[id]
      return run !== undefined && run(key) !== false
    })
  }
}

function hears(id: CommandId, { chord, repeat, scopes }: KeyPress): boolean {
  const { keys, also = [], scope, repeats = false } = commands[id]
  return scopes.includes(scope) && (!repeat || repeats) && [...keys, ...also].includes(chord)
}

function needsFocus(id: CommandId): boolean {
  return commands[id].scope === 'map'
}

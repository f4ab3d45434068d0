import { type CommandId, commandIds, commands } from '#shared/app/commands.ts'
import type { KeyboardSource, KeyPress } from './keyboard.ts'

/** Runs a command. Gets the pressed key, or an empty string. Returning false means that there was nothing to do. */
export type CommandHandler = (key: string) => unknown
export type CommandBindings = { readonly [Id in CommandId]?: CommandHandler | undefined }

/** The commands that a mounted component handles. */
export interface CommandRegistration {
  readonly bindings: () => CommandBindings
  /** The element that must have the focus for commands of the scope `map`. */
  readonly focusTarget: () => EventTarget | null
}

/** Knows which components handle which commands. Runs a command when its key is pressed or `run` is called. */
export class CommandDispatcher {
  readonly #keyboard: KeyboardSource
  readonly #registrations = new Set<CommandRegistration>()
  #stopListening: (() => void) | null = null

  constructor(keyboard: KeyboardSource) {
    this.#keyboard = keyboard
  }

  /**
   * Adds handlers and returns a function that removes them. Listens to the keyboard only while there are handlers.
   */
  register(registration: CommandRegistration): () => void {
    this.#registrations.add(registration)
    this.#stopListening ??= this.#keyboard.listen((press) => this.#onKeyPress(press))
    return () => {
      this.#registrations.delete(registration)
      if (this.#registrations.size > 0) return
      this.#stopListening?.()
      this.#stopListening = null
    }
  }

  /** Whether a mounted component has a handler for a command, even if it has nothing to do just now. */
  isHandled(id: CommandId): boolean {
    return [...this.#registrations].some(({ bindings }) => bindings()[id] !== undefined)
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
        [...this.#registrations].filter(
          ({ focusTarget }) => !needsFocus(id) || focusTarget() === press.target
        )
      )
    )
    if (used) press.preventDefault()
  }

  /** The most recent registration is asked first. */
  #run(id: CommandId, key: string, registrations: readonly CommandRegistration[]): boolean {
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

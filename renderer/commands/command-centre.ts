import { type CommandId, commandIds, commands } from '#shared/app/commands.ts'
import type { KeyPress, Page } from './page.ts'

/** Does what a command says, told which key was pressed, if any. False: it had nothing to do after all. */
export type Run = (key: string) => unknown
export type Bindings = { readonly [Id in CommandId]?: Run | undefined }

/** What a part of the page can do as long as it is shown. */
export interface Offer {
  readonly bindings: () => Bindings
  /** Has the focus while the commands of the map apply. */
  readonly ground: () => EventTarget | null
}

/** Knows who can do what just now, and does it when its key is pressed or it is asked for. */
export class CommandCentre {
  readonly #page: Page
  readonly #offers = new Set<Offer>()
  #stopListening: (() => void) | null = null

  constructor(page: Page) {
    this.#page = page
  }

  /** Takes an offer until it is withdrawn. The page has one listener, and none while nothing is offered. */
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

  /** Does what a menu or a button asks for; whether anybody could. */
  run(id: CommandId): boolean {
    return this.#run(id, '', [...this.#offers])
  }

  #hear(press: KeyPress): void {
    const meant = commandIds.filter((id) => hears(id, press))
    // What has the focus comes before what holds everywhere.
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

  /** The last to offer is the first to be asked. */
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

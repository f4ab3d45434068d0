import type { Dictionary, Language } from './dictionary.ts'

/** What something is called. A name of many (`Huns`) says so, for the sentences that depend on it. */
export type Name = string | { readonly text: string; readonly many: boolean }

/** Everything that a game says, for whoever speaks for it. */
export interface GameWords {
  readonly game: string
  readonly dictionaries: Readonly<Record<Language, Dictionary>>
  /** What the game's own tables call something that the dictionary has no name for. */
  nameOf(ref: string, id: string, language: Language): Name | undefined
  /** The kinds of reference that name a place on the map. */
  readonly places: ReadonlySet<string>
}

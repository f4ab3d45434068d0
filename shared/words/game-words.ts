import type { Dictionary, Language } from './dictionary.ts'

/** A display name. `many` marks a plural (`Huns`) for sentences that depend on it. */
export type DisplayName = string | { readonly text: string; readonly many: boolean }

/** All texts of a game. */
export interface GameWords {
  readonly game: string
  readonly dictionaries: Readonly<Record<Language, Dictionary>>
  /** A name from the game's own data, for things that the dictionary does not name. */
  nameOf(ref: string, id: string, language: Language): DisplayName | undefined
  /** The kinds of reference that name a place on the map. */
  readonly places: ReadonlySet<string>
}

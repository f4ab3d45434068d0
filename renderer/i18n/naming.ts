import type { Reference } from '#shared/engine/message.ts'
import type { DisplayName, GameWords } from '#shared/words/game-words.ts'
import type { Lexicon } from './lexicon.ts'
import { titleCase } from './spelling.ts'

/** Sources of names besides the dictionary. */
export interface NameSources {
  readonly game?: GameWords | undefined
  /** Names that depend on the current table, such as those of units. */
  readonly nameOf?: ((ref: string, id: string) => DisplayName | undefined) | undefined
}

/**
 * Returns a function that names a reference. It asks the dictionary, then `nameOf`, then the game's tables, and
 * finally makes a name from the id.
 */
export function nameResolver(
  lexicon: Lexicon,
  signed: (amount: number) => string,
  { game, nameOf }: NameSources
): (reference: Reference) => DisplayName {
  return ({ ref, id }) => {
    if (ref === 'signed') return signed(Number(id))
    if (ref === 'person') return id
    const key = `${ref}.${id}`
    if (lexicon.has(key)) return lexicon.fill(key)
    return nameOf?.(ref, id) ?? game?.nameOf(ref, id, lexicon.language) ?? titleCase(id)
  }
}

export function nameText(name: DisplayName): string {
  return typeof name === 'string' ? name : name.text
}

export function isPluralName(name: DisplayName): boolean {
  return typeof name !== 'string' && name.many
}

import type { Language } from '../../words/dictionary.ts'
import { withNumbers } from '../../words/rule-book.ts'
import { hooks } from '../content/hooks.ts'
import type { HookId } from '../content/ids.ts'
import type { Hook } from '../content/schema.ts'
import { numbers } from './numbers.ts'

/** A special rule of a nation in the reader's language. */
export interface OwnRule extends Pick<Hook, 'id' | 'section'> {
  readonly text: string
}

/** The special rules of a nation, with their numbers filled in. */
export function ownRules(ids: readonly HookId[], language: Language): readonly OwnRule[] {
  return hooks.flatMap(({ id, section, ...said }) =>
    ids.includes(id) ? [{ id, section, text: withNumbers(said[language], numbers, language) }] : []
  )
}

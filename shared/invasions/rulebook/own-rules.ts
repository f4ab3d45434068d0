import type { Language } from '../../words/dictionary.ts'
import { withNumbers } from '../../words/rule-book.ts'
import { hooks } from '../content/hooks.ts'
import type { HookId } from '../content/ids.ts'
import type { Hook } from '../content/schema.ts'
import { numbers } from './numbers.ts'

/** A nation's own rule as the player reads it. */
export interface OwnRule extends Pick<Hook, 'id' | 'section'> {
  readonly text: string
}

/** What is peculiar to a nation, its numbers filled in. */
export function ownRules(ids: readonly HookId[], language: Language): readonly OwnRule[] {
  return hooks.flatMap(({ id, section, ...said }) =>
    ids.includes(id) ? [{ id, section, text: withNumbers(said[language], numbers, language) }] : []
  )
}

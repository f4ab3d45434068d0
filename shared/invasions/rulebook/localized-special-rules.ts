import type { Language } from '../../words/dictionary.ts'
import { withNumbers } from '../../words/rule-book.ts'
import type { SpecialRuleText } from '../content/content-schema.ts'
import type { SpecialRuleId } from '../content/ids.ts'
import { specialRuleTexts } from '../content/special-rule-texts.ts'
import { numbers } from './numbers.ts'

/** A special rule of a nation in the reader's language. */
export interface LocalizedSpecialRule extends Pick<SpecialRuleText, 'id' | 'section'> {
  readonly text: string
}

/** The special rules of a nation, with their numbers filled in. */
export function localizedSpecialRules(
  ids: readonly SpecialRuleId[],
  language: Language
): readonly LocalizedSpecialRule[] {
  return specialRuleTexts.flatMap(({ id, section, ...said }) =>
    ids.includes(id) ? [{ id, section, text: withNumbers(said[language], numbers, language) }] : []
  )
}

import type { ChapterText } from '../../../words/rule-book.ts'

/**
 * A chapter of the rules in our own words. Texts name numbers instead of writing them: `{vote.alone}` is filled in from
 * the data that the rules use. A section in a text (`A.3`, or `→R` for a chapter) becomes a link.
 */
export type RuleText = ChapterText<never, never>
export type ChapterId = 'S' | 'E' | 'A' | 'I' | 'R' | 'V' | 'J' | 'C'

/** The chapters in the order of reading. */
export type RuleTexts = Readonly<Record<ChapterId, RuleText>>

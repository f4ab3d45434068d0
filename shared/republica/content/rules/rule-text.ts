import type { ChapterText } from '../../../words/rule-book.ts'

/**
 * A chapter of the rules in our own words. Texts name numbers instead of writing them: `{state.annual}` is filled in from
 * the data that the rules use. A section in a text (`9.41`, or `→9` for a chapter) becomes a link.
 */
export type RuleText = ChapterText<never, never>
export type ChapterId = '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'

/** The chapters in the order of reading. */
export type RuleTexts = Readonly<Record<ChapterId, RuleText>>

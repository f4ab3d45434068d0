import type { ChapterText } from '../../../words/rule-book.ts'

/** The drawings in the texts. */
export type PictureId = 'chain'

/**
 * A chapter of the rules in our own words. Texts name numbers instead of writing them: `{move.broken}` is filled in
 * from the data that the rules use. A section in a text (`I.5`, or `→V` for a chapter) becomes a link.
 */
export type RuleText = ChapterText<never, PictureId>
export type ChapterId = 'B' | 'S' | 'T' | 'I' | 'II' | 'E' | 'V'

/** The chapters in the order of reading. */
export type RuleTexts = Readonly<Record<ChapterId, RuleText>>

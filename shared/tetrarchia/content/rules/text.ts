import type { ChapterText } from '../../../words/rule-book.ts'

/** What the texts show by a drawing. */
export type PictureId = 'chain'

/**
 * A chapter of the rules in our own words. Numbers are named, never written: `{move.broken}` is filled in from
 * what the rules reckon with. A section that a text names (`I.5`, or `→V` for a chapter) leads there.
 */
export type RuleText = ChapterText<never, PictureId>
export type ChapterId = 'B' | 'S' | 'T' | 'I' | 'II' | 'E' | 'V'

/** The chapters in the order of reading. */
export type RuleTexts = Readonly<Record<ChapterId, RuleText>>

import type { ChapterText } from '../../../../words/rule-book.ts'

/** Tables that are made of the game's own data, and what is drawn. */
export type TableId = 'administration' | 'caravans' | 'combat' | 'prices' | 'revolts' | 'selectors'
export type PictureId = 'control' | 'dice' | 'exchange' | 'interception' | 'siege' | 'stacking'

/**
 * A chapter of the rules in our own words. Numbers are named, never written: `{siege.on}` is filled in from what
 * the rules reckon with. A section that a text names (`XX.G`, or `→XX` for a chapter) leads there.
 */
export type RuleText = ChapterText<TableId, PictureId>

/** Our readings in another language. */
export type { Translations } from '../../../../words/readings.ts'

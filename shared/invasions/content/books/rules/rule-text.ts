import type { ChapterText } from '../../../../words/rule-book.ts'

/** Tables built from the game's data, and drawings. */
export type TableId = 'administration' | 'caravans' | 'combat' | 'prices' | 'revolts' | 'selectors'
export type PictureId = 'control' | 'dice' | 'exchange' | 'interception' | 'siege' | 'stacking'

/**
 * A chapter of the rules in our own words. Texts name numbers instead of writing them: `{siege.on}` is filled in from
 * the data that the rules use. A section in a text (`XX.G`, or `→XX` for a chapter) becomes a link.
 */
export type RuleText = ChapterText<TableId, PictureId>

import type { Language } from './dictionary.ts'

/** A part of a rule's text: a paragraph (string), a list, a table, an example or a picture. */
export type Block<Picture extends string = string> =
  | string
  | { readonly list: readonly string[] }
  | { readonly head?: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly example: string }
  /** A drawing by the game's own page. */
  | { readonly picture: Picture }

/** A block before its gaps are filled. A table may take its rows from the game's own data. */
export type BlockDraft<Table extends string = string, Picture extends string = string> =
  | Block<Picture>
  | { readonly table: Table; readonly head: readonly string[] }

/** The text of a chapter in one language: its sections by their letters. */
export interface ChapterText<Table extends string, Picture extends string> {
  readonly intro?: readonly BlockDraft<Table, Picture>[]
  readonly sections: Readonly<
    Record<string, { readonly title: string; readonly text: readonly BlockDraft<Table, Picture>[] }>
  >
}

/** An interpretation of an unclear rule. */
export interface Reading {
  readonly question: string
  readonly reading: string
  /** Empty if it is not translated. */
  readonly why: string
  /** The language it is written in. */
  readonly language: string
}

export interface BookSection {
  /** The section number: `XX.G`. */
  readonly id: string
  readonly title: string
  readonly text: readonly Block[]
  readonly readings: readonly Reading[]
}

export interface BookChapter extends Omit<BookSection, 'text'> {
  readonly intro: readonly Block[]
  readonly sections: readonly BookSection[]
}

/** The rules of a game in one language, with all numbers filled in. */
export interface RuleBook {
  readonly chapters: readonly BookChapter[]
}

/** The values of a text's gaps by name. */
export type Numbers = Readonly<Record<string, number | readonly number[]>>

const GAP = /\{([+-]?)([a-z]+\.[A-Za-z]+)\}/g

/** The names of the gaps in a text. */
export function gapsIn(text: string): readonly string[] {
  return [...text.matchAll(GAP)].map(([, , name = '']) => name)
}

/** Fills in the numbers: `{siege.on}` as it is, `{+siege.assault}` with its sign, `{-walls.rome}` negated. */
export function withNumbers(text: string, numbers: Numbers, language: string): string {
  return text.replace(GAP, (_, sign: string, name: string) => {
    const value = numbers[name]
    if (value === undefined) throw new Error(`there is no number '${name}'`)
    if (typeof value !== 'number') return new Intl.ListFormat(language).format(value.map(written))
    if (sign === '') return written(value)
    return signed(sign === '-' ? -value : value)
  })
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${written(Math.abs(value))}`
}

const PARTS: ReadonlyMap<number, string> = new Map([
  [1 / 2, '½'],
  [2 / 3, '⅔']
])

/** Prints halves and thirds as fractions, like a rulebook. */
export function written(value: number): string {
  const whole = Math.trunc(Math.abs(value))
  const part = PARTS.get(Math.abs(value) - whole) ?? ''
  const digits = part && whole === 0 ? part : `${whole}${part}`
  return value < 0 ? `−${digits}` : digits
}

/** All texts of a block, for the search. */
export function wordsIn(block: BlockDraft): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('rows' in block) return [...(block.head ?? []), ...block.rows.flat()]
  if ('example' in block) return [block.example]
  return 'table' in block ? block.head : []
}

/** What it takes to turn a game's chapters into a book in one language. */
export interface BookBinding<Table extends string> {
  readonly language: Language
  readonly numbers: Numbers
  /** Builds the tables that come from the game's own data. */
  readonly tables: Readonly<Record<Table, (head: readonly string[], language: Language) => Block>>
  titleOf(chapter: string): string
  /** By section, or by chapter if they are about a whole one. */
  readonly readings: ReadonlyMap<string, readonly Reading[]>
}

/** Builds the book: fills in numbers and tables and adds the interpretations. Keeps the order of the chapters. */
export function bindBook<Table extends string, Picture extends string>(
  texts: Readonly<Record<string, ChapterText<Table, Picture>>>,
  binding: BookBinding<Table>
): RuleBook {
  const { titleOf, readings } = binding
  const filled = (blocks: readonly BlockDraft<Table, Picture>[]) =>
    blocks.map((block) => filledBlock(block, binding))
  const chapters = Object.entries(texts).map(([id, { intro = [], sections }]): BookChapter => {
    return {
      id,
      title: titleOf(id),
      intro: filled(intro),
      readings: readings.get(id) ?? [],
      sections: Object.entries(sections).map(([sign, { title, text }]) => ({
        id: `${id}.${sign}`,
        title,
        text: filled(text),
        readings: readings.get(`${id}.${sign}`) ?? []
      }))
    }
  })
  return { chapters }
}

function filledBlock<Table extends string>(
  block: BlockDraft<Table>,
  { language, numbers, tables }: BookBinding<Table>
): Block {
  const fill = (text: string) => withNumbers(text, numbers, language)
  if (typeof block === 'string') return fill(block)
  if ('list' in block) return { list: block.list.map(fill) }
  if ('example' in block) return { example: fill(block.example) }
  if ('picture' in block) return block
  if ('table' in block) return tables[block.table](block.head, language)
  const rows = block.rows.map((row) => row.map(fill))
  return block.head ? { head: block.head.map(fill), rows } : { rows }
}

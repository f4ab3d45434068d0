import type { Language } from './dictionary.ts'

/** A part of a rule's text: a paragraph, or something that is shown in another way. */
export type Block<Picture extends string = string> =
  | string
  | { readonly list: readonly string[] }
  | { readonly head?: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly example: string }
  /** A drawing that the game makes. */
  | { readonly picture: Picture }

/** The same before it is filled in: a table's rows may come from the game's own data. */
export type Draft<Table extends string = string, Picture extends string = string> =
  | Block<Picture>
  | { readonly table: Table; readonly head: readonly string[] }

/** How one language tells a chapter: its sections by their letters. */
export interface ChapterText<Table extends string, Picture extends string> {
  readonly intro?: readonly Draft<Table, Picture>[]
  readonly sections: Readonly<
    Record<string, { readonly title: string; readonly text: readonly Draft<Table, Picture>[] }>
  >
}

/** How a rule is read where its text leaves it open. */
export interface Reading {
  readonly question: string
  readonly reading: string
  /** Empty where it is not told in this language. */
  readonly why: string
  /** The language it is written in. */
  readonly language: string
}

export interface BookSection {
  /** As the rules are cited: `XX.G`. */
  readonly id: string
  readonly title: string
  readonly text: readonly Block[]
  readonly readings: readonly Reading[]
}

export interface BookChapter extends Omit<BookSection, 'text'> {
  readonly intro: readonly Block[]
  readonly sections: readonly BookSection[]
}

/** The rules of a game in one language, numbers filled in. */
export interface RuleBook {
  readonly chapters: readonly BookChapter[]
}

/** What the gaps of a text stand for, by name. */
export type Numbers = Readonly<Record<string, number | readonly number[]>>

const GAP = /\{([+-]?)([a-z]+\.[A-Za-z]+)\}/g

/** The names of the numbers that a text leaves open. */
export function gapsIn(text: string): readonly string[] {
  return [...text.matchAll(GAP)].map(([, , name = '']) => name)
}

/** Fills in the numbers: `{siege.on}` as it is, `{+siege.assault}` with its sign, `{-walls.rome}` taken off. */
export function withNumbers(text: string, numbers: Numbers, language: string): string {
  return text.replace(GAP, (_, sign: string, name: string) => {
    const value = numbers[name]
    if (value === undefined) throw new Error(`no number is called ${name}`)
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

/** Halves and thirds as they are printed in a rulebook. */
export function written(value: number): string {
  const whole = Math.trunc(Math.abs(value))
  const part = PARTS.get(Math.abs(value) - whole) ?? ''
  const digits = part && whole === 0 ? part : `${whole}${part}`
  return value < 0 ? `−${digits}` : digits
}

/** All the words of a block, for whoever looks for one. */
export function wordsIn(block: Draft): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('rows' in block) return [...(block.head ?? []), ...block.rows.flat()]
  if ('example' in block) return [block.example]
  return 'table' in block ? block.head : []
}

/** How a game's chapters become a book in one language. */
export interface Binding<Table extends string> {
  readonly language: Language
  readonly numbers: Numbers
  /** The tables that come from the game's own data. */
  readonly tables: Readonly<Record<Table, (head: readonly string[], language: Language) => Block>>
  titleOf(chapter: string): string
  /** By the section, or by the chapter where they are about a whole one. */
  readonly readings: ReadonlyMap<string, readonly Reading[]>
}

/** The book: numbers and tables filled in, readings with their sections. Chapters are kept in the order of reading. */
export function bindBook<Table extends string, Picture extends string>(
  texts: Readonly<Record<string, ChapterText<Table, Picture>>>,
  binding: Binding<Table>
): RuleBook {
  const { titleOf, readings } = binding
  const filled = (blocks: readonly Draft<Table, Picture>[]) =>
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
  block: Draft<Table>,
  { language, numbers, tables }: Binding<Table>
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

import type { i18n } from 'i18next'
import type { AppGaps } from '#shared/app/words/gaps.ts'
import type { AppWords } from '#shared/app/words/message.ts'
import { isObject } from '#shared/engine/json.ts'
import type { Message, MessageParam, MessageParams, Reference } from '#shared/engine/message.ts'
import type { MessageArguments } from '#shared/words/message.ts'
import { lexiconOf } from './lexicon.ts'
import { isPluralName, type NameSources, nameResolver, nameText } from './naming.ts'
import { relativeTime } from './relative-time.ts'
import { capitalized, spacedWords } from './spelling.ts'

/** A part of a sentence: plain text, or a reference that the reader can click. */
export type TextPart =
  | { readonly text: string }
  | { readonly text: string; readonly ref: string; readonly id: string }

/** Returns the text of a dictionary key with its gaps filled. */
export type TextForKey<Words, Gaps> = <Key extends keyof Words & string>(
  key: Key,
  ...filling: MessageArguments<Words[Key], Gaps>
) => string

/** Turns keys, references, numbers and times into text of one language. */
export interface Translator {
  readonly language: string
  readonly text: TextForKey<AppWords, AppGaps>
  has(key: string): boolean
  name(ref: string, id: string): string
  /** A message as a list of parts. A message without a text shows its data and is reported to developers. */
  parts(message: Message): TextPart[]
  say(message: Message): string
  number(amount: number): string
  signed(amount: number): string
  list(items: readonly string[]): string
  ago(then: number, now: number): string
  date(time: number): string
}

/** A translator whose `text` accepts any key. The app and the games narrow it to their own keys. */
export interface UntypedTranslator extends Omit<Translator, 'text'> {
  text(key: string, params?: MessageParams): string
}

/** What a translator needs besides the app's dictionary. */
export interface TranslatorOptions extends NameSources {
  /** Called for each message that has no text. */
  readonly missing?: ((key: string) => void) | undefined
}

// Marks the position of a reference while i18next fills the sentence. No dictionary contains these characters.
const MARK = /\uE000(\d+)\uE001/

export function createTranslator(i18n: i18n, helpers: TranslatorOptions = {}): UntypedTranslator {
  const lexicon = lexiconOf(i18n, helpers.game)
  const { language } = lexicon
  const { number, signed, list, date } = formatsOf(language)
  const nameReference = nameResolver(lexicon, signed, helpers)
  const nameOf = (reference: Reference) => nameText(nameReference(reference))

  /** A parameter as text. `said` returns the text of a reference. */
  const paramText = (param: MessageParam, said: (reference: Reference) => string): string => {
    if (typeof param === 'number') return number(param)
    if (typeof param === 'string') return param
    return isReference(param) ? said(param) : list(param.map(said))
  }

  /** The count that decides between singular and plural for a parameter. */
  const countOf = (param: MessageParam | undefined): number => {
    if (typeof param === 'number') return param
    if (param === undefined || typeof param === 'string') return 1
    if (isReference(param)) return isPluralName(nameReference(param)) ? 2 : 1
    const [only, ...others] = param
    return others.length > 0 ? 2 : countOf(only)
  }

  const parts = (message: Message): TextPart[] => {
    const { key, params = {} } = message
    if (!lexicon.has(key)) {
      helpers.missing?.(key)
      return [{ text: fallbackText(message, (param) => paramText(param, nameOf)) }]
    }
    if (message.params === undefined && lexicon.pluralGap(key) === undefined) {
      return [{ text: lexicon.fill(key) }].filter(({ text }) => text !== '')
    }
    const references: Reference[] = []
    const mark = (reference: Reference) => `\uE000${references.push(reference) - 1}\uE001`
    const gaps = Object.entries(params).map(([gap, param]) => [gap, paramText(param, mark)] as const)
    const deciding = lexicon.pluralGap(key)
    const count = deciding === undefined ? undefined : countOf(params[deciding])
    return lexicon
      .fill(key, Object.fromEntries(gaps), count)
      .split(MARK)
      .map((piece, index) => {
        const reference = index % 2 === 1 ? references[Number(piece)] : undefined
        return reference ? { ...reference, text: nameOf(reference) } : { text: piece }
      })
      .filter((part) => part.text !== '')
  }
  const say = (message: Message) =>
    parts(message)
      .map((part) => part.text)
      .join('')

  return {
    language,
    text: (key, params) => say(params ? { key, params } : { key }),
    has: lexicon.has,
    name: (ref, id) => nameOf({ ref, id }),
    parts,
    say,
    number,
    signed,
    list,
    ago: (then, now) => relativeTime(language, then, now),
    date
  }
}

/** Formats numbers, lists and dates of a language. */
function formatsOf(language: string) {
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const signs = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const minus = (text: string) => text.replace('-', '−')
  return {
    number: (amount: number) => minus(numbers.format(amount)),
    signed: (amount: number) => minus(signs.format(amount)),
    list: (items: readonly string[]) => lists.format(items),
    date: (time: number) => dates.format(time)
  }
}

/** The fallback for a message without a text: its key and its data. */
function fallbackText({ key, params = {} }: Message, written: (param: MessageParam) => string): string {
  const data = Object.entries(params).map(([gap, param]) => `${spacedWords(gap)}: ${written(param)}`)
  const subject = capitalized(spacedWords(key.split('.').at(-1) ?? key))
  return data.length > 0 ? `${subject} (${data.join(', ')})` : subject
}

function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.ref === 'string' && typeof value.id === 'string'
}

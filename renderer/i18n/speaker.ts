import type { i18n } from 'i18next'
import { isObject } from '#shared/engine/json.ts'
import type { Message, MessageParam, Reference } from '#shared/engine/message.ts'
import type { TextKey } from './dictionary.ts'

/** A piece of a sentence: plain words, or the name of something that can be pointed at. */
export type Part =
  | { readonly text: string }
  | { readonly text: string; readonly ref: string; readonly id: string }

export type SpokenParam = MessageParam | boolean | readonly SpokenParam[]
export type Params = Readonly<Record<string, string | number>>

/** Everything that turns keys, references, numbers and times into words of one language. */
export interface Speaker {
  readonly language: string
  text(key: TextKey, params?: Params): string
  has(key: string): boolean
  name(ref: string, id: string): string
  /** A message as pieces; one we have no words for is told by its data, and noted for the developers. */
  parts(message: SpokenMessage): Part[]
  say(message: SpokenMessage): string
  signed(amount: number): string
  list(items: readonly string[]): string
  ago(then: number, now: number): string
  date(time: number): string
}

export interface SpokenMessage {
  readonly key: string
  readonly params?: Readonly<Record<string, SpokenParam>>
}

// Stands for a name while the sentence is put together; no dictionary holds these characters.
const MARK = /\uE000(\d+)\uE001/

// Keys of these kinds tell what happened; a card of the same id is called by its own name.
const SENTENCES: ReadonlySet<string> = new Set(['event'])

/** What a speaker needs besides its dictionary. */
export interface Helpers {
  /** What the game calls something, where the dictionary has no name for it. */
  readonly nameOf?: (ref: string, id: string) => string | undefined
  /** Told of each message that nobody has put into words. */
  readonly missing?: (key: string) => void
}

export function createSpeaker(i18n: i18n, helpers: Helpers = {}): Speaker {
  const { nameOf = () => undefined, missing = () => undefined } = helpers
  const language = i18n.language
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const signs = new Intl.NumberFormat(language, { signDisplay: 'always' })
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' })

  const minus = (number: string) => number.replace('-', '−')
  const signed = (amount: number) => minus(signs.format(amount))
  const translate = (key: string, params: Params): string => i18n.t(key, { ...params })
  const has = (key: string) => i18n.exists(key) || i18n.exists(key, { count: 2 })
  const name = (ref: string, id: string) => {
    if (ref === 'signed') return signed(Number(id))
    const key = `${ref}.${id}`
    return i18n.exists(key) && !SENTENCES.has(ref) ? i18n.t(key) : (nameOf(ref, id) ?? titled(id))
  }

  const asText = (param: SpokenParam): string => {
    if (isList(param)) return list.format(param.map(asText))
    if (typeof param === 'boolean') return name('flag', String(param))
    return isReference(param) ? name(param.ref, param.id) : String(param)
  }

  /** Numbers as they are written; `count` stays one, for the plural to follow. */
  const written = (params: Params): Params =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' && name !== 'count' ? minus(numbers.format(value)) : value
      ])
    )

  const parts = (message: SpokenMessage): Part[] => {
    if (!has(message.key)) {
      missing(message.key)
      return unworded(message, asText)
    }
    const references: Reference[] = []
    const filled = Object.entries(message.params ?? {}).map(([key, param]): [string, string | number] => {
      if (typeof param === 'number') return [key, param]
      if (!isReference(param)) return [key, asText(param)]
      references.push(param)
      return [key, `\uE000${references.length - 1}\uE001`]
    })
    return translate(message.key, written(counted(Object.fromEntries(filled))))
      .split(MARK)
      .map((piece, index) => {
        const reference = index % 2 === 1 ? references[Number(piece)] : undefined
        return reference ? { ...reference, text: name(reference.ref, reference.id) } : { text: piece }
      })
      .filter((part) => part.text !== '')
  }

  return {
    language,
    text: (key, params = {}) => i18n.t(key, { ...params }),
    has,
    name,
    parts,
    say: (message) =>
      parts(message)
        .map((part) => part.text)
        .join(''),
    signed,
    list: (items) => list.format(items),
    ago: (then, now) => relative(language, then, now),
    date: (time) => dates.format(time)
  }
}

/** What a sentence may count, in the order in which it decides between one and many. */
const COUNTED = ['count', 'amount', 'units', 'hits', 'points', 'steps', 'cards'] as const

/** The number that the sentence agrees with is what the dictionary calls `count`. */
function counted(params: Params): Params {
  const count = COUNTED.map((name) => params[name]).find((value) => typeof value === 'number')
  return count === undefined ? params : { ...params, count }
}

/** A message without words of its own, told by its data. */
function unworded(message: SpokenMessage, asText: (param: SpokenParam) => string): Part[] {
  const data = Object.entries(message.params ?? {}).map(([key, param]) => `${spaced(key)}: ${asText(param)}`)
  const last = message.key.split('.').at(-1) ?? message.key
  const subject = sentence(spaced(last))
  return [{ text: data.length > 0 ? `${subject} (${data.join(', ')})` : subject }]
}

/** `moesia_inferior` and `moesia-inferior` as a title: Moesia Inferior. */
export function titled(id: string): string {
  return spaced(id).replace(
    /(^|\s)(\p{Ll})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase()
  )
}

function spaced(id: string): string {
  return id
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase()
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isList(param: SpokenParam): param is readonly SpokenParam[] {
  return Array.isArray(param)
}

export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.ref === 'string' && typeof value.id === 'string'
}

export function isMessage(value: unknown): value is Message {
  return isObject(value) && typeof value.key === 'string'
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60]
] as const

function relative(language: string, then: number, now: number): string {
  const seconds = Math.round((then - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'minute') === 'this minute' ? 'just now' : format.format(0, 'second')
}

import type { i18n } from 'i18next'
import type { AppGaps } from '#shared/app/words/gaps.ts'
import { appDictionaries } from '#shared/app/words/index.ts'
import type { AppWords } from '#shared/app/words/message.ts'
import { isObject } from '#shared/engine/json.ts'
import type { Message, MessageParam, MessageParams, Reference } from '#shared/engine/message.ts'
import type { GameWords, Name } from '#shared/words/game-words.ts'
import type { Filling } from '#shared/words/message.ts'
import { bundleOf } from './bundle.ts'
import { APP } from './i18n.ts'
import { isLanguage } from './language.ts'
import { relative } from './relative-time.ts'

/** A piece of a sentence: plain words, or the name of something that can be pointed at. */
export type Part =
  | { readonly text: string }
  | { readonly text: string; readonly ref: string; readonly id: string }

/** Puts a key of a dictionary into words, with what fills its gaps. */
export type TextOf<Words, Gaps> = <Key extends keyof Words & string>(
  key: Key,
  ...filling: Filling<Words[Key], Gaps>
) => string

/** Everything that turns keys, references, numbers and times into words of one language. */
export interface Speaker {
  readonly language: string
  readonly text: TextOf<AppWords, AppGaps>
  has(key: string): boolean
  name(ref: string, id: string): string
  /** A message as pieces; one we have no words for is told by its data, and noted for the developers. */
  parts(message: Message): Part[]
  say(message: Message): string
  signed(amount: number): string
  list(items: readonly string[]): string
  ago(then: number, now: number): string
  date(time: number): string
}

/** A speaker before it is known whose keys it is asked for: of the app, or of a game as well. */
export interface Voice extends Omit<Speaker, 'text'> {
  text(key: string, params?: MessageParams): string
}

// Stands for a name while the sentence is put together; no dictionary holds these characters.
const MARK = /\uE000(\d+)\uE001/

/** What a speaker needs besides the app's dictionary. */
export interface Helpers {
  readonly game?: GameWords | undefined
  /** Names that only those at the table know. */
  readonly nameOf?: ((ref: string, id: string) => Name | undefined) | undefined
  /** Told of each message that nobody has put into words. */
  readonly missing?: ((key: string) => void) | undefined
}

export function createSpeaker(i18n: i18n, { game, nameOf, missing }: Helpers = {}): Voice {
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const dictionaries = [appDictionaries[language], ...(game ? [game.dictionaries[language]] : [])]
  if (game) i18n.addResourceBundle(language, game.game, bundleOf(game.dictionaries[language]).texts)
  const ns = game ? [game.game, APP] : [APP]
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const signs = new Intl.NumberFormat(language, { signDisplay: 'always' })
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' })

  const minus = (number: string) => number.replace('-', '−')
  const signed = (amount: number) => minus(signs.format(amount))
  const has = (key: string) => i18n.exists(key, { ns }) || i18n.exists(key, { ns, count: 2 })

  const named = ({ ref, id }: Reference): Name => {
    if (ref === 'signed') return signed(Number(id))
    const key = `${ref}.${id}`
    if (i18n.exists(key, { ns })) return i18n.t(key, { ns })
    return nameOf?.(ref, id) ?? game?.nameOf(ref, id, language) ?? titled(id)
  }
  const name = (ref: string, id: string) => textOf(named({ ref, id }))

  const asText = (param: MessageParam): string => {
    if (typeof param === 'number') return minus(numbers.format(param))
    if (typeof param === 'string') return param
    return isReference(param) ? name(param.ref, param.id) : list.format(param.map(asText))
  }

  /** Whether a sentence about it speaks of one or of many. */
  const countOf = (param: MessageParam | undefined): number => {
    if (typeof param === 'number') return param
    if (param === undefined || typeof param === 'string') return 1
    if (isReference(param)) return isMany(named(param)) ? 2 : 1
    const [only, ...others] = param
    return others.length > 0 ? 2 : countOf(only)
  }

  const parts = ({ key, params = {} }: Message): Part[] => {
    if (!has(key)) {
      missing?.(key)
      return [{ text: unworded(key, params, asText) }]
    }
    const deciding = dictionaries.map((words) => bundleOf(words).deciding.get(key)).find(Boolean)
    const references: Reference[] = []
    const marked = (reference: Reference): string => {
      references.push(reference)
      return `\uE000${references.length - 1}\uE001`
    }
    const filled = Object.entries(params).map(([gap, param]): [string, string] => [
      gap,
      isReference(param) ? marked(param) : isList(param) ? list.format(param.map(marked)) : asText(param)
    ])
    const count = deciding === undefined ? {} : { count: countOf(params[deciding]) }
    return i18n
      .t(key, { ns, ...count, replace: Object.fromEntries(filled) })
      .split(MARK)
      .map((piece, index) => {
        const reference = index % 2 === 1 ? references[Number(piece)] : undefined
        return reference ? { ...reference, text: name(reference.ref, reference.id) } : { text: piece }
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
    has,
    name,
    parts,
    say,
    signed,
    list: (items) => list.format(items),
    ago: (then, now) => relative(language, then, now),
    date: (time) => dates.format(time)
  }
}

function textOf(name: Name): string {
  return typeof name === 'string' ? name : name.text
}

function isMany(name: Name): boolean {
  return typeof name !== 'string' && name.many
}

/** A message without words of its own, told by its data. */
function unworded(key: string, params: MessageParams, asText: (param: MessageParam) => string): string {
  const data = Object.entries(params).map(([gap, param]) => `${spaced(gap)}: ${asText(param)}`)
  const subject = sentence(spaced(key.split('.').at(-1) ?? key))
  return data.length > 0 ? `${subject} (${data.join(', ')})` : subject
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

function isList(param: MessageParam): param is readonly Reference[] {
  return Array.isArray(param)
}

export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.ref === 'string' && typeof value.id === 'string'
}

import type { BlockedOption, Decision, Option } from '../../engine/decision.ts'
import type { Message, MessageParam, Reference } from '../../engine/message.ts'
import { type Dictionary, type Language, languages } from '../dictionary.ts'
import type { GameWords } from '../game-words.ts'
import { gapsOf } from './dictionaries.ts'

/** Numbers are said as such, and the table knows its own units. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['signed', 'unit'])

/** Reads what a game says: what is amiss with it in either language. */
export class Proofreader {
  readonly #words: Readonly<Record<Language, Dictionary>>
  readonly #game: GameWords

  constructor(app: Readonly<Record<Language, Dictionary>>, game: GameWords) {
    this.#game = game
    this.#words = {
      en: { ...app.en, ...game.dictionaries.en },
      es: { ...app.es, ...game.dictionaries.es }
    }
  }

  /** No words for a message, a gap that nothing fills, a name nobody knows, a raw id. */
  flaws({ key, params = {} }: Message): string[] {
    return languages.flatMap((language) => {
      const entry = this.#words[language][key]
      if (entry === undefined) return [`${language} ${key}: no words`]
      return gapsOf(entry).flatMap((gap) => {
        const param = params[gap]
        if (param === undefined) return [`${language} ${key}: nothing for ${gap}`]
        return this.#paramFlaws(language, param).map((flaw) => `${language} ${key}, ${gap}: ${flaw}`)
      })
    })
  }

  nameFlaws(language: Language, { ref, id }: Reference): string[] {
    const known =
      SAID_ELSEWHERE.has(ref) ||
      this.#words[language][`${ref}.${id}`] !== undefined ||
      this.#game.nameOf(ref, id, language) !== undefined
    return known ? [] : [`no name for ${ref} ${id}`]
  }

  #paramFlaws(language: Language, param: MessageParam): string[] {
    if (typeof param === 'string') return [`the raw text ${param}`]
    if (typeof param === 'number') return []
    const references: readonly Reference[] = 'ref' in param ? [param] : param
    return references.flatMap((reference) => this.nameFlaws(language, reference))
  }
}

/** All that a question says. */
export function messagesOf({ prompt, body }: Pick<Decision, 'prompt' | 'body'>): Message[] {
  const fields = body.type === 'form' ? body.fields : []
  const options = [
    ...(body.type === 'choice' ? body.options : []),
    ...fields.flatMap((field) => ('options' in field ? field.options : [])),
    ...(body.blocked ?? [])
  ]
  return [
    prompt,
    ...fields.map(({ label }) => label),
    ...options.flatMap(optionMessages),
    ...(body.preset ? [body.preset.reason] : [])
  ]
}

function optionMessages(option: Option | BlockedOption): Message[] {
  return 'refusal' in option
    ? [option.label, option.refusal.reason]
    : [option.label, ...(option.preview ?? []), ...(option.group ? [option.group] : [])]
}

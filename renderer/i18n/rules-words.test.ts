// Everything the rules ask, offer, refuse and tell has words in both languages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BlockedOption, Option } from '#shared/engine/decision.ts'
import type { GameEvent } from '#shared/engine/game.ts'
import { boxGame } from '#shared/engine/game-box.ts'
import type { Message } from '#shared/engine/message.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import { turnEffects } from '#shared/invasions/queries/turn-effects.ts'
import { tieWays } from '#shared/invasions/tie-ways.ts'
import { eventMessage, isRoll, linesOf, rollMessage } from '../invasions/event-message.ts'
import { nameInGame } from '../invasions/names.ts'
import { dictionaries, type Language } from './dictionary.ts'
import { isReference, type SpokenMessage, type SpokenParam } from './speaker.ts'

const languages = ['en', 'es'] as const
const folder = join(import.meta.dirname, '../../shared/invasions')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => path.endsWith('.ts') && !path.includes('.test.') && !/^(testing|content|world)\b/.test(path)
  )
  .map((path) => readFileSync(join(folder, path), 'utf8'))

function textsOf(language: Language, key: string): string[] {
  const words: Readonly<Record<string, string>> = dictionaries[language]
  return [key, `${key}_one`, `${key}_other`].flatMap((form) => words[form] ?? [])
}

function unworded(keys: Iterable<string>): string[] {
  return [...new Set(keys)].flatMap((key) =>
    languages
      .filter((language) => textsOf(language, key).length === 0)
      .map((language) => `${language} ${key}`)
  )
}

/** What a pattern catches in the rules, all its groups together. */
function written(pattern: RegExp, texts: readonly string[] = sources): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined))
  )
}

describe('what the rules write out has words', () => {
  test('every message key', () => {
    const keys = written(/'((?:prompt|option|field|preview|refusal|target|because)\.[a-z0-9.+-]+)'/g)
    expect(keys.length).toBeGreaterThan(200)
    expect(unworded(keys)).toEqual([])
  })

  test('every type of event', () => {
    const unions = written(/type \w*Events? =((?:\n {2,}.*|\n(?=\n {2})| \{.*)+)/g)
    const types = written(/readonly type: '([a-z-]+)'/g, unions)
    expect(types.length).toBeGreaterThan(100)
    expect(unworded(types.map((type) => `event.${type}`))).toEqual([])
  })

  test('every reason for a roll', () => {
    const reasons = written(/(?:play\.roll|[cC]heckD2|rollDie)\(\s*(?:play,\s*)?\{\s*reason: '([a-z0-9-]+)'/g)
    expect(reasons.length).toBeGreaterThan(25)
    expect(unworded(reasons.map((reason) => `roll.${reason}`))).toEqual([])
  })

  test('every reason for a modifier', () => {
    const named = written(/\bwhy: '([a-z][a-z0-9-]+)'/g)
    const calculations = sources.filter((text) => text.includes('why: string'))
    const inLists = written(/\b(?:line|add)\([^'\n]*(?:'[^'\n]*'[^',\n]+)*?, '([a-z][a-z-]+)'/g, calculations)
    expect(named.length + inLists.length).toBeGreaterThan(30)
    const notModifiers = new Set(['no-units', 'no-target', 'settled'])
    const reasons = [...named, ...inLists].filter((why) => !notModifiers.has(why))
    expect(unworded(reasons.map((why) => `modifier.${why}`))).toEqual([])
  })

  test('every reason for gold and points', () => {
    const reasons = written(
      /(?:changeTreasury|scorePoints)\((?:[^'()]|\((?:[^()]|\([^()]*\))*\))*'([a-z-]+)'/g
    )
    expect(reasons.length).toBeGreaterThan(25)
    expect(unworded(reasons.map((reason) => `reason.${reason}`))).toEqual([])
  })

  test('every way in which a tie begins or ends', () => {
    const ways = Object.values(tieWays).flatMap(({ begins, ends }) => [
      ...Object.keys(begins),
      ...Object.keys(ends)
    ])
    expect(unworded(ways.map((way) => `way.${way}`))).toEqual([])
  })

  test('every outlook is that of a question that the rules ask', () => {
    const outlooks = Object.keys(dictionaries.en).filter((key) => key.startsWith('outlook.'))
    const asked = new Set(written(/'prompt\.([a-z-]+)'|'([a-z-]+-[a-z-]+)'|'(rebel)'/g))
    expect(outlooks.length).toBeGreaterThan(10)
    expect(outlooks.filter((key) => !asked.has(key.slice('outlook.'.length)))).toEqual([])
  })

  test('every effect that lasts for a turn', () => {
    expect(unworded(Object.keys(turnEffects).map((effect) => `effect.${effect}`))).toEqual([])
  })
})

/** What is amiss with a message: no words, a gap that nothing fills, a name nobody knows, a raw id. */
function flaws(message: SpokenMessage): string[] {
  return languages.flatMap((language) => {
    const texts = textsOf(language, message.key)
    if (texts.length === 0) return [`${language} ${message.key}: no words`]
    const gaps = new Set(
      texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, gap]) => gap ?? ''))
    )
    return [...gaps].flatMap((gap) => {
      const param = message.params?.[gap]
      if (param === undefined) return [`${language} ${message.key}: nothing for ${gap}`]
      return paramFlaws(language, param).map((flaw) => `${language} ${message.key}, ${gap}: ${flaw}`)
    })
  })
}

// Numbers are said as such, and the table knows its own units.
const SAID_ELSEWHERE = new Set(['signed', 'unit'])

function paramFlaws(language: Language, param: SpokenParam): string[] {
  if (Array.isArray(param)) return param.flatMap((item: SpokenParam) => paramFlaws(language, item))
  if (typeof param === 'string') return [`the raw text ${param}`]
  if (!isReference(param) || SAID_ELSEWHERE.has(param.ref)) return []
  const { ref, id } = param
  const known = textsOf(language, `${ref}.${id}`).length > 0 || nameInGame(ref, id, language) !== undefined
  return known ? [] : [`no name for ${ref} ${id}`]
}

function eventFlaws(event: GameEvent): string[] {
  const why = linesOf(event).flatMap((line) => paramFlaws('en', { ref: 'modifier', id: line.why }))
  return [...flaws(isRoll(event) ? rollMessage(event) : eventMessage(event)), ...why]
}

function optionMessages(option: Option | BlockedOption): Message[] {
  return 'refusal' in option
    ? [option.label, option.refusal.reason]
    : [option.label, ...(option.preview ?? [])]
}

test.each(['basic', 'advanced'])(
  'a whole campaign of %s combat is told in words',
  { timeout: 60_000 },
  (combat) => {
    const random = createRandom(`words of ${combat}`)
    const match = boxGame(invasions).begin({ combat }, `words of ${combat}`)
    const found = new Set<string>(match.takeEvents().flatMap(({ event }) => eventFlaws(event)))
    while (match.decision) {
      const { side, number, prompt, body } = match.decision
      const fields = body.type === 'form' ? body.fields : []
      const options = [
        ...(body.type === 'choice' ? body.options : []),
        ...fields.flatMap((field) => ('options' in field ? field.options : [])),
        ...(body.blocked ?? [])
      ]
      const said = [prompt, ...fields.map(({ label }) => label), ...options.flatMap(optionMessages)]
      for (const flaw of said.flatMap(flaws)) found.add(flaw)
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
      for (const flaw of outcome.events.flatMap(({ event }) => eventFlaws(event))) found.add(flaw)
    }
    expect([...found]).toEqual([])
  }
)

// Everything the rules ask, offer, refuse and tell has words in both languages, and nothing is left open in them.
import { expect, test } from 'vitest'
import { appDictionaries } from '../../app/words/index.ts'
import type { BlockedOption, Option } from '../../engine/decision.ts'
import type { GameEvent } from '../../engine/game.ts'
import { Match } from '../../engine/match.ts'
import type { Message, MessageParam, Reference } from '../../engine/message.ts'
import { createRandom } from '../../engine/random.ts'
import { type Dictionary, type Language, languages } from '../../words/dictionary.ts'
import { duplicates, empties, gapsOf } from '../../words/testing/dictionaries.ts'
import { invasions } from '../game.ts'
import { wire } from '../wire.ts'
import { calculationOf } from './calculation.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'
import { invasionsWords } from './index.ts'
import { sentenceOf } from './sentences/index.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('no key of the game stands in two parts of the %s dictionary, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})

const words: Readonly<Record<Language, Dictionary>> = {
  en: { ...appDictionaries.en, ...invasionsWords.dictionaries.en },
  es: { ...appDictionaries.es, ...invasionsWords.dictionaries.es }
}

/** What is amiss with a message: no words, a gap that nothing fills, a name nobody knows, a raw id. */
function flaws({ key, params = {} }: Message): string[] {
  return languages.flatMap((language) => {
    const entry = words[language][key]
    if (entry === undefined) return [`${language} ${key}: no words`]
    return gapsOf(entry).flatMap((gap) => {
      const param = params[gap]
      if (param === undefined) return [`${language} ${key}: nothing for ${gap}`]
      return paramFlaws(language, param).map((flaw) => `${language} ${key}, ${gap}: ${flaw}`)
    })
  })
}

// Numbers are said as such, and the table knows its own units.
const SAID_ELSEWHERE = new Set(['signed', 'unit'])

function paramFlaws(language: Language, param: MessageParam): string[] {
  if (typeof param === 'string') return [`the raw text ${param}`]
  if (typeof param === 'number') return []
  if ('ref' in param) return referenceFlaws(language, param)
  return param.flatMap((one) => referenceFlaws(language, one))
}

function referenceFlaws(language: Language, { ref, id }: Reference): string[] {
  const known =
    SAID_ELSEWHERE.has(ref) ||
    words[language][`${ref}.${id}`] !== undefined ||
    invasionsWords.nameOf(ref, id, language) !== undefined
  return known ? [] : [`no name for ${ref} ${id}`]
}

function eventFlaws(event: GameEvent): string[] {
  if (!wire.isEvent(event)) return [`no event of this game: ${event.type}`]
  const lines = calculationOf(event)
  const said = [sentenceOf(event), ...lines.flatMap(({ amounts }) => amounts.map(({ words }) => words))]
  return [...said.flatMap(flaws), ...lines.flatMap(({ why }) => referenceFlaws('en', why))]
}

function optionMessages(option: Option | BlockedOption): Message[] {
  return 'refusal' in option
    ? [option.label, option.refusal.reason]
    : [option.label, ...(option.preview ?? []), ...(option.group ? [option.group] : [])]
}

test.each(['basic', 'advanced'])(
  'a whole campaign of %s combat is told in words',
  { timeout: 60_000 },
  (combat) => {
    const random = createRandom(`words of ${combat}`)
    const match = Match.begin(invasions, invasions.readOptions({ combat }), `words of ${combat}`)
    const found = new Set<string>(match.takeEvents().flatMap(({ event }) => eventFlaws(event)))
    while (match.decision) {
      const { side, number, prompt, body } = match.decision
      const fields = body.type === 'form' ? body.fields : []
      const options = [
        ...(body.type === 'choice' ? body.options : []),
        ...fields.flatMap((field) => ('options' in field ? field.options : [])),
        ...(body.blocked ?? [])
      ]
      const said = [
        prompt,
        ...fields.map(({ label }) => label),
        ...options.flatMap(optionMessages),
        ...(body.preset ? [body.preset.reason] : [])
      ]
      for (const flaw of said.flatMap(flaws)) found.add(flaw)
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
      for (const flaw of outcome.events.flatMap(({ event }) => eventFlaws(event))) found.add(flaw)
    }
    expect([...found]).toEqual([])
  }
)

// Everything the rules ask, offer, refuse and tell has words in both languages, and nothing is left open in them.
import { expect, test } from 'vitest'
import { appDictionaries } from '../../app/words/index.ts'
import type { BlockedOption, Option } from '../../engine/decision.ts'
import { Match } from '../../engine/match.ts'
import type { Message, MessageParam, Reference } from '../../engine/message.ts'
import { createRandom } from '../../engine/random.ts'
import { type Dictionary, type Language, languages } from '../../words/dictionary.ts'
import { duplicates, empties, gapsOf } from '../../words/testing/dictionaries.ts'
import { tetrarchiaPlayers } from '../bots/index.ts'
import { tetrarchia } from '../game.ts'
import { readOptions, sideIds, variantIds } from '../options.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'
import { tetrarchiaWords } from './index.ts'
import { isTetrarchiaEvent, sentenceOf } from './sentences.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('no key of the game stands in two parts of the %s dictionary, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})

const words: Readonly<Record<Language, Dictionary>> = {
  en: { ...appDictionaries.en, ...tetrarchiaWords.dictionaries.en },
  es: { ...appDictionaries.es, ...tetrarchiaWords.dictionaries.es }
}

test('whoever is asked has a name in every language: each side, each emperor', () => {
  const nameless = languages.flatMap((language) =>
    sideIds.filter((id) => !(words[language][`actor.${id}`] ?? tetrarchiaWords.nameOf('actor', id, language)))
  )
  expect(nameless).toEqual([])
})

/** What is amiss with a message: no words, a gap that nothing fills, a name nobody knows. */
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

function paramFlaws(language: Language, param: MessageParam): string[] {
  if (typeof param === 'string') return [`the raw text ${param}`]
  if (typeof param === 'number') return []
  const references: readonly Reference[] = 'ref' in param ? [param] : param
  return references.flatMap(({ ref, id }) =>
    (words[language][`${ref}.${id}`] ?? tetrarchiaWords.nameOf(ref, id, language))
      ? []
      : [`no name for ${ref} ${id}`]
  )
}

function optionMessages(option: Option | BlockedOption): Message[] {
  return 'refusal' in option
    ? [option.label, option.refusal.reason]
    : [option.label, ...(option.preview ?? []), ...(option.group ? [option.group] : [])]
}

test.each([1, 2, 3, 4])('games of %d with all variants are told in words', (players) => {
  const found = new Set<string>()
  const random = createRandom(`words of ${players}`)
  for (let game = 0; game < 8; game++) {
    const options = readOptions({ players, level: '4211', variants: variantIds.join(',') })
    const match = Match.begin(tetrarchia, options, `words/${players}/${game}`)
    const told = match.takeEvents().map(({ event }) => sentenceOf(event))
    while (match.decision) {
      const { side, number, prompt, body } = match.decision
      told.push(prompt, ...(body.preset ? [body.preset.reason] : []))
      const options = [...(body.type === 'choice' ? body.options : []), ...(body.blocked ?? [])]
      told.push(...options.flatMap(optionMessages))
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
      told.push(
        ...outcome.events
          .map(({ event }) => event)
          .filter(isTetrarchiaEvent)
          .map(sentenceOf)
      )
    }
    for (const flaw of told.flatMap(flaws)) found.add(flaw)
  }
  expect([...found]).toEqual([])
})

test('the computer gives its reasons in words', () => {
  const options = readOptions({ players: 3, level: '4211', variants: variantIds.join(',') })
  const game = { ...tetrarchia, players: tetrarchiaPlayers }
  const told: Message[] = []
  for (let seed = 0; seed < 3; seed++) {
    const match = Match.begin(game, options, `reasons/${seed}`)
    while (match.awaited && match.summary.turn < 20) {
      const { side, number } = match.awaited
      const { answer, reasons } = match.botReply(side, 'prefect', null, 'chance')
      told.push(...reasons)
      match.answer(side, number, answer)
    }
  }
  expect(new Set(told.map(({ key }) => key)).size).toBeGreaterThan(6)
  expect([...new Set(told.flatMap(flaws))]).toEqual([])
})

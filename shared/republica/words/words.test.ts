// Every question, option, refusal and event has a text in both languages, with all placeholders filled.
import { expect, test } from 'vitest'
import { appDictionaries } from '../../app/words/index.ts'
import { Match } from '../../engine/match.ts'
import type { Message } from '../../engine/message.ts'
import { createRandom } from '../../engine/random.ts'
import { languages } from '../../words/dictionary.ts'
import { duplicates, empties } from '../../words/testing/dictionaries.ts'
import { messagesOf, Proofreader } from '../../words/testing/proofreading.ts'
import { factionIds, readOptions } from '../campaign-options.ts'
import { cardIds } from '../content/ids.ts'
import { republica } from '../game.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'
import { republicaWords } from './index.ts'
import { isRepublicEvent, sentenceOf } from './sentences/index.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('each key of the game is in one part of the %s dictionary only, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})

const proof = new Proofreader(appDictionaries, republicaWords)
const flaws = (message: Message) => proof.flaws(message)

test('each faction and each card has a name in every language', () => {
  const nameless = languages.flatMap((language) => [
    ...factionIds.flatMap((id) => proof.nameFlaws(language, { ref: 'actor', id })),
    ...cardIds.flatMap((id) => proof.nameFlaws(language, { ref: 'card', id }))
  ])
  expect(nameless).toEqual([])
})

test.each([
  { factions: 3 },
  { factions: 6, knights: 'classic' },
  { factions: 4, republic: 'late', comparators: 'classic', officeForConsulForLife: 'not-required' }
])('games with $factions factions have texts for everything', (options) => {
  const found = new Set<string>()
  const random = createRandom(`words of ${options.factions}`)
  for (let game = 0; game < 8; game++) {
    const match = Match.begin(republica, readOptions(options), `words/${options.factions}/${game}`)
    const told = match.takeEvents().map(({ event }) => sentenceOf(event))
    while (match.decision) {
      const { side, number } = match.decision
      told.push(...messagesOf(match.decision))
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
      told.push(
        ...outcome.events
          .map(({ event }) => event)
          .filter(isRepublicEvent)
          .map(sentenceOf)
      )
    }
    for (const flaw of told.flatMap(flaws)) found.add(flaw)
  }
  expect([...found]).toEqual([])
})

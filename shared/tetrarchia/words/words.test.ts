// Every question, option, refusal and event has a text in both languages, with all placeholders filled.
import { expect, test } from 'vitest'
import { appDictionaries } from '../../app/words/index.ts'
import { Match } from '../../engine/match.ts'
import type { Message } from '../../engine/message.ts'
import { createRandom } from '../../engine/random.ts'
import { languages } from '../../words/dictionary.ts'
import { duplicates, empties } from '../../words/testing/dictionaries.ts'
import { messagesOf, Proofreader } from '../../words/testing/proofreading.ts'
import { tetrarchiaPlayers } from '../bots/index.ts'
import { readOptions, sideIds } from '../campaign-options.ts'
import { tetrarchia } from '../game.ts'
import { allVariants } from '../testing/variants.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'
import { tetrarchiaWords } from './index.ts'
import { isTetrarchiaEvent, sentenceOf } from './sentences.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('each key of the game is in one part of the %s dictionary only, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})

const proof = new Proofreader(appDictionaries, tetrarchiaWords)
const flaws = (message: Message) => proof.flaws(message)

test('each side and each emperor has a name in every language', () => {
  const nameless = languages.flatMap((language) =>
    sideIds.flatMap((id) => proof.nameFlaws(language, { ref: 'actor', id }))
  )
  expect(nameless).toEqual([])
})

test.each([1, 2, 3, 4])('games of %d players with all variants have texts for everything', (players) => {
  const found = new Set<string>()
  const random = createRandom(`words of ${players}`)
  for (let game = 0; game < 8; game++) {
    const options = readOptions({ players, level: '2211', variants: allVariants[game % 2] })
    const match = Match.begin(tetrarchia, options, `words/${players}/${game}`)
    const told = match.takeEvents().map(({ event }) => sentenceOf(event))
    while (match.decision) {
      const { side, number } = match.decision
      told.push(...messagesOf(match.decision))
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
  const game = { ...tetrarchia, players: tetrarchiaPlayers }
  const told: Message[] = []
  for (let seed = 0; seed < 4; seed++) {
    const options = readOptions({ players: 3, level: '4211', variants: allVariants[seed % 2] })
    const match = Match.begin(game, options, `reasons/${seed}`)
    while (match.awaited && match.summary(null).turn < 20) {
      const { side, number } = match.awaited
      const { answer, reasons } = match.botReply(side, 'prefect', null, 'chance')
      told.push(...reasons)
      match.answer(side, number, answer)
    }
  }
  expect(new Set(told.map(({ key }) => key)).size).toBeGreaterThan(6)
  expect([...new Set(told.flatMap(flaws))]).toEqual([])
})

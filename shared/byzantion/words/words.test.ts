// Every question, option, refusal and event has a text in both languages, with all placeholders filled.
import { expect, test } from 'vitest'
import { appDictionaries } from '../../app/words/index.ts'
import { Match } from '../../engine/match.ts'
import type { Message } from '../../engine/message.ts'
import { createRandom } from '../../engine/random.ts'
import { languages } from '../../words/dictionary.ts'
import { duplicates, empties } from '../../words/testing/dictionaries.ts'
import { messagesOf, Proofreader } from '../../words/testing/proofreading.ts'
import { byzantionPlayers } from '../bots/index.ts'
import { readOptions, sideIds } from '../campaign-options.ts'
import { type CardId, card, cardIds } from '../content/cards/index.ts'
import { missionIds } from '../content/missions.ts'
import { byzantion } from '../game.ts'
import { abilityText, missionText } from './ability-text.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'
import { byzantionWords } from './index.ts'
import { isByzantionEvent, sentenceOf } from './sentences.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('each key of the game is in one part of the %s dictionary only, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})

const proof = new Proofreader(appDictionaries, byzantionWords)
const flaws = (message: Message) => proof.flaws(message)

test('each side has a name in every language', () => {
  const nameless = languages.flatMap((language) =>
    sideIds.flatMap((id) => proof.nameFlaws(language, { ref: 'actor', id }))
  )
  expect(nameless).toEqual([])
})

test.each([1, 2, 4])('games of %d players have texts for everything', (players) => {
  const found = new Set<string>()
  const random = createRandom(`words of ${players}`)
  for (let game = 0; game < 6; game++) {
    const match = Match.begin(byzantion, readOptions({ players }), `words/${players}/${game}`)
    const told = match.takeEvents().map(({ event }) => sentenceOf(event))
    while (match.decision) {
      const { side, number } = match.decision
      told.push(...messagesOf(match.decision))
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
      told.push(
        ...outcome.events
          .map(({ event }) => event)
          .filter(isByzantionEvent)
          .map(sentenceOf)
      )
    }
    for (const flaw of told.flatMap(flaws)) found.add(flaw)
  }
  expect([...found]).toEqual([])
})

test.each([1, 3])('the computer gives its reasons in words, among %d players', (players) => {
  const game = { ...byzantion, players: byzantionPlayers }
  const told: Message[] = []
  for (let seed = 0; seed < 3; seed++) {
    const match = Match.begin(game, readOptions({ players }), `reasons/${seed}`)
    while (match.awaited) {
      const { side, number } = match.awaited
      const { answer, reasons } = match.botReply(side, 'magister', null, 'chance')
      told.push(...reasons)
      const outcome = match.answer(side, number, answer)
      if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
      told.push(
        ...outcome.events
          .map(({ event }) => event)
          .filter(isByzantionEvent)
          .map(sentenceOf)
      )
    }
  }
  expect(new Set(told.map(({ key }) => key)).size).toBeGreaterThan(20)
  expect([...new Set(told.flatMap(flaws))]).toEqual([])
})

test('each card and each mission says in both languages what it does', () => {
  for (const language of languages) {
    const texts = [
      ...cardIds.map((id) => abilityText(id, language)),
      ...missionIds.map((id) => missionText(id, language))
    ]
    for (const text of texts) {
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(text).not.toMatch(/undefined|\{|\[object/)
    }
    // What differs on the cards differs in words: no two abilities share a text by accident.
    const effects = new Map(cardIds.map((id) => [abilityText(id, language), effectsOf(id)]))
    for (const id of cardIds) expect(effects.get(abilityText(id, language))).toBe(effectsOf(id))
  }
})

/** All that a card's text tells. */
function effectsOf(id: CardId): string {
  const record = card(id)
  const when = record.kind === 'hero' ? record.trigger : record.kind === 'intrigue' ? record.window : null
  return JSON.stringify([when, record.effects])
}

// Every question, option, refusal and event has a text in both languages, with all placeholders filled.
import { expect, test } from 'vitest'
import { appDictionaries } from '../../app/words/index.ts'
import type { GameEvent } from '../../engine/game.ts'
import { Match } from '../../engine/match.ts'
import type { Message } from '../../engine/message.ts'
import { createRandom } from '../../engine/random.ts'
import { duplicates, empties } from '../../words/testing/dictionaries.ts'
import { messagesOf, Proofreader } from '../../words/testing/proofreading.ts'
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
])('each key of the game is in one part of the %s dictionary only, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})

const proof = new Proofreader(appDictionaries, invasionsWords)
const flaws = (message: Message) => proof.flaws(message)

function eventFlaws(event: GameEvent): string[] {
  if (!wire.isEvent(event)) return [`no event of this game: ${event.type}`]
  const lines = calculationOf(event)
  const said = [sentenceOf(event), ...lines.flatMap(({ amounts }) => amounts.map(({ words }) => words))]
  return [...said.flatMap(flaws), ...lines.flatMap(({ why }) => proof.nameFlaws('en', why))]
}

test.each(['basic', 'advanced'])(
  'a whole campaign of %s combat has texts for everything',
  { timeout: 60_000 },
  (combat) => {
    const random = createRandom(`words of ${combat}`)
    const match = Match.begin(invasions, invasions.readOptions({ combat }), `words of ${combat}`)
    const found = new Set<string>(match.takeEvents().flatMap(({ event }) => eventFlaws(event)))
    while (match.decision) {
      const { side, number } = match.decision
      for (const flaw of messagesOf(match.decision).flatMap(flaws)) found.add(flaw)
      const outcome = match.answer(side, number, match.sample(random))
      if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
      for (const flaw of outcome.events.flatMap(({ event }) => eventFlaws(event))) found.add(flaw)
    }
    expect([...found]).toEqual([])
  }
)

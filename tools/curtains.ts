// Counts how often the device changes hands: `tools/curtains.ts [--games N] [--turns T] [--orders usual|none]` plays
// campaigns of four people at random, passes with every card, and prints one JSON document.
import { parseArgs } from 'node:util'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { games: text, turns: text, orders: text } })
const game = eraseTypes(invasions)
const sides = game.sidesOf({})
const people = values.orders === 'none' ? {} : { people: sides }
const turns = Number(values.turns ?? 1)
const sum = { decisions: 0, curtains: 0, empty: 0 }
const changes: Record<string, number> = {}

for (let number = 0; number < Number(values.games ?? 6); number++) playAtRandom(`curtains/${number}`)
const perDecision = Math.round((100 * sum.curtains) / sum.decisions) / 100
process.stdout.write(`${JSON.stringify({ ...sum, perDecision, changes }, null, 2)}\n`)

/** The seated side answers as long as it has a question. Otherwise the first side with a question sits down. */
function playAtRandom(seed: string): void {
  const match = game.begin(game.readOptions(people), seed)
  const random = createRandom(`${seed}/answers`)
  let seated = ''
  while (match.awaited && match.summary(null).turn <= turns) {
    const question = match.awaiting.find(({ side }) => side === seated) ?? match.awaited
    const { side, number, kind } = question
    if (side !== seated) {
      sum.curtains += 1
      changes[kind] = (changes[kind] ?? 0) + 1
    }
    seated = side
    sum.decisions += 1
    if (kind === 'play-card') sum.empty += 1
    const answer = kind === 'play-card' ? { option: 'pass' } : match.sample(random, side)
    const outcome = match.answer(side, number, answer)
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.reason.key}`)
  }
}

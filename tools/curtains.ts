// Counts how often the device changes hands: `tools/curtains.ts [--games N] [--turns T]` plays campaigns of four people
// whose answers are a Legate's, and prints one JSON document.
import { parseArgs } from 'node:util'
import { playAsPeople } from './hot-seat/campaign-of-people.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { games: text, turns: text } })
const games = Number(values.games ?? 10)
const handOvers: number[] = []
const changes: Record<string, number> = {}
let decisions = 0

for (let number = 0; number < games; number++) {
  let seated = ''
  let count = 0
  playAsPeople(`curtains/${number}`, Number(values.turns ?? 1), ({ side, isOpen, decision: { kind } }) => {
    decisions += 1
    if (side === seated || (isOpen && seated !== '')) return
    seated = side
    count += 1
    changes[kind] = (changes[kind] ?? 0) + 1
  })
  handOvers.push(count)
}

const sorted = handOvers.toSorted((a, b) => a - b)
const report = { decisions, handOvers, median: sorted[Math.floor(games / 2)], most: sorted.at(-1), changes }
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)

// Counts the questions that a person sees in a turn, by side and kind: `tools/questions.ts [--games N] [--seed S]
// [--turns T]` plays campaigns of four people whose answers are a Legate's, and prints one JSON document. The orders of
// one movement substep are one question as long as the player is asked nothing else between them: the march view stays
// open, and he gives as many orders as he likes. `medianWithEveryOrder` counts each of them.
import { parseArgs } from 'node:util'
import { playAsPeople, type SeenQuestion, sides } from './hot-seat/campaign-of-people.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { games: text, seed: text, turns: text } })
const games = Number(values.games ?? 20)

type Counts = Record<string, number>

/** By turn of each campaign, and by kind. */
const questions = new Map<string, Counts>()
const furtherOrders = new Map<string, Counts>()
const byKind = new Map<string, Counts>()
const turns = new Set<string>()

for (let number = 0; number < games; number++) {
  /** The movement substep in which each side was asked last. */
  const last = new Map<string, string | null>()
  playAsPeople(`${values.seed ?? 'questions'}/${number}`, Number(values.turns ?? 12), (seen) => {
    const turn = `${number}/${seen.turn}`
    const movement = movementOf(seen)
    const goesOn = movement !== null && last.get(seen.side) === movement
    last.set(seen.side, movement)
    turns.add(turn)
    add(goesOn ? furtherOrders : questions, turn, seen.side)
    if (!goesOn) add(byKind, kindOf(seen), seen.side)
  })
}

const counted = [...turns]
const report = {
  campaigns: games,
  turns: counted.length,
  median: ofEachSide((side) => median(counted.map((turn) => countOf(questions, turn, side)))),
  mean: ofEachSide((side) => mean(counted.map((turn) => countOf(questions, turn, side)))),
  medianWithEveryOrder: ofEachSide((side) =>
    median(counted.map((turn) => countOf(questions, turn, side) + countOf(furtherOrders, turn, side)))
  ),
  meanByKind: Object.fromEntries(
    [...byKind.keys()]
      .toSorted((one, other) => total(other) - total(one))
      .map((kind) => [kind, ofEachSide((side) => rounded(countOf(byKind, kind, side) / counted.length))])
  )
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)

/** The movement substep that a question belongs to; null for other questions. */
function movementOf({ turn, decision: { kind, actor } }: SeenQuestion): string | null {
  return kind === 'march' || kind === 'campaign-march' ? `${turn}/${kind}/${actor}` : null
}

/** A card question by its moment, because each moment has its own stop. */
function kindOf({ decision: { kind, about } }: SeenQuestion): string {
  if (kind !== 'play-card' || typeof about !== 'object' || about === null || !('moment' in about)) return kind
  const { moment } = about
  return typeof moment === 'object' && moment !== null && 'window' in moment
    ? `${kind}: ${moment.window}`
    : kind
}

function add(counts: Map<string, Counts>, key: string, side: string): void {
  const count = counts.get(key) ?? {}
  count[side] = (count[side] ?? 0) + 1
  counts.set(key, count)
}

function countOf(counts: ReadonlyMap<string, Counts>, key: string, side: string): number {
  return counts.get(key)?.[side] ?? 0
}

function total(kind: string): number {
  return sides.reduce((sum, side) => sum + countOf(byKind, kind, side), 0)
}

function ofEachSide(count: (side: string) => number): Counts {
  return Object.fromEntries(sides.map((side) => [side, count(side)]))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function mean(numbers: readonly number[]): number {
  return rounded(numbers.reduce((sum, one) => sum + one, 0) / numbers.length)
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

import type { Message } from '../../engine/message.ts'
import { message, type Naming, signed } from '../words/message.ts'

/** What a sum is made of, each with its own words. */
export type TermName = Naming<'bot-term', 'change'>

/** One thing that speaks for or against something, in victory points. */
export interface Term {
  readonly term: TermName
  readonly points: number
}

/** A sum that remembers what it was made of: the one currency of all judgements. */
export type Worth = readonly Term[]

export const total = (worth: Worth): number => worth.reduce((sum, { points }) => sum + points, 0)

export const scaled = (worth: Worth, by: number): Worth =>
  worth.map(({ term, points }) => ({ term, points: points * by }))

/** Too little to be worth a word. */
const SILENT = 0.05
const MOST_TOLD = 4

/** The weightiest terms in words. */
export function toldTerms(worth: Worth): Message[] {
  const byTerm = Map.groupBy(worth, ({ term }) => term)
  return [...byTerm]
    .map(([term, parts]): Term => ({ term, points: total(parts) }))
    .filter(({ points }) => Math.abs(points) >= SILENT)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_TOLD)
    .map(({ term, points }) => message(`bot-term.${term}`, { change: signed(Math.round(points * 10) / 10) }))
}

import type { Message } from '../../engine/message.ts'
import { message, type SuffixNaming, signed } from '../words/message.ts'

/** The names of the terms of a worth; each has its own text. */
export type TermName = SuffixNaming<'bot-term', 'change'>

/** One reason for or against an answer, in victory points. */
export interface Term {
  readonly term: TermName
  readonly points: number
}

/** A sum of victory points that keeps its terms. All judgements use it. */
export type Worth = readonly Term[]

export const total = (worth: Worth): number => worth.reduce((sum, { points }) => sum + points, 0)

export const scaled = (worth: Worth, by: number): Worth =>
  worth.map(({ term, points }) => ({ term, points: points * by }))

/** Terms below this are not reported. */
const LEAST_REPORTED = 0.05
const MOST_REPORTED = 4

/** The largest terms as messages. */
export function reasonsFromTerms(worth: Worth): Message[] {
  const byTerm = Map.groupBy(worth, ({ term }) => term)
  return [...byTerm]
    .map(([term, parts]): Term => ({ term, points: total(parts) }))
    .filter(({ points }) => Math.abs(points) >= LEAST_REPORTED)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_REPORTED)
    .map(({ term, points }) => message(`bot-term.${term}`, { change: signed(Math.round(points * 10) / 10) }))
}

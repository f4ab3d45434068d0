import type { Message } from '../../engine/message.ts'
import { message } from '../words/message.ts'

/** What is in victory points also for a player. */
const countedTerms = ['objectives', 'rivals', 'points'] as const

/** The terms of a worth. Each has a sentence for what it brings and one for what it costs. */
export type TermName =
  | (typeof countedTerms)[number]
  | 'realm'
  | 'approach'
  | 'own-losses'
  | 'enemy-losses'
  | 'gold'
  | 'safety'
  | 'loyalty'

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
const MOST_REPORTED = 2

/** The reasons for an answer, a sentence each: what speaks for it most, and then what weighs most besides. */
export function reasonsFromTerms(worth: Worth, most = MOST_REPORTED): Message[] {
  const byTerm = Map.groupBy(worth, ({ term }) => term)
  const terms = [...byTerm]
    .map(([term, parts]): Term => ({ term, points: total(parts) }))
    .filter(({ points }) => Math.abs(points) >= LEAST_REPORTED)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const main = terms.find(({ points }) => points > 0)
  const ordered = main ? [main, ...terms.filter((term) => term !== main)] : terms
  return ordered.slice(0, most).map(sentenceOf)
}

function sentenceOf({ term, points }: Term): Message {
  const direction = points > 0 ? 'up' : 'down'
  return isCounted(term)
    ? message(`bot-term.${term}-${direction}`, { points: Math.round(Math.abs(points) * 10) / 10 })
    : message(`bot-term.${term}-${direction}`)
}

const isCounted = (term: TermName): term is (typeof countedTerms)[number] =>
  countedTerms.some((counted) => counted === term)

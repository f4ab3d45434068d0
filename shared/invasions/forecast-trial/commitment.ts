import type { Answer } from '../../engine/decision.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import type { InvasionsEvent } from '../events.ts'

export const commitmentKinds = [
  'march',
  'breach',
  'attack',
  'interception',
  'part-interception',
  'flight',
  'stand',
  'siege',
  'assault',
  'landing',
  'raid'
] as const
export type CommitmentKind = (typeof commitmentKinds)[number]

/** Named numbers: chances from 0 to 1, and average losses. */
export type Numbers = Readonly<Record<string, number>>

/** Something that a side could do now, with its forecast. */
export interface Commitment {
  readonly kind: CommitmentKind
  readonly nation: NationId
  /** For the report: what is done where. */
  readonly what: string
  readonly claims: Numbers
  readonly answer: Answer
  /** Its answer to a later question, where that belongs to the same commitment. */
  readonly follow?: (inquiry: InvasionsInquiry) => Answer | null
  /** Observes one play of the rules. */
  watch(): Watcher
}

/** Waits for the outcome of a commitment. */
export interface Watcher {
  event(event: InvasionsEvent): void
  /** The next question is asked, or the game is over. True when nothing more can follow. */
  question(kind: InvasionsInquiry['kind'] | null): boolean
  /** What happened, by the names of the claims; a claim whose condition was not met is missing. */
  outcome(): Numbers
}

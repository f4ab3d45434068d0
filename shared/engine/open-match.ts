import type { BotReply } from './bot.ts'
import type { Decision, Given, Refusal, Reply } from './decision.ts'
import type { GameEvent, GameSummary } from './game.ts'
import type { Snapshot } from './history.ts'
import type { Message } from './message.ts'
import type { RandomState } from './random.ts'

/** What a side has sent and was taken. */
export interface AnswerRecord {
  readonly side: string
  readonly answer: Given
}

/** An answer to replay, and the digest of the position it once led to, where that was recorded. */
export interface RecordedAnswer extends AnswerRecord {
  readonly position?: string | null
}

/** An event, and the sides that may know of it (all, when `only` is not given). */
export interface Told<Event extends GameEvent = GameEvent> {
  readonly event: Event
  readonly only?: readonly string[]
}

export type Outcome =
  | {
      readonly ok: true
      readonly events: readonly Told[]
      /** Orders given since the answer that was taken back: they still hold, and are to be given again. */
      readonly orders?: readonly AnswerRecord[]
    }
  | { readonly ok: false; readonly refusal: Refusal }

/** A saved game can no longer be replayed: `taken` answers still led where they did. */
export class ReplayError extends Error {
  readonly taken: number
  constructor(taken: number, why: string) {
    super(`answer ${taken + 1} can no longer be replayed: ${why}`)
    this.taken = taken
  }
}

/** Whose answer is awaited, and to what, without the trouble of listing all that could be answered. */
export type Awaited = Pick<Decision, 'side' | 'kind' | 'rule' | 'number'>

/** A match as the host, the command line and the computer players use it, whatever the game. */
export interface OpenMatch {
  /** Every question that is open, one for each side that has not answered; empty when the game is over. */
  readonly awaiting: readonly Awaited[]
  /** How a question open to many is put to those who share a computer; null where none is open to many. */
  readonly curtain: 'everyone' | 'no-one' | null
  /** Answers after so many are sealed: nobody but their sides may learn of them or of their reasons. Null: none is. */
  readonly sealedFrom: number | null
  /** The first of them. */
  readonly awaited: Awaited | null
  readonly decision: Decision | null
  readonly answers: number
  readonly lastAnswer: AnswerRecord
  readonly snapshot: Snapshot
  /** What was answered since the snapshot was taken. */
  readonly answersSince: readonly AnswerRecord[]
  readonly hash: string
  /** A digest of the position, quick enough to be recorded with every answer. */
  readonly position: string
  readonly state: object
  /** As one side may know it; null is everybody. */
  summary(side: string | null): GameSummary
  /** The open question of a side as its page is told of it. */
  decisionFor(side: string): Decision | null
  takeEvents(): Told[]
  view(side: string | null): object
  /** A random legal answer to the open question of a side; of the first that is awaited when none is named. */
  sample(random: RandomState, side?: string): Reply
  /** Why an answer to the open question of a side would be refused; null where it would be taken. Nothing changes. */
  check(side: string, answer: Reply): Refusal | null
  /** What a computer player answers to the open question of a side, from what it noted last and a chance of its own. */
  botReply(side: string, player: string, memo: unknown, chance: string): BotReply
  /** A copy at the same question, with other dice and with all that the side cannot see dealt anew. */
  imagine(side: string, chance: string): OpenMatch
  answer(side: string, decisionNumber: number, input: unknown): Outcome
  /** Takes what another match has taken, to whatever question is open to the side. */
  follow(record: AnswerRecord): Outcome
  canUndo(side: string): boolean
  /** Why a side cannot take back its last answer; null where it can. */
  whyNoUndo(side: string): Message | null
  undo(side: string): Outcome
}

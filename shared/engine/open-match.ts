import type { BotReply } from './bot.ts'
import type { Decision, Refusal, Reply, SideInput } from './decision.ts'
import type { GameEvent, GameSummary } from './game.ts'
import type { Snapshot } from './history.ts'
import type { Message } from './message.ts'
import type { OwnScenario } from './own-scenarios.ts'
import type { RandomState } from './random.ts'

/** An input that a side has sent and the match has taken. */
export interface AnswerRecord {
  readonly side: string
  readonly answer: SideInput
}

/** An answer to replay, with the digest of the position after it where one was recorded. */
export interface RecordedAnswer extends AnswerRecord {
  readonly position?: string | null
}

/** An event and the sides that receive it: `only` those, or all. */
export interface EmittedEvent<Event extends GameEvent = GameEvent> {
  readonly event: Event
  readonly only?: readonly string[]
}

export type Outcome =
  | {
      readonly ok: true
      readonly events: readonly EmittedEvent[]
      /** After an undo: standing orders given since the undone answer. They still hold; the caller gives them again. */
      readonly orders?: readonly AnswerRecord[]
    }
  | { readonly ok: false; readonly refusal: Refusal }

/** A saved game cannot be replayed to its end; the first `taken` answers still lead where they did. */
export class ReplayError extends Error {
  readonly taken: number
  constructor(taken: number, why: string) {
    super(`answer ${taken + 1} can no longer be replayed: ${why}`)
    this.taken = taken
  }
}

/** Whose answer the match waits for, and to which question. Cheap: lists no options. */
export type AwaitedAnswer = Pick<Decision, 'side' | 'kind' | 'rule' | 'number'>

/** A match as the host, the command line and the computer players use it, whatever the game. */
export interface OpenMatch {
  /** The open questions, one for each side that has not answered; empty when the game is over. */
  readonly awaiting: readonly AwaitedAnswer[]
  /**
   * How people who share a computer are asked: a question open to many in one of two ways, one that shows nothing secret
   * `open` at the table, all others behind a curtain (null).
   */
  readonly curtain: 'everyone' | 'no-one' | 'open' | null
  /** Answers from this number on are sealed: only their authors may see them and their reasons. Null: none is. */
  readonly sealedFrom: number | null
  /** The first of `awaiting`. */
  readonly awaited: AwaitedAnswer | null
  readonly decision: Decision | null
  readonly answers: number
  readonly lastAnswer: AnswerRecord
  readonly snapshot: Snapshot
  /** The answers since `snapshot`. */
  readonly answersSince: readonly AnswerRecord[]
  readonly hash: string
  /** A digest of the position, cheap enough to record with every answer. */
  readonly position: string
  readonly state: object
  /** The summary as one side may see it; null is what everybody may see. */
  summary(side: string | null): GameSummary
  /** The open question of a side, in the form that is sent to its page. */
  decisionFor(side: string): Decision | null
  takeEvents(): EmittedEvent[]
  view(side: string | null): object
  /** The public part of the position as a scenario; null if none can begin there. */
  asScenario(title: string): OwnScenario
  /** A random legal answer to a side's open question; without a side, to the first of `awaiting`. */
  sample(random: RandomState, side?: string): Reply
  /** Why the rules would refuse an answer to a side's open question; null if they would take it. Changes nothing. */
  check(side: string, answer: Reply): Refusal | null
  /** Lets a computer player answer a side's open question. `memo` is its last note, `chance` seeds its own random. */
  botReply(side: string, player: string, memo: unknown, chance: string): BotReply
  /** A copy at the same question that redeals the dice and all that the side cannot see. */
  imagine(side: string, chance: string): OpenMatch
  answer(side: string, decisionNumber: number, input: unknown): Outcome
  /** Takes an answer that another match has taken, as an answer to the side's open question. */
  replay(record: AnswerRecord): Outcome
  /** The kinds of question that a side always passes without being asked. */
  standingPasses(side: string): readonly string[]
  canUndo(side: string): boolean
  /** Why a side cannot undo its last answer; null if it can. */
  whyNoUndo(side: string): Message | null
  undo(side: string): Outcome
}

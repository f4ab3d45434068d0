import type { Message, Reference } from '#shared/engine/message.ts'

/** One line of a calculation: what it adds to a total, or to a pool of dice, and why. */
export interface CalculationLine {
  readonly amounts: readonly { readonly of: string; readonly words: Message }[]
  readonly rule: string
  readonly why: Reference
}

/** What was rolled. */
export interface RolledDice {
  readonly faces: number
  readonly values: readonly number[]
  /** Null where dice are read one by one. */
  readonly total: number | null
}

/** What a sentence opens in the chronicle: a turn, a step of it, or what somebody does; the side is whose he is. */
export interface ChapterHead {
  readonly rank: 'turn' | 'step' | 'act'
  readonly side: string | null
}

/** An event in words, with what it rests on: how any game tells its log. */
export interface Sentence {
  readonly message: Message
  /** It is told as a heading, and what follows belongs to it. */
  readonly chapter?: ChapterHead
  /** Something that should not be. */
  readonly tone?: 'warning'
  /** Where it happened. */
  readonly place?: string
  /** Whom and where a roll concerns, where the message does not say it. */
  readonly of?: readonly Reference[]
  readonly rule?: string
  readonly dice?: RolledDice
  readonly lines?: readonly CalculationLine[]
}

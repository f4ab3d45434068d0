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
  readonly total: number
}

/** An event in words, with what it rests on: how any game tells its log. */
export interface Sentence {
  /** A heading among the rest, or something that should not be. */
  readonly tone?: 'heading' | 'warning'
  readonly message: Message
  /** Whom and where a roll concerns, where the message does not say it. */
  readonly of?: readonly Reference[]
  readonly rule?: string
  readonly dice?: RolledDice
  readonly lines?: readonly CalculationLine[]
}

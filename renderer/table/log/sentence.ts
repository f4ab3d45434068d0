import type { ReactNode } from 'react'
import type { Message, Reference } from '#shared/engine/message.ts'

/** A line of a calculation: what it adds to a total or to a pool of dice, and why. */
export interface CalculationLine {
  readonly amounts: readonly { readonly of: string; readonly words: Message }[]
  readonly rule: string
  readonly why: Reference
}

/** What was rolled. */
export interface RolledDice {
  readonly faces: number
  readonly values: readonly number[]
  /** The game's own pictures of the faces, if they are no plain dice. */
  readonly pictures?: readonly ReactNode[]
  /** Null if the dice are read one by one. */
  readonly total: number | null
}

/** A heading of the chronicle: a turn, a step of it, or an actor with its side. */
export interface ChapterHead {
  readonly rank: 'turn' | 'step' | 'act'
  readonly side: string | null
}

/** How sentences of one chapter that say the same of different things become one. */
export interface Gathering {
  /** Sentences with the same key are gathered. */
  readonly key: string
  readonly item: string
  say(items: readonly string[]): Message
}

/** An event as text with its details. Every game turns its events into these. */
export interface Sentence {
  readonly message: Message
  /** The sentence is a heading for those that follow. */
  readonly chapter?: ChapterHead
  readonly gathering?: Gathering
  /** What a player must not miss in a list of all that has happened. */
  readonly isGreat?: true
  /** Marks an event that should not exist. */
  readonly tone?: 'warning'
  /** Where it happened. */
  readonly place?: string
  /** Whom and what a roll concerns, if the message does not say it. */
  readonly of?: readonly Reference[]
  readonly rule?: string
  readonly dice?: RolledDice
  readonly lines?: readonly CalculationLine[]
}

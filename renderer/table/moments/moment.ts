import type { ReactNode } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { SoundEffect } from '../../sound/sound-effects.ts'

/** A great moment of the game, shown over the table for some seconds. */
export interface Moment {
  /** Moments of one kind share their wordings, of which none is used twice in a row. */
  readonly kind: string
  /** The side whose colours it has. */
  readonly side: string | null
  readonly sound: SoundEffect | null
  /** Whether it comes before the events are animated on the board, as a card does, or after them. */
  readonly comes: 'before' | 'after'
  /** What it is, in a small line above: 'A capital falls'. */
  readonly occasion: Message
  /** What happens, in alternative wordings. */
  readonly wordings: readonly Message[]
  /** What the player sees: a card, a portrait, a map. */
  readonly scene: ReactNode
  /** Further time to look at it, in ms. */
  readonly look?: number
}

/** Chooses the wordings of moments, and none twice in a row for one kind. */
export class WordingChoice {
  readonly #last = new Map<string, number>()

  of({ kind, wordings }: Pick<Moment, 'kind' | 'wordings'>): Message | undefined {
    const next = ((this.#last.get(kind) ?? -1) + 1) % Math.max(1, wordings.length)
    this.#last.set(kind, next)
    return wordings[next]
  }
}

const LEAST_MS = 1600
const MS_PER_LETTER = 42
const MOST_MS = 7000

/** How long a moment is shown if the player presses no key: as long as it takes to read it. */
export function readingTime(text: string, look = 0, pace = 1): number {
  return Math.min(MOST_MS, LEAST_MS + MS_PER_LETTER * text.length + look) * pace
}

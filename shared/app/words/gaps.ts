import type { Reference } from '../../engine/message.ts'
import { dictionaryFor } from '../../words/dictionary.ts'

/** The types of the gaps in the app's texts. Games supply the names of sides, actors and places. */
export interface AppGaps {
  readonly side: Reference<'side'>
  readonly winners: readonly Reference<'side'>[]
  /** A person by name, or the side that the computer plays. */
  readonly who: Reference<'person' | 'side'>
  readonly everybody: readonly Reference<'person' | 'side'>[]
  readonly actors: readonly Reference<'actor'>[]
  readonly place: Reference<'place'>
  /** Texts that people wrote or that are already rendered. */
  readonly game: string
  readonly title: string
  readonly name: string
  readonly panel: string
  readonly lessons: string
  readonly option: string
  readonly what: string
  readonly why: string
  readonly reason: string
  readonly rule: string
  /** What the game calls a chapter of its rules. */
  readonly chapter: string
  readonly file: string
  readonly detail: string
  readonly version: string
  readonly date: string
  readonly when: string
  readonly where: string
  /** With its sign: `+2`. */
  readonly signed: string
  readonly number: number
  readonly turn: number
  readonly count: number
  readonly lost: number
  readonly answers: number
  readonly entries: number
  readonly times: number
  readonly total: number
  readonly faces: number
  readonly value: number
  readonly chosen: number
  readonly min: number
  readonly max: number
  readonly available: number
}

export const english = dictionaryFor<AppGaps>()

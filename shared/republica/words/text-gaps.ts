import type { Reference } from '../../engine/message.ts'
import { dictionaryFor } from '../../words/dictionary.ts'

/** The type of each placeholder in the game's texts, by its name. */
export interface RepublicGaps {
  /** A faction. */
  readonly side: Reference<'side'>
  readonly other: Reference<'side'>
  readonly sides: readonly Reference<'side'>[]
  readonly senator: Reference<'senator'>
  readonly target: Reference<'senator'>
  readonly partner: Reference<'senator'>
  readonly senators: readonly Reference<'senator'>[]
  readonly war: Reference<'war'>
  readonly wars: readonly Reference<'war'>[]
  readonly leader: Reference<'leader'>
  readonly leaders: readonly Reference<'leader'>[]
  readonly concession: Reference<'concession'>
  readonly concessions: readonly Reference<'concession'>[]
  readonly card: Reference<'card'>
  readonly cards: readonly Reference<'card'>[]
  readonly province: Reference<'province'>
  readonly provinces: readonly Reference<'province'>[]
  readonly happening: Reference<'happening'>
  readonly law: Reference<'law'>
  readonly bequest: Reference<'bequest'>
  readonly office: Reference<'office'>
  readonly offices: readonly Reference<'office'>[]
  readonly quaestor: Reference<'quaestor'>
  readonly phase: Reference<'phase'>
  readonly games: Reference<'games'>
  readonly bill: Reference<'land-bill'>
  readonly era: Reference<'era'>
  readonly matter: Reference<'matter'>

  /** What somebody has written himself. */
  readonly words: string

  readonly talents: number
  readonly influence: number
  readonly popularity: number
  readonly unrest: number
  readonly treasury: number
  readonly votes: number
  readonly base: number
  readonly legions: number
  readonly fleets: number
  readonly turn: number

  readonly available: number
  readonly count: number
  readonly cost: number
  readonly first: number
  readonly least: number
  readonly left: number
  readonly most: number
  readonly number: number
  readonly of: number
  readonly percent: number
  readonly second: number
  readonly total: number
  readonly value: number
}

export const english = dictionaryFor<RepublicGaps>()

import type { Reference } from '../../engine/message.ts'
import { dictionaryFor } from '../../words/dictionary.ts'

type Emperor = Reference<'emperor'>
type Province = Reference<'province'>

/** The type of each placeholder in the game's texts, by its name. */
export interface TetrarchiaGaps {
  readonly emperor: Emperor
  readonly other: Emperor
  readonly emperors: readonly Emperor[]
  readonly side: Reference<'side'>
  readonly province: Province
  readonly provinces: readonly Province[]
  readonly from: Reference<'province' | 'sea'>
  readonly to: Reference<'province' | 'sea'>
  readonly sea: Reference<'sea'>
  readonly region: Reference<'region'>
  readonly army: Reference<'army'>
  readonly obstacle: string

  readonly available: number
  readonly barbarian: number
  readonly count: number
  /** A key as the player sees it. */
  readonly key: string
  readonly defeat: number
  readonly level: number
  readonly most: number
  readonly number: number
  readonly percent: number
  readonly points: number
  readonly roman: number
  readonly round: number
  readonly tie: number
  readonly victory: number
}

export const english = dictionaryFor<TetrarchiaGaps>()

import type { Reference } from '../../engine/message.ts'
import { dictionaryFor } from '../../words/dictionary.ts'

/** The type of each placeholder in the game's texts, by its name. */
export interface ByzantionGaps {
  readonly side: Reference<'side'>
  readonly other: Reference<'side'>
  readonly sides: readonly Reference<'side'>[]
  readonly card: Reference<'card'>
  readonly cards: readonly Reference<'card'>[]
  readonly mission: Reference<'mission'>
  readonly event: Reference<'happening'>
  readonly option: Reference<'choice'>
  readonly keimelion: Reference<'keimelion'>
  readonly area: Reference<'area'>
  readonly from: Reference<'area'>
  readonly unit: Reference<'figure'>
  readonly units: readonly Reference<'figures'>[]
  readonly resource: Reference<'good'>
  readonly resources: readonly Reference<'good'>[]
  /** Amounts: two Fides, three Nomismata. */
  readonly goods: readonly Reference<'amount'>[]
  readonly others: readonly Reference<'amount'>[]
  readonly available: number
  readonly action: Reference<'action'>
  readonly type: Reference<'type'>
  readonly rank: Reference<'rank'>

  readonly count: number
  readonly cost: number
  readonly doxa: number
  readonly first: number
  readonly left: number
  readonly most: number
  readonly number: number
  readonly of: number
  readonly percent: number
  readonly round: number
  readonly rounds: number
  readonly second: number
  readonly value: number
}

export const english = dictionaryFor<ByzantionGaps>()

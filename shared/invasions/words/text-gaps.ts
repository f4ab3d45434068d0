import type { Reference } from '../../engine/message.ts'
import { dictionaryFor } from '../../words/dictionary.ts'

type Nation = Reference<'nation'>
type Province = Reference<'province'>
type Somewhere = Reference<'province' | 'sea' | 'place'>
type Unit = Reference<'unit' | 'unit-kind'>
type Card = Reference<'card' | 'event-card' | 'diplomacy-card'>

/** The type of each placeholder in the game's texts, by its name. */
export interface InvasionsGaps {
  readonly side: Reference<'side'>
  readonly otherSide: Reference<'side'>
  readonly winners: readonly Reference<'side'>[]

  readonly nation: Nation
  readonly other: Nation
  readonly nations: readonly Nation[]
  readonly others: readonly Nation[]
  readonly attacker: Nation
  readonly defender: Nation
  readonly winner: Nation
  readonly loser: Nation
  readonly client: Nation
  readonly patron: Nation
  readonly federate: Nation
  readonly federator: Nation
  readonly vassal: Nation
  readonly suzerain: Nation
  readonly lender: Nation
  readonly borrower: Nation
  readonly friend: Nation
  readonly enemy: Nation

  readonly province: Province
  readonly provinces: readonly Province[]
  readonly second: Province
  readonly from: Somewhere
  readonly to: Somewhere
  readonly place: Reference<'place'>
  readonly area: Reference<'area'>
  readonly areas: readonly Reference<'area'>[]
  readonly sea: Reference<'sea'>
  readonly secondSea: Reference<'sea'>

  readonly leader: Reference<'leader'>
  readonly unit: Unit
  readonly kind: Reference<'unit-kind'>
  readonly card: Card
  readonly otherCard: Card
  readonly cards: readonly Card[]
  readonly calamity: Reference<'calamity'>

  readonly religion: Reference<'religion'>
  readonly newReligion: Reference<'religion'>
  readonly grade: Reference<'grade'>
  readonly moment: Reference<'moment'>
  readonly step: Reference<'step'>
  readonly effect: Reference<'effect'>
  readonly outcome: Reference<'outcome'>
  readonly reason: Reference<'reason'>
  readonly way: Reference<'way'>
  readonly why: Reference<'modifier'>
  /** A number with its sign: `+2`. */
  readonly change: Reference<'signed'>
  readonly enemyChange: Reference<'signed'>

  readonly rule: string
  /** A finished text. */
  readonly what: string
  readonly notes: string

  readonly age: number
  readonly most: number
  readonly least: number
  readonly served: number
  readonly turns: number
  readonly amount: number
  readonly available: number
  readonly before: number
  readonly black: number
  readonly count: number
  readonly enemyBlack: number
  readonly enemyLost: number
  readonly enemyWhite: number
  readonly gold: number
  readonly hits: number
  readonly level: number
  readonly lost: number
  readonly natural: number
  readonly needed: number
  readonly now: number
  readonly percent: number
  readonly points: number
  readonly red: number
  readonly rerolls: number
  readonly room: number
  readonly spaces: number
  readonly steps: number
  readonly total: number
  readonly turn: number
  readonly units: number
  readonly white: number
  readonly year: number
  /** Keys as the player sees them. */
  readonly key: string
  readonly rules: string
  readonly lore: string
  readonly keys: string
  readonly until: number
}

export const english = dictionaryFor<InvasionsGaps>()

import type { EngineMessageKey, Reference } from '../../engine/message.ts'
import type { GapsOf, Suffix } from '../../words/dictionary.ts'
import { messageMaker } from '../../words/message.ts'
import type { CalamityId } from '../content/cards/schema.ts'
import type { NationId, ReligionId, SideId, UnitKindId } from '../content/ids.ts'
import type { TurnEffectName } from '../queries/turn-effects.ts'
import type { StepId } from '../sequence.ts'
import type { StopMoment } from '../standing-orders.ts'
import type { Grade, LeaderId, Place, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import type { en } from './en/index.ts'
import type { InvasionsGaps } from './gaps.ts'

/** All that the rules may say: the game's words, and those that the engine says as well. */
export type InvasionsWords = typeof en & { readonly [Key in EngineMessageKey]: '' }
export type InvasionsKey = keyof InvasionsWords

/** What a die is rolled for. */
export type RollReason = Suffix<InvasionsKey, 'roll'>
/** Why a roll or a pool is modified: a reason of the rules, or a card by its design. */
export type ModifierReason = Suffix<InvasionsKey, 'modifier'> | `card.${string}`
/** What gold and points are given or taken for. */
export type AccountReason = Suffix<InvasionsKey, 'reason'>

/** The rest of the keys with a prefix whose texts name no more than these. */
export type Naming<Prefix extends string, Gap extends string = never> = {
  [Key in InvasionsKey]: Key extends `${Prefix}.${infer Name}`
    ? [Exclude<GapsOf<InvasionsWords[Key]>, Gap>] extends [never]
      ? Name
      : never
    : never
}[InvasionsKey]

/** What can be named, by the kind of reference: the ids that each takes. */
export interface Refs {
  readonly side: SideId
  readonly nation: NationId
  readonly leader: LeaderId
  readonly unit: UnitId
  readonly 'unit-kind': UnitKindId
  readonly province: ProvinceId
  readonly sea: SeaId
  readonly area: AreaId
  readonly place: Place
  /** A card of any deck, by its design; where two decks have the same name, the deck is told. */
  readonly card: string
  readonly 'event-card': string
  readonly 'diplomacy-card': string
  readonly calamity: CalamityId
  readonly religion: ReligionId
  readonly grade: Grade
  readonly moment: StopMoment
  readonly step: StepId
  readonly effect: TurnEffectName
  readonly outcome: Suffix<InvasionsKey, 'outcome'>
  readonly reason: AccountReason
  readonly way: Suffix<InvasionsKey, 'way'>
  readonly modifier: ModifierReason
}

export const message = messageMaker<InvasionsWords, InvasionsGaps>()

export function reference<Ref extends keyof Refs>(ref: Ref, id: Refs[Ref]): Reference<Ref> {
  return { ref, id }
}

/** A number that is said with its sign. */
export function signed(amount: number): Reference<'signed'> {
  return { ref: 'signed', id: String(amount) }
}

import type { EngineMessageKey, Reference } from '../../engine/message.ts'
import type { GapsOf, Suffix } from '../../words/dictionary.ts'
import { messageMaker } from '../../words/message.ts'
import type { CalamityId } from '../content/cards/card-schema.ts'
import type { NationId, ReligionId, SideId, UnitKindId } from '../content/ids.ts'
import type { TurnEffectName } from '../queries/cards/turn-effects.ts'
import type { StepId } from '../sequence.ts'
import type { StopMoment } from '../standing-orders.ts'
import type { Grade, LeaderId, Place, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import type { en } from './en/index.ts'
import type { InvasionsGaps } from './text-gaps.ts'

/** All keys that the rules may use: the game's own, and those of the engine. */
export type InvasionsWords = typeof en & { readonly [Key in EngineMessageKey]: '' }
export type InvasionsKey = keyof InvasionsWords

/** The reason of a roll. */
export type RollReason = Suffix<InvasionsKey, 'roll'>
/** The reason of a modifier: one of the rules, or the design of a card. */
export type ModifierReason = Suffix<InvasionsKey, 'modifier'> | `card.${string}`
/** The reason for a change of gold or points. */
export type AccountReason = Suffix<InvasionsKey, 'reason'>

/** The suffixes of all keys with a prefix whose texts use no other placeholders than these. */
export type SuffixNaming<Prefix extends string, Gap extends string = never> = {
  [Key in InvasionsKey]: SuffixOfEntry<Key, InvasionsWords[Key], Prefix, Gap>
}[InvasionsKey]

// Takes the text as a parameter: where `Key` is narrowed, the compiler gives up on looking it up among so many keys.
type SuffixOfEntry<Key, Words, Prefix extends string, Gap> = Key extends `${Prefix}.${infer Name}`
  ? [Exclude<GapsOf<Words>, Gap>] extends [never]
    ? Name
    : never
  : never

/** The ids that each kind of reference accepts. */
export interface ReferenceIds {
  readonly side: SideId
  readonly nation: NationId
  readonly leader: LeaderId
  readonly unit: UnitId
  readonly 'unit-kind': UnitKindId
  readonly province: ProvinceId
  readonly sea: SeaId
  readonly area: AreaId
  readonly place: Place
  /** A card of any deck, by its design. Use a kind with the deck where two decks have the same design. */
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

export function reference<Ref extends keyof ReferenceIds>(ref: Ref, id: ReferenceIds[Ref]): Reference<Ref> {
  return { ref, id }
}

/** A number that is shown with its sign. */
export function signed(amount: number): Reference<'signed'> {
  return { ref: 'signed', id: String(amount) }
}

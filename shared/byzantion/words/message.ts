import type { EngineMessageKey, Reference } from '../../engine/message.ts'
import type { Suffix } from '../../words/dictionary.ts'
import { messageMaker } from '../../words/message.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import type { EventId } from '../content/events/index.ts'
import type { SoloEventId } from '../content/events/solo.ts'
import type {
  AreaId,
  KeimelionId,
  OptionId,
  ResourceId,
  Stuff,
  StuffId,
  UnitId,
  Units
} from '../content/ids.ts'
import type { MissionId } from '../content/missions.ts'
import { entriesOf } from '../queries/amounts.ts'
import type { ActionId } from '../table.ts'
import { amountId, figuresId } from './amounts.ts'
import type { en } from './en/index.ts'
import type { ByzantionGaps } from './text-gaps.ts'

/** All keys that the rules may use: the game's own, and those of the engine. */
export type ByzantionWords = typeof en & { readonly [Key in EngineMessageKey]: '' }
export type ByzantionKey = keyof ByzantionWords
/** The reason of a refusal. */
export type RefusalKey = Suffix<keyof typeof en, 'refusal'>

/** The ids that each kind of reference accepts. */
export interface ReferenceIds {
  readonly side: SideId
  readonly card: CardId
  readonly mission: MissionId
  readonly happening: EventId | SoloEventId
  readonly keimelion: KeimelionId
  readonly area: AreaId
  readonly figure: UnitId
  readonly good: StuffId
  readonly action: ActionId
}

export const message = messageMaker<ByzantionWords, ByzantionGaps>()

export function reference<Ref extends keyof ReferenceIds>(ref: Ref, id: ReferenceIds[Ref]): Reference<Ref> {
  return { ref, id }
}

/** The name of an event's option. */
export function choiceReference(event: EventId, option: OptionId): Reference<'choice'> {
  return { ref: 'choice', id: `${event}.${option}` }
}

/** Amounts for a sentence: two Fides and three Nomismata. */
export function amounts(stuff: Stuff): readonly Reference<'amount'>[] {
  return entriesOf(stuff).map(([id, count]) => ({ ref: 'amount', id: amountId(id, count) }))
}

/** Units with their numbers, for a sentence. */
export function unitAmounts(units: Units): readonly Reference<'figures'>[] {
  return Object.entries(units).flatMap(([id, count]) =>
    count ? [{ ref: 'figures' as const, id: figuresId(id, count) }] : []
  )
}

export const goodReferences = (resources: readonly ResourceId[]): readonly Reference<'good'>[] =>
  resources.map((id) => reference('good', id))

import type { NationId, SideId } from './content/ids.ts'
import type { Roll } from './rolls.ts'
import type { AgeingEvent } from './rules/ageing.ts'
import type { BattleEvent } from './rules/battle.ts'
import type { CaravanEvent } from './rules/caravans.ts'
import type { CardEvent } from './rules/cards/card-events.ts'
import type { ConquestEvent } from './rules/conquest.ts'
import type { ControlEvent } from './rules/control.ts'
import type { DiplomacyEvent } from './rules/diplomacy/events.ts'
import type { EventCardEvent } from './rules/events.ts'
import type { HitEvent } from './rules/hits.ts'
import type { MovementEvent } from './rules/movement-events.ts'
import type { NationEvent } from './rules/nations/events.ts'
import type { RaidEvent } from './rules/raids.ts'
import type { RealmEvent } from './rules/realm-events.ts'
import type { SeaEvent } from './rules/sea/events.ts'
import type { SettlingEvent } from './rules/settling.ts'
import type { SiegeEvent } from './rules/sieges.ts'
import type { RelationEvent } from './rules/ties-events.ts'
import type { StepId } from './sequence.ts'
import type { AccountReason } from './words/message.ts'

/** All events of the game: facts for the log, the animation and the chronicle. Each chapter adds its own. */
export type InvasionsEvent =
  | Roll
  | SequenceEvent
  | BookkeepingEvent
  | AgeingEvent
  | ConquestEvent
  | HitEvent
  | SiegeEvent
  | RealmEvent
  | NationEvent
  | RelationEvent
  | DiplomacyEvent
  | CardEvent
  | CaravanEvent
  | EventCardEvent
  | RaidEvent
  | SettlingEvent
  | SeaEvent
  | BattleEvent
  | ControlEvent
  | MovementEvent

export type SequenceEvent =
  | { readonly type: 'turn-began'; readonly turn: number; readonly year: number }
  | { readonly type: 'step-began'; readonly step: StepId; readonly rule: string }
  | { readonly type: 'game-over'; readonly winner: SideId; readonly scores: Readonly<Record<SideId, number>> }

export type BookkeepingEvent =
  | {
      readonly type: 'treasury'
      readonly nation: NationId
      readonly change: number
      readonly now: number
      readonly reason: AccountReason
      readonly rule: string
    }
  | {
      readonly type: 'points'
      readonly side: SideId
      readonly nation: NationId
      readonly points: number
      readonly reason: AccountReason
      readonly rule: string
    }

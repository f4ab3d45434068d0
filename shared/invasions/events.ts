import type { NationId, SideId } from './content/ids.ts'
import type { Roll } from './rolls.ts'
import type { RealmEvent } from './rules/administration/realm-events.ts'
import type { BattleEvent } from './rules/battle/battle-events.ts'
import type { CardEvent } from './rules/cards/card-events.ts'
import type { ControlEvent } from './rules/control/control.ts'
import type { MovementEvent } from './rules/movement/movement-events.ts'
import type { NationEvent } from './rules/nations/nation-events.ts'
import type { HitEvent } from './rules/pieces/unit-losses.ts'
import type { RaidEvent } from './rules/raids/play-raids.ts'
import type { SettlingEvent } from './rules/raids/settle-raiders.ts'
import type { DiplomacyEvent } from './rules/relations/diplomacy-events.ts'
import type { RelationEvent } from './rules/relations/relation-events.ts'
import type { SeaEvent } from './rules/sea/sea-events.ts'
import type { SiegeEvent } from './rules/siege/besiege.ts'
import type { ConquestEvent } from './rules/siege/conquest.ts'
import type { AgeingEvent } from './rules/time/ageing.ts'
import type { CaravanEvent } from './rules/time/caravans.ts'
import type { EventCardEvent } from './rules/time/draw-events.ts'
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
  | {
      readonly type: 'game-over'
      readonly winner: SideId
      /** All sides of the winner, if there are several. */
      readonly together?: readonly SideId[]
      readonly scores: Readonly<Record<SideId, number>>
    }

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

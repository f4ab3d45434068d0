import type { CardAim } from '../../card-rules.ts'
import type { CalamityId } from '../../content/cards/card-schema.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { TurnEffectName } from '../../queries/cards/turn-effects.ts'
import type { AreaId } from '../../world/areas.ts'
import type { PlunderEvent } from '../siege/plunder.ts'
import type { CityEvent } from './city-effects.ts'
import type { CardLeaderEvent } from './leader-effects.ts'
import type { StopEvent } from './stops.ts'
import type { TreatyEvent } from './treaty-cession.ts'

/** Events of cards, calamities and markers. `card` is the id of a design, never of a copy. */
export type CardEvent =
  | {
      readonly type: 'card-played'
      readonly card: string
      readonly deck: 'events' | 'plunder' | 'diplomacy'
      /** The index of the play on the card. */
      readonly play: number
      readonly side: SideId
      /** The nation for which it is played, if the play needs one. */
      readonly nation: NationId | null
      readonly target: Omit<CardAim, 'key' | 'units'>
      readonly rule: string
    }
  | { readonly type: 'event-without-target'; readonly card: string; readonly side: SideId }
  | { readonly type: 'event-cancelled'; readonly card: string; readonly by: string }
  /** One effect of a card begins. Its changes have events of their own. */
  | {
      readonly type: 'card-effect'
      readonly card: string
      readonly effect: string
      readonly hook?: string
      readonly nation?: NationId
    }
  | {
      readonly type: 'turn-effect'
      readonly effect: TurnEffectName
      readonly nation?: NationId
      readonly place?: string
      readonly amount?: number
    }
  | { readonly type: 'events-reshuffled'; readonly card: string }
  | {
      readonly type: 'hand-seen'
      readonly card: string
      readonly side: SideId
      readonly by: SideId
      readonly cards: readonly string[]
    }
  | { readonly type: 'card-lost'; readonly card: string; readonly side: SideId; readonly by: SideId }
  | {
      readonly type: 'calamity'
      readonly nation: NationId
      readonly calamity: CalamityId
      readonly harmful: boolean
    }
  | { readonly type: 'heresy-ended'; readonly area: AreaId }
  | CityEvent
  | CardLeaderEvent
  | PlunderEvent
  | TreatyEvent
  | StopEvent

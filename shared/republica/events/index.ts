import type { Roll } from '../rolls.ts'
import type { CombatEvent } from './combat.ts'
import type { DealsEvent } from './deals.ts'
import type { ForumEvent } from './forum.ts'
import type { PopulationEvent } from './population.ts'
import type { RevenueEvent } from './revenue.ts'
import type { RevolutionEvent } from './revolution.ts'
import type { SenateEvent } from './senate.ts'
import type { SetUpEvent } from './set-up.ts'
import type { TurnEvent } from './turn.ts'

/** All events of the game, by the parts of this folder. */
export type RepublicEvent =
  | Roll
  | TurnEvent
  | SetUpEvent
  | RevenueEvent
  | ForumEvent
  | PopulationEvent
  | SenateEvent
  | CombatEvent
  | RevolutionEvent
  | DealsEvent

export type EventOf<Type extends RepublicEvent['type']> = Extract<RepublicEvent, { readonly type: Type }>

import type { AdministrationEvent } from './administration.ts'
import type { BankruptcyEvent } from './bankruptcy.ts'
import type { CollapseEvent } from './collapse.ts'
import type { EmpireEvent } from './empires.ts'
import type { IncomeEvent } from './income.ts'
import type { KingdomEvent } from './kingdoms.ts'
import type { LeaderConfinedEvent } from './leaders.ts'
import type { MusterEvent } from './musters.ts'
import type { PurchaseEvent } from './purchases.ts'
import type { RecoveryEvent } from './recovery.ts'
import type { ArrivalEvent } from './reinforcements/arrivals.ts'
import type { DisplacementEvent } from './reinforcements/displacement.ts'
import type { ReligionEvent } from './religion.ts'
import type { RevoltEvent } from './revolts/revolts.ts'

/** Events of the chapters about nations at home (V to IX, XII to XVI, XXXI). */
export type RealmEvent =
  | AdministrationEvent
  | ArrivalEvent
  | BankruptcyEvent
  | CollapseEvent
  | DisplacementEvent
  | EmpireEvent
  | IncomeEvent
  | KingdomEvent
  | LeaderConfinedEvent
  | MusterEvent
  | PurchaseEvent
  | RecoveryEvent
  | ReligionEvent
  | RevoltEvent

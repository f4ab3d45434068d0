import type { LeaderConfinedEvent } from '../pieces/leaders.ts'
import type { MusterEvent } from '../pieces/muster.ts'
import type { ReligionEvent } from '../religion/conversion-and-heresy.ts'
import type { ArrivalEvent } from '../time/arrivals.ts'
import type { DisplacementEvent } from '../time/displacement.ts'
import type { EmpireEvent } from '../time/empires.ts'
import type { KingdomEvent } from '../time/kingdoms.ts'
import type { AdministrationEvent } from './administration-cards.ts'
import type { BankruptcyEvent } from './bankruptcy.ts'
import type { CollapseEvent } from './collapse.ts'
import type { IncomeEvent } from './income.ts'
import type { PurchaseEvent } from './purchase-step.ts'
import type { RecoveryEvent } from './recovery.ts'
import type { RevoltEvent } from './revolts.ts'

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

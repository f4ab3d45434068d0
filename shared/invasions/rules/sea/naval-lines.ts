import type { NavalLine, NavalSide } from '../../fights-in-progress.ts'
import type { NavalForce } from '../../queries/sea/naval-battle.ts'
import type { SeaId } from '../../world/seas.ts'

/** The stacks of a naval battle. The attacker is the one who intercepted. */
export interface NavalBattle extends Readonly<Record<NavalSide, NavalForce>> {
  readonly zone: SeaId
}

/** Both sides of a naval battle, as they are in the state. */
export interface NavalLines extends Readonly<Record<NavalSide, NavalLine>> {
  readonly zone: SeaId
}

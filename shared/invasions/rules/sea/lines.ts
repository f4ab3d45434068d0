import type { NavalLine, NavalSide } from '../../fights.ts'
import type { SeaId } from '../../world/seas.ts'

/** One stack in a naval battle; the attacker is the one who intercepted. */
export type NavalForce = Pick<NavalLine, 'nation' | 'fleets' | 'leaders'>

export interface NavalBattle extends Readonly<Record<NavalSide, NavalForce>> {
  readonly zone: SeaId
}

/** Both lines of a battle, as they are in the state. */
export interface Lines extends Readonly<Record<NavalSide, NavalLine>> {
  readonly zone: SeaId
}

/** A stack that has not rolled. */
export function navalLine({ nation, fleets, leaders }: NavalForce): NavalLine {
  return { nation, fleets, leaders, dice: [], rerolls: 0, hits: null, sunk: [] }
}

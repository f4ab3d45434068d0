import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NavalLine, NavalSide } from '../../fights-in-progress.ts'
import type { Unit } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { hasTrait } from '../nations/traits.ts'
import { isInnerSea } from '../odds/landing-odds.ts'
import { faceOf } from '../pieces/pieces.ts'
import { isCivilised } from '../time/activation-order.ts'
import { controlsAllPorts } from './naval-stacks.ts'

const REROLLS_FOR_PORTS = figures.sea.rerollsForAllPorts

/** XXV.C: the re-rolls of a stack before cards: two for all ports of an inner sea, and the best leader's combat bonus. */
export function navalRerolls(
  state: Board,
  { nation, leaders }: Pick<NavalLine, 'nation' | 'leaders'>,
  zone: SeaId
): number {
  const best = Math.max(0, ...leaders.map((id) => leaderCard(id).combat))
  return best + (isInnerSea(zone) && controlsAllPorts(state, nation, zone) ? REROLLS_FOR_PORTS : 0)
}

/** XXV.C: whether the first hit only flips a fleet: an undamaged elite fleet of an Empire. */
export function takesTwoHits(state: Board, fleet: Unit): boolean {
  const imperial = hasTrait(fleet.nation, 'imperial-fleets') && isCivilised(state.nations[fleet.nation])
  return imperial && !fleet.damaged && faceOf(fleet).elite > 0
}

/** One stack in a naval battle. */
export type NavalForce = Pick<NavalLine, 'nation' | 'fleets' | 'leaders'>

/** The line of a stack that has not rolled yet. */
export function navalLine({ nation, fleets, leaders }: NavalForce): NavalLine {
  return { nation, fleets, leaders, dice: [], rerolls: 0, hits: null, sunk: [] }
}

/** A stack's hits and whether it was destroyed, after the dice are counted. */
export interface NavalResult {
  readonly destroyed: boolean
  readonly hits: number
}

/** XXV.C: the side that destroys the other wins, otherwise the side with more hits; null for a draw. */
export function navalVictor({
  attacker,
  defender
}: Readonly<Record<NavalSide, NavalResult>>): NavalSide | null {
  if (attacker.destroyed !== defender.destroyed) return attacker.destroyed ? 'defender' : 'attacker'
  if (attacker.hits === defender.hits) return null
  return attacker.hits > defender.hits ? 'attacker' : 'defender'
}

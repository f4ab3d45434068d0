import { figures } from '../../content/figures.ts'
import type { BattleSide } from './situation.ts'

/** What decides the battle for one side after the last round. */
export interface SideResult {
  /** Units eliminated, before recovery. */
  readonly lost: number
  /** No unit is left; in defence the horde counts as one. */
  readonly destroyed: boolean
  /** Combat bonus of the leader, 0 without one. */
  readonly combat: number
}

/** XX.I, XXI.G: the winner: by destruction, then fewer losses, then the defender's city or horde, then the better leader, then the defender. */
export function winnerOfBattle(
  attacker: SideResult,
  defender: SideResult,
  defenderHoldsCityOrHorde: boolean
): BattleSide {
  if (attacker.destroyed !== defender.destroyed) return attacker.destroyed ? 'defender' : 'attacker'
  if (attacker.lost !== defender.lost) return attacker.lost < defender.lost ? 'attacker' : 'defender'
  if (defenderHoldsCityOrHorde) return 'defender'
  return attacker.combat > defender.combat ? 'attacker' : 'defender'
}

/** XX.K: how many units each side recovers; small battles give one, a lone unit none. */
export function recoveries(attackerAtStart: number, defenderAtStart: number): 0 | 1 | 2 {
  const smaller = Math.min(attackerAtStart, defenderAtStart)
  if (smaller <= 1) return 0
  const { smallBattle, recoveredInASmallBattle, recovered } = figures.battle
  return smaller <= smallBattle ? recoveredInASmallBattle : recovered
}

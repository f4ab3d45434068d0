import { figures } from '../../content/figures.ts'
import type { BattleSide, BattleSituation, Fighter } from './situation.ts'

export interface Advantages {
  readonly cavalry: BattleSide | null
  readonly heavy: BattleSide | null
}

/** XX.C, XXI.B: who has the cavalry and the heavy advantage. The rules determine it before every round. */
export function tacticalAdvantages({
  attacker,
  defender
}: Pick<BattleSituation, 'attacker' | 'defender'>): Advantages {
  const advantage = (counts: (unit: Fighter) => boolean) =>
    advantageOf(attacker.units.filter(counts).length, defender.units.filter(counts).length)
  return { cavalry: advantage((unit) => unit.mounted), heavy: advantage((unit) => unit.heavy) }
}

/** XX.C: two more than the enemy, or one when the enemy has none. */
function advantageOf(attacker: number, defender: number): BattleSide | null {
  if (hasAdvantage(attacker, defender)) return 'attacker'
  return hasAdvantage(defender, attacker) ? 'defender' : null
}

const hasAdvantage = (own: number, enemy: number): boolean =>
  own >= enemy + figures.battle.advantage || (own >= figures.battle.advantageOverNone && enemy === 0)

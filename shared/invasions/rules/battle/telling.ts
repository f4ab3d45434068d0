import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { tacticalAdvantages } from '../../queries/battle/advantages.ts'
import { type Field, situationOf } from '../../queries/battle/field.ts'
import type { BattleOrder } from '../../queries/battle/order.ts'
import type { BattleSide } from '../../queries/battle/situation.ts'
import type { BattleRound } from './events.ts'

/** XX.C: says who has which advantage before a round. */
export function showAdvantages(play: InvasionsPlay, field: Field, round: BattleRound): void {
  const advantages = tacticalAdvantages(situationOf(play.state, field))
  play.emit({ type: 'tactical-advantages', province: field.order.province, round, ...advantages })
}

export function emitFor(
  field: Field,
  side: BattleSide
): { readonly province: BattleOrder['province']; readonly nation: NationId; readonly side: BattleSide } {
  return { province: field.order.province, nation: field[side].nation, side }
}

import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type BattleInProgress, beginRound } from '../../queries/battle/battle-in-progress.ts'
import type { BattleRound, BattleSetup } from '../../queries/battle/battle-setup.ts'
import type { BattleSide } from '../../queries/battle/situation.ts'

/** XX.C: begins a round and emits which side has which tactical advantage in it. */
export function openRound(play: InvasionsPlay, field: BattleInProgress, round: BattleRound): void {
  beginRound(play.state, field, round)
  play.emit({ type: 'tactical-advantages', province: field.order.province, round, ...field.advantages })
}

/** The fields that name the place and one side in a battle event. */
export function sideEventFields(
  field: BattleInProgress,
  side: BattleSide
): { readonly province: BattleSetup['province']; readonly nation: NationId; readonly side: BattleSide } {
  return { province: field.order.province, nation: field[side].nation, side }
}

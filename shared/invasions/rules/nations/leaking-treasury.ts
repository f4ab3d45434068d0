import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { changeTreasury } from '../bookkeeping.ts'

/** XIII.B: a court that leaks keeps all its gold when young, two thirds when mature, half when old. */
export function leakTreasury(play: InvasionsPlay, nation: NationId): void {
  const { treasury, age: years } = play.state.nations[nation]
  const kept = years <= 4 ? treasury : Math.ceil(years <= 8 ? (treasury * 2) / 3 : treasury / 2)
  changeTreasury(play, nation, kept - treasury, 'leaking-treasury', 'XIII.B')
}

import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import type { InvasionsPlay } from '../../play.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'

const { youngUntil, matureUntil } = figures.age
const { matureParts, matureOf, oldParts, oldOf } = ownFigures.leak

/** XIII.B: a nation with a leaking treasury keeps all its gold when young, two thirds when mature, half when old. */
export function leakTreasury(play: InvasionsPlay, nation: NationId): void {
  const { treasury, age: years } = play.state.nations[nation]
  changeTreasury(play, nation, keptAt(years, treasury) - treasury, 'leaking-treasury', 'XIII.B')
}

function keptAt(years: number, treasury: number): number {
  if (years <= youngUntil) return treasury
  return Math.ceil(years <= matureUntil ? (treasury * matureParts) / matureOf : (treasury * oldParts) / oldOf)
}

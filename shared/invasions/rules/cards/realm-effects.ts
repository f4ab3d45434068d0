import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { granariesOf, keepsTreasury } from '../../queries/nations/domain.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { changeDecline } from '../time/ageing.ts'
import type { EffectRun } from './effect-run.ts'

/** XIV.A: a nation that keeps a treasury gains or loses gold. */
export function changeGold({ play, rule }: EffectRun, nation: NationId, by: number): void {
  if (keepsTreasury(play.state, nation)) changeTreasury(play, nation, by, 'card', rule)
}

export function halveTreasury({ play, rule }: EffectRun, nation: NationId): void {
  changeTreasury(play, nation, -Math.ceil(play.state.nations[nation].treasury / 2), 'card', rule)
}

/** Gold for each granary province, up to `most`. */
export function granaryGold({ play, rule }: EffectRun, nation: NationId, each: number, most: number): void {
  const gold = Math.min(most, each * granariesOf(play.state, nation).length)
  changeTreasury(play, nation, gold, 'harvest', rule)
}

/** VI.E: so many levels of In Decline more, or fewer. */
export function* changeDeclineLevels({ play, rule }: EffectRun, nation: NationId, by: number): Script {
  for (let level = 0; level < Math.abs(by); level++) yield* changeDecline(play, nation, by > 0 ? 1 : -1, rule)
}

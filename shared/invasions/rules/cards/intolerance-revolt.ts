import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { areaReligion, isHeretical } from '../../queries/religion/religion.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { mayRevolt, revoltInOneOf } from '../administration/revolts.ts'
import type { EffectRun } from './effect-run.ts'

const GOLD_INSTEAD_OF_A_REVOLT = 3

/**
 * XVI.B-D: a revolt where the Area is heretical or of another religion. Without such a province the nation loses
 * gold.
 */
export function* intoleranceRevolt({ play, rule }: EffectRun, nation: NationId): Script {
  const { state } = play
  const open = holdings(state, nation).filter((id) => mayRevolt(state, id) && isDissenting(state, nation, id))
  if (open.length === 0) {
    changeTreasury(play, nation, -GOLD_INSTEAD_OF_A_REVOLT, 'card', rule)
    return
  }
  yield* revoltInOneOf(play, nation, open)
}

function isDissenting(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  const area = areaOf(province)
  return isHeretical(state, nation, area) || areaReligion(area) !== state.nations[nation].religion
}

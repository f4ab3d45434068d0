import type { Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import { isOnMap } from '../../queries/nations/realm.ts'
import { isOffMap } from '../../queries/pieces/placement.ts'
import { takeHitsOutsideBattle } from '../battle/take-hits.ts'
import { unitsOfSide } from './condition-context.ts'
import { conditionContext, type EffectRun, partyOf } from './effect-run.ts'

/** XX.H: the units of the target's stack or side take the hits at once. */
export function* hitsEffect(run: EffectRun, { who, count }: Extract<PlainEffect, { do: 'hits' }>): Script {
  const { play, aim, rule } = run
  const nation = partyOf(run, who)
  const struck = unitsOfSide(conditionContext(run), aim.role).filter(isOnMap)
  const at = struck[0]?.at
  if (!nation || !at || isOffMap(at)) return
  yield* takeHitsOutsideBattle(play, { nation, units: struck.map(({ id }) => id), hits: count, at, rule })
}

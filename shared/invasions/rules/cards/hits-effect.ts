import type { Script } from '../../ask.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import { isOffMap } from '../../queries/placement.ts'
import { isOnMap } from '../../queries/realm.ts'
import { sufferHits } from '../battle/hits.ts'
import { unitsOfSide } from './aim.ts'
import { lookOf, partyOf, type Run } from './run.ts'

/** XX.H: the units of the target's stack or side take the hits at once. */
export function* hitsEffect(run: Run, { who, count }: Extract<PlainEffect, { do: 'hits' }>): Script {
  const { play, aim, rule } = run
  const nation = partyOf(run, who)
  const struck = unitsOfSide(lookOf(run), aim.role).filter(isOnMap)
  const at = struck[0]?.at
  if (!nation || !at || isOffMap(at)) return
  yield* sufferHits(play, { nation, units: struck.map(({ id }) => id), hits: count, at, rule })
}

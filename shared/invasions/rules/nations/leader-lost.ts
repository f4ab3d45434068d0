import type { Script } from '../../../engine/script.ts'
import { historicalLeaders } from '../../content/leaders.ts'
import type { HistoricalLeader } from '../../content/schema.ts'
import type { InvasionsPlay } from '../../play.ts'
import { unitsOf } from '../../queries/realm.ts'
import { isProvince } from '../../queries/terrain.ts'
import { hasTrait } from '../../queries/traits.ts'
import type { LeaderId } from '../../state.ts'
import { leaderArrives } from '../musters.ts'
import { pickPlace } from '../picks.ts'
import { attilaIsGone, isAttila } from './huns.ts'

const all: readonly HistoricalLeader[] = historicalLeaders

/** XX.J: what a nation's own rules make of a leader's death, in battle or outside it. */
export function* onLeaderEliminated(play: InvasionsPlay, leader: LeaderId): Script {
  yield* heirComesEarly(play, leader)
  const nation = play.state.leaders[leader]?.nation
  if (nation && isAttila(leader)) yield* attilaIsGone(play, nation)
}

/** XX.J: an heir joins a stack of his nation at once, the beaten one too, if his card says so. */
function* heirComesEarly(play: InvasionsPlay, fallen: LeaderId): Script {
  const { state } = play
  for (const { id, nation, early } of all) {
    if (early?.onDeathOf !== fallen || early.turn !== state.turn) continue
    if (!hasTrait(nation, 'valens-succession') || state.leaders[id]?.presence !== 'waiting') continue
    const stacks = unitsOf(state, nation).flatMap(({ at }) => (isProvince(at) ? [at] : []))
    const asking = { nation, kind: 'place-heir', rule: 'XX.J' }
    const at = yield* pickPlace(play, asking, [...new Set(stacks)])
    if (at) leaderArrives(play, id, at, 'XX.J')
  }
}

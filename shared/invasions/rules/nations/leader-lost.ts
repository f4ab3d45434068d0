import type { Script } from '../../../engine/script.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { succession } from '../battle/leader-fate.ts'
import { attilaIsGone, isAttila } from './huns.ts'

/** XX.J: what a nation's own rules make of a leader's death, in battle or outside it. */
export function* onLeaderEliminated(
  play: InvasionsPlay,
  leader: LeaderId,
  at: ProvinceId | null = null
): Script {
  yield* succession(play, leader, at)
  const nation = play.state.leaders[leader]?.nation
  if (nation && isAttila(leader)) yield* attilaIsGone(play, nation)
}

import type { Script } from '../../ask.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** XX.J: runs the rules that a nation adds for the elimination of its leader, in battle or outside it. */
export function* runLeaderLostRules(
  play: InvasionsPlay,
  leader: LeaderId,
  at: ProvinceId | null = null
): Script {
  const nation = play.state.leaders[leader]?.nation
  if (!nation) return
  for (const eliminated of play.hooks.of(nation, 'leaderEliminated')) yield* eliminated(play, leader, at)
}

import type { SenatorState } from '../../board/senator.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { DeathCause } from '../../events/turn.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { drawChits } from './chits.ts'
import { holdersOfNumber, killSenator } from './death.ts'

/** 8.2, 7.35: draws chits and kills whoever they strike of those who are exposed. Returns the dead. */
export function killByChits(
  play: RepublicPlay,
  count: number,
  cause: DeathCause,
  isExposed: (senator: Readonly<SenatorState>, id: SenatorId) => boolean,
  most = Number.POSITIVE_INFINITY
): readonly SenatorId[] {
  const { state } = play
  const struck = drawChits(play, count).flatMap((chit) => (chit === null ? [] : holdersOfNumber(state, chit)))
  const dead = struck
    .filter((id) => {
      const senator = state.senators[id]
      return senator !== undefined && isExposed(senator, id)
    })
    .slice(0, most)
  for (const id of dead) killSenator(play, id, cause)
  return dead
}

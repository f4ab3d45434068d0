import type { Ending } from '../board.ts'
import { plays, protectedFrontiers, threatsLeft } from '../queries/board.ts'
import { titlesOf } from '../queries/rivalry.ts'
import { scaleOf } from '../queries/scale.ts'
import type { TetrarchiaPlay } from '../types.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { frontierIds } from '../world/queries.ts'

/** E: it is over at once: nothing that was still to do is done. */
export function endGame({ state, emit }: TetrarchiaPlay, ending: Ending): void {
  state.ending = ending
  state.phase = 'over'
  state.fight = null
  state.agenda = []
  const titles = ending.won && plays(state, 'el-grande') ? titlesOf(state) : null
  emit({ type: 'ended', ending, points: scaleOf(state).points, titles })
}

/**
 * II, E: puts unrest or revolt into a province, in the place of whatever disc is there; an emperor's goes back to him.
 * False where none is left: the Empire is lost.
 */
export function placeThreat(play: TetrarchiaPlay, at: ProvinceId, threat: 'unrest' | 'revolt'): boolean {
  if (threatsLeft(play.state, threat) === 0) {
    endGame(play, { won: false, why: threat })
    return false
  }
  play.state.discs[at] = threat
  return true
}

/** E: all six frontiers are protected. */
export function winIfProtected(play: TetrarchiaPlay): void {
  if (protectedFrontiers(play.state).length === frontierIds.length) endGame(play, { won: true })
}

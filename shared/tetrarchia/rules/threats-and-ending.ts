import type { Ending } from '../board.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { hasVariant, protectedFrontiers, threatsLeft } from '../queries/board-queries.ts'
import { titlesOf } from '../queries/rivalry.ts'
import { scaleOf } from '../queries/scale.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { frontierIds } from '../world/queries.ts'

/** E: ends the game at once and drops all remaining tasks. */
export function endGame({ state, emit }: TetrarchiaPlay, ending: Ending): void {
  state.ending = ending
  state.phase = 'over'
  state.fight = null
  state.agenda = []
  const titles = ending.won && hasVariant(state, 'el-grande') ? titlesOf(state) : null
  emit({ type: 'ended', ending, points: scaleOf(state).points, titles })
}

/**
 * II, E: places unrest or revolt in a province and replaces any disc there; an emperor's disc returns to him. Returns
 * false when no disc is left, which loses the game.
 */
export function placeThreat(play: TetrarchiaPlay, at: ProvinceId, threat: 'unrest' | 'revolt'): boolean {
  if (threatsLeft(play.state, threat) === 0) {
    endGame(play, { won: false, why: threat })
    return false
  }
  play.state.discs[at] = threat
  return true
}

/** E: wins the game when all six frontiers are protected. */
export function winIfProtected(play: TetrarchiaPlay): void {
  if (protectedFrontiers(play.state).length === frontierIds.length) endGame(play, { won: true })
}

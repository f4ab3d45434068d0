import type { OpenBoard } from '../../board/index.ts'
import { figures } from '../../figures.ts'
import { activeWars } from '../republic.ts'
import { warStrength } from '../wars.ts'

/** 9.9: whether Rome is in danger enough for a dictator. */
export function isDictatorNeeded(board: OpenBoard): boolean {
  const active = activeWars(board)
  if (active.length >= figures.danger.wars) return true
  return active.some((war) => {
    const { land, fleet } = warStrength(board, war)
    const strength = Math.max(land, fleet)
    return board.options.comparators === 'printed'
      ? strength > figures.danger.strength
      : strength >= figures.danger.strength
  })
}

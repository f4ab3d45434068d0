import type { OpenBoard } from '../../board/index.ts'
import { activeWars } from '../republic.ts'
import { warStrength } from '../wars.ts'

/** 9.9: so many active wars, or one so strong, allow a dictator. */
const WARS = 3
const STRENGTH = 20

/** 9.9: whether Rome is in danger enough for a dictator. */
export function isDictatorNeeded(board: OpenBoard): boolean {
  const active = activeWars(board)
  if (active.length >= WARS) return true
  return active.some((war) => {
    const { land, fleet } = warStrength(board, war)
    const strength = Math.max(land, fleet)
    return board.options.comparators === 'printed' ? strength > STRENGTH : strength >= STRENGTH
  })
}

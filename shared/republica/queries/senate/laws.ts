import type { OpenBoard } from '../../board/index.ts'
import type { FactionId } from '../../campaign-options.ts'
import { type CardId, type LawId, lawIds, type SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { attendance, benchOf } from '../precedence.ts'
import { activeWars, senatorOf } from '../republic.ts'
import { warStrength } from '../wars.ts'

/** 7.36: the strength of active wars at which tradition erodes. */
const EROSION = 15

const isLaw = (card: CardId): card is LawId => lawIds.some((law) => law === card)

/** 7.36: the laws among these cards that may be brought in now. */
export function lawsOpen(board: OpenBoard, cards: readonly CardId[]): readonly LawId[] {
  return cards.filter(isLaw).filter((law) => mayBringIn(board, law))
}

function mayBringIn(board: OpenBoard, law: LawId): boolean {
  switch (law) {
    case 'calpurnian':
    case 'military-reforms':
      return true
    case 'acilian':
      return board.laws.includes('calpurnian')
    case 'servilian':
      return board.laws.includes('acilian')
    case 'tradition-erodes':
      return activeWars(board).reduce((sum, war) => sum + warStrength(board, war).land, 0) >= EROSION
    case 'julian':
    case 'plautian-papirian':
      return board.wars.social !== undefined
    // What these would change in combat, revolution and the provinces is not printed, and not played.
    case 'gabinian':
    case 'manilian':
    case 'vatinian':
      return false
  }
}

/** 6.12: the governors whom the Calpurnian Law lets the censor fine: corrupt, and home since this turn. */
export function finable(board: OpenBoard): readonly SenatorId[] {
  if (!board.laws.includes('calpurnian')) return []
  return attendance(board).filter((id) => {
    const { hasReturned, isCorrupt } = senatorOf(board, id)
    return hasReturned && isCorrupt
  })
}

/** 6.12, 7.36: the censor's faction fines; under the Acilian Law that with most knights, or else most concessions. */
export function finingFaction(board: OpenBoard, censor: FactionId): FactionId {
  if (!board.laws.includes('acilian')) return censor
  const wealth = (side: FactionId) =>
    entriesIn(board.senators).reduce((sum, [, { faction, knights, concessions }]) => {
      if (faction !== side) return sum
      return sum + (board.options.knights === 'classic' ? knights : concessions.length)
    }, 0)
  const [first] = board.sides
    .filter((side) => benchOf(board, side).length > 0)
    .toSorted((one, other) => wealth(other) - wealth(one))
  return first ?? censor
}

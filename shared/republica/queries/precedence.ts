import type { OpenBoard } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'
import type { OfficeId, SenatorId } from '../content/ids.ts'
import { entriesIn } from '../entries.ts'
import { ratingsOf } from './ratings.ts'
import { holderOf, senatorOf } from './republic.ts'

/** 9.1: the offices that open a session, the highest first. */
const PRECEDENCE = ['dictator', 'rome-consul', 'field-consul', 'censor', 'master-of-horse'] as const

/** 9.1: who attends the session: the senators of the factions who are in Rome. */
export function attendance(board: OpenBoard): readonly SenatorId[] {
  return entriesIn(board.senators).flatMap(([id, { at, faction }]) => (at === 'rome' && faction ? [id] : []))
}

export function attends(board: OpenBoard, id: SenatorId): boolean {
  const senator = board.senators[id]
  return senator?.at === 'rome' && senator.faction !== null
}

/** 9.1: the senators of a faction who attend. */
export function benchOf(board: OpenBoard, faction: FactionId): readonly SenatorId[] {
  return attendance(board).filter((id) => senatorOf(board, id).faction === faction)
}

/** 9.1: those who attend, in the order in which they would preside. */
export function orderOfPrecedence(board: OpenBoard): readonly SenatorId[] {
  const present = attendance(board)
  const officials = PRECEDENCE.map((office) => holderOf(board, office)).filter(
    (id): id is SenatorId => id !== null && present.includes(id)
  )
  const others = present.filter((id) => !officials.includes(id))
  return [...officials, ...others.toSorted((one, other) => standing(board, other) - standing(board, one))]
}

/** 9.1: influence, and oratory between equals. */
function standing(board: OpenBoard, id: SenatorId): number {
  const ORATORY_BELOW = 100
  return senatorOf(board, id).influence * ORATORY_BELOW + ratingsOf(id).oratory
}

/** 9.1: the highest ranking official who is available; null when nobody of the factions is in Rome. */
export function highestOfficial(board: OpenBoard): SenatorId | null {
  return orderOfPrecedence(board)[0] ?? null
}

/** 7.2, 8.2: the consul of Rome, or, where he is away, the highest official in his place. */
export function consulOrSubstitute(board: OpenBoard): SenatorId | null {
  const consul = holderOf(board, 'rome-consul')
  return consul && attends(board, consul) ? consul : highestOfficial(board)
}

/** The faction of the highest official, or the first at the table. */
export function leadingFaction(board: OpenBoard): FactionId | null {
  const top = highestOfficial(board)
  return top ? senatorOf(board, top).faction : (board.sides[0] ?? null)
}

/** The sides clockwise from one of them. */
export function clockwiseFrom(board: OpenBoard, first: FactionId | null): readonly FactionId[] {
  const start = first ? board.sides.indexOf(first) : 0
  return [...board.sides.slice(start), ...board.sides.slice(0, start)]
}

/** 9.24: the high offices, of which nobody has two. */
export const highOffices: readonly OfficeId[] = PRECEDENCE

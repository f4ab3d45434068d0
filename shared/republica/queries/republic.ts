import type { Immutable, OpenBoard } from '../board/index.ts'
import type { SenatorState } from '../board/senator.ts'
import type { FactionId } from '../campaign-options.ts'
import type { OfficeId, SenatorId, WarId } from '../content/ids.ts'
import { entriesIn } from '../entries.ts'

/** The state of a senator on the table. */
export function senatorOf({ senators }: OpenBoard, id: SenatorId): OpenSenator {
  const senator = senators[id]
  if (!senator) throw new Error(`${id} is not on the table`)
  return senator
}

/** The senators of a faction, wherever they are. */
export function senatorsOf(board: OpenBoard, faction: FactionId | null): readonly SenatorId[] {
  return entriesIn(board.senators).flatMap(([id, senator]) => (senator.faction === faction ? [id] : []))
}

/** The influence of all senators of a faction. */
export function factionInfluence(board: OpenBoard, faction: FactionId): number {
  return senatorsOf(board, faction).reduce((sum, id) => sum + senatorOf(board, id).influence, 0)
}

export function holderOf(board: OpenBoard, office: OfficeId): SenatorId | null {
  return entriesIn(board.senators).find(([, senator]) => senator.office === office)?.[0] ?? null
}

/** 7.331: the wars that have broken out. A rebellion is none of them (`civilWar`). */
export function activeWars({ wars }: OpenBoard): readonly WarId[] {
  return entriesIn(wars).flatMap(([id, war]) => (war.isActive ? [id] : []))
}

export type OpenSenator = Immutable<SenatorState>

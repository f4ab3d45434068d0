import type { OpenBoard } from '../board/index.ts'
import type { SenatorId } from '../content/ids.ts'
import { entriesIn } from '../entries.ts'
import { figures } from '../figures.ts'

/** 12.1A: the loyal senators with enough influence, the first to come to the table first. The reforms end this way to win. */
export function influential(board: OpenBoard): readonly SenatorId[] {
  if (board.laws.includes('military-reforms')) return []
  return entriesIn(board.senators).flatMap(([id, { influence, faction }]) =>
    faction && influence >= figures.victory.influence && isLoyal(board, id) ? [id] : []
  )
}

/** Alive, and neither in revolt nor in exile. */
export function isLoyal({ senators }: OpenBoard, id: SenatorId): boolean {
  const senator = senators[id]
  return senator !== undefined && senator.at !== 'rebellion' && senator.at !== 'exile'
}

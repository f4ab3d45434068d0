import type { OpenBoard } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'

/** 12.31: who decides for a faction: from the election of a consul for life to the end of the turn, all but rebels obey. */
export function speakerFor(
  { claim, civilWar }: Pick<OpenBoard, 'claim' | 'civilWar'>,
  faction: FactionId
): FactionId {
  if (claim?.route !== 'consul-for-life' || civilWar?.faction === faction) return faction
  return claim.faction
}

/** 12.31: whether a faction decides for itself. */
export function isFree(board: Pick<OpenBoard, 'claim' | 'civilWar'>, faction: FactionId): boolean {
  return speakerFor(board, faction) === faction
}

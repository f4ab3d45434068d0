import type { OpenBoard } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'

/** 12.31: who decides for a faction: while a consul for life or the most influential is about to win, all but rebels obey. */
export function speakerFor(
  { claim, civilWar }: Pick<OpenBoard, 'claim' | 'civilWar'>,
  faction: FactionId
): FactionId {
  const isObeyed = claim?.route === 'consul-for-life' || claim?.route === 'influence'
  return isObeyed && civilWar?.faction !== faction ? claim.faction : faction
}

/** 12.31: whether a faction decides for itself. */
export function isFree(board: Pick<OpenBoard, 'claim' | 'civilWar'>, faction: FactionId): boolean {
  return speakerFor(board, faction) === faction
}

import type { GameBox } from '#shared/engine/game-box.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { CampaignOrigin } from '../store/campaign-store.ts'

/** Who plays; where that could not be read, a person on every side, so that the campaign can go on. */
export function seatsOf(game: GameBox, { seats, options }: Pick<CampaignOrigin, 'seats' | 'options'>): Seats {
  if (Object.keys(seats).length > 0) return seats
  return Object.fromEntries(game.sidesOf(options).map((side) => [side, { kind: 'human', name: side }]))
}

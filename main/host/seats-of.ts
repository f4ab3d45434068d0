import type { AnyGame } from '#shared/engine/any-game.ts'
import type { Seat, Seats } from '#shared/ipc/campaign.ts'
import type { CampaignOrigin } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'

/** Checks that the game has the seat's computer player. */
export function checkPlayer(game: AnyGame, seat: Seat): void {
  if (seat.kind === 'computer' && !game.players.includes(seat.player)) {
    throw CallFailure.of('bad-options', `There is no player '${seat.player}': ${game.players.join(', ')}.`)
  }
}

/** The seats of a campaign. If they are unreadable, a person on every side, so that the campaign can go on. */
export function seatsOf(game: AnyGame, { seats, options }: Pick<CampaignOrigin, 'seats' | 'options'>): Seats {
  if (Object.keys(seats).length > 0) return seats
  return Object.fromEntries(game.sidesOf(options).map((side) => [side, { kind: 'human', name: side }]))
}

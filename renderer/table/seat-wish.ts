import type { Seat } from '#shared/ipc/campaign.ts'

/** Who is to play a side. A name is kept while the computer has the seat, and its player while a person has. */
export interface SeatWish {
  readonly kind: Seat['kind']
  readonly name: string
  readonly player: string
}

export function seatOf({ kind, name, player }: SeatWish): Seat {
  return kind === 'human' ? { kind, name: name.trim() } : { kind, player }
}

/** Whether somebody can sit there: people have names. */
export function isNameless({ kind, name }: SeatWish): boolean {
  return kind === 'human' && name.trim() === ''
}

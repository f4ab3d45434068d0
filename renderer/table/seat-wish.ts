import type { Seat } from '#shared/ipc/campaign.ts'

/** A seat in a form. Keeps the person's name while the computer has the seat, and vice versa. */
export interface SeatWish {
  readonly kind: Seat['kind']
  readonly name: string
  readonly player: string
}

export function seatOf({ kind, name, player }: SeatWish): Seat {
  return kind === 'human' ? { kind, name: name.trim() } : { kind, player }
}

/** Whether the name of a person is missing. */
export function isNameless({ kind, name }: SeatWish): boolean {
  return kind === 'human' && name.trim() === ''
}

import type { Seat } from '#shared/ipc/campaign.ts'

/** A seat in a form. Keeps the person's name while the computer has the seat, and vice versa. */
export interface SeatDraft {
  readonly kind: Seat['kind']
  readonly name: string
  readonly player: string
}

export function toSeat({ kind, name, player }: SeatDraft): Seat {
  return kind === 'human' ? { kind, name: name.trim() } : { kind, player }
}

/** Whether the name of a person is missing. */
export function isNameless({ kind, name }: SeatDraft): boolean {
  return kind === 'human' && name.trim() === ''
}

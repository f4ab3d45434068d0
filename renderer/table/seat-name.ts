import { type Reference, reference } from '#shared/engine/message.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { Speaker } from '../i18n/speaker.ts'

/** Who plays a side, by name. */
export function playerOf(seats: Seats, side: string, words: Speaker): string {
  const seat = seats[side]
  return seat?.kind === 'human' ? seat.name : words.text('library.computer')
}

/** Who is to decide: a person by name, the computer by the side it plays. */
export function deciderOf(seats: Seats, side: string): Reference<'person' | 'side'> {
  const seat = seats[side]
  return seat?.kind === 'human' ? reference('person', seat.name) : reference('side', side)
}

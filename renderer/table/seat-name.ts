import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import { type Reference, reference } from '#shared/engine/message.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { Translator } from '../i18n/translator.ts'

/** The name of a side's player. */
export function playerName(seats: Seats, side: string, words: Translator): string {
  const seat = seats[side]
  if (seat?.kind === 'human') return seat.name
  const isNamed = seat !== undefined && seat.player !== RANDOM_PLAYER
  return isNamed ? words.name('player', seat.player) : words.text('library.computer')
}

/** Who is to decide: a person by name, or a computer by its side. */
export function deciderReference(seats: Seats, side: string): Reference<'person' | 'side'> {
  const seat = seats[side]
  return seat?.kind === 'human' ? reference('person', seat.name) : reference('side', side)
}

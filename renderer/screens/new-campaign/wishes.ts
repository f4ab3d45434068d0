import type { Seat } from '#shared/ipc/campaign.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import type { SentOptions } from '../../table/game/game-client.ts'
import type { OpenClient } from '../../table/game/open-client.tsx'
import { isNameless, type SeatWish, seatOf } from '../../table/seat-wish.ts'

/** What the player has filled in so far. Keeps the seats of sides that the current options leave out. */
export interface Wishes {
  readonly game: string
  readonly title: string
  readonly seats: Readonly<Record<string, SeatWish>>
  readonly options: SentOptions
  readonly seed: string
}

/** A person plays the first side and the computer the rest. Each seat has a suggested name. */
export function firstWishes(
  { id, setUp, sides, firstPlayer: player }: Pick<OpenClient, 'id' | 'setUp' | 'sides' | 'firstPlayer'>,
  title: string,
  nameOf: (number: number) => string
): Wishes {
  const seats = sides.map((side, index): [string, SeatWish] => [
    side,
    { kind: index === 0 ? 'human' : 'computer', name: nameOf(index + 1), player }
  ])
  return { game: id, title, seats: Object.fromEntries(seats), options: setUp.first, seed: '' }
}

/** Changes the options. If other sides play then and the computer has all of them, the person gets the first one. */
export function withOptions(
  draft: Wishes,
  options: SentOptions,
  sidesOf: OpenClient['setUp']['sidesOf']
): Wishes {
  const sides = sidesOf(options)
  const [first = ''] = sides
  const seat = draft.seats[first]
  const isSame = sides.join() === sidesOf(draft.options).join()
  const isPlayed = sides.some((side) => draft.seats[side]?.kind === 'human')
  if (!seat || isSame || isPlayed) return { ...draft, options }
  return { ...draft, options, seats: { ...draft.seats, [first]: { ...seat, kind: 'human' } } }
}

type Problem = 'new.title-missing' | 'new.player-missing'

/** What is still missing, as a key of the dictionary. */
export function problemWith({ title, seats }: Wishes, sides: readonly string[]): Problem | null {
  if (title.trim() === '') return 'new.title-missing'
  const nameless = sides.some((side) => seats[side] && isNameless(seats[side]))
  return nameless ? 'new.player-missing' : null
}

export function asRequest(draft: Wishes, sides: readonly string[]): CallPayload<'library.create'> {
  const { game, title, seats, options, seed } = draft
  const seated = sides.flatMap((side): [string, Seat][] => (seats[side] ? [[side, seatOf(seats[side])]] : []))
  return {
    game,
    title: title.trim(),
    seats: Object.fromEntries(seated),
    options,
    ...(seed.trim() === '' ? {} : { seed: seed.trim() })
  }
}

import type { Seat } from '#shared/ipc/campaign.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import type { AnyGameClient } from '../../table/game/any-game-client.tsx'
import type { SentOptions } from '../../table/game/game-client.ts'
import { isNameless, type SeatDraft, toSeat } from '../../table/seat-draft.ts'

/** What the player has filled in so far. Keeps the seats of sides that the current options leave out. */
export interface NewCampaignDraft {
  readonly game: string
  readonly title: string
  readonly seats: Readonly<Record<string, SeatDraft>>
  readonly options: SentOptions
  readonly seed: string
}

/** A person plays the first side and the computer the rest. Each seat has a suggested name. */
export function initialDraft(
  { id, setUp, sides, firstPlayer: player }: Pick<AnyGameClient, 'id' | 'setUp' | 'sides' | 'firstPlayer'>,
  title: string,
  nameOf: (number: number) => string
): NewCampaignDraft {
  const seats = sides.map((side, index): [string, SeatDraft] => [
    side,
    { kind: index === 0 ? 'human' : 'computer', name: nameOf(index + 1), player }
  ])
  return { game: id, title, seats: Object.fromEntries(seats), options: setUp.first, seed: '' }
}

/** Changes the options. If other sides play then and the computer has all of them, the person gets the first one. */
export function withOptions(
  draft: NewCampaignDraft,
  options: SentOptions,
  sidesOf: AnyGameClient['setUp']['sidesOf']
): NewCampaignDraft {
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
export function draftProblem({ title, seats }: NewCampaignDraft, sides: readonly string[]): Problem | null {
  if (title.trim() === '') return 'new.title-missing'
  const nameless = sides.some((side) => seats[side] && isNameless(seats[side]))
  return nameless ? 'new.player-missing' : null
}

export function createRequest(
  draft: NewCampaignDraft,
  sides: readonly string[]
): CallPayload<'library.create'> {
  const { game, title, seats, options, seed } = draft
  const seated = sides.flatMap((side): [string, Seat][] => (seats[side] ? [[side, toSeat(seats[side])]] : []))
  return {
    game,
    title: title.trim(),
    seats: Object.fromEntries(seated),
    options,
    ...(seed.trim() === '' ? {} : { seed: seed.trim() })
  }
}

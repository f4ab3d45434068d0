import type { Seat } from '#shared/ipc/campaign.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import type { AnyGameClient } from '../../table/game/any-game-client.tsx'
import type { AnyGameCover } from '../../table/game/any-game-cover.tsx'
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

/** The name suggested to the first person, the second, and so on. */
export type NameOf = (number: number) => string

/** One person plays the first side and the computer the rest. */
export function initialDraft(
  { id, sides }: Pick<AnyGameCover, 'id' | 'sides'>,
  { setUp, firstPlayer: player }: Pick<AnyGameClient, 'setUp' | 'firstPlayer'>,
  title: string,
  nameOf: NameOf,
  options = setUp.first
): NewCampaignDraft {
  const seats = sides.map((side): [string, SeatDraft] => [side, { kind: 'computer', name: '', player }])
  const draft = { game: id, title, seats: Object.fromEntries(seats), options, seed: '' }
  return withPeople(draft, 1, leadersOf(setUp.groupsOf(options)), nameOf)
}

/** The sides that one player leads, in each seat at the table. */
export type SideGroups = readonly (readonly string[])[]

/** The first side of each group stands for all of them. */
export function leadersOf(groups: SideGroups): string[] {
  return groups.flatMap(([leader]) => leader ?? [])
}

/** All sides that people play, with those that they lead beside their first. */
export function sidesOfPeople(draft: NewCampaignDraft, groups: SideGroups): string[] {
  const people = peopleIn(draft, leadersOf(groups))
  return groups.filter(([leader]) => leader !== undefined && people.includes(leader)).flat()
}

/** The sides that people play. */
export function peopleIn({ seats }: NewCampaignDraft, sides: readonly string[]): string[] {
  return sides.filter((side) => seats[side]?.kind === 'human')
}

/** The computer players of the sides that nobody plays, each once. */
export function playersIn({ seats }: NewCampaignDraft, sides: readonly string[]): string[] {
  const players = sides.flatMap((side) => (seats[side]?.kind === 'computer' ? [seats[side].player] : []))
  return [...new Set(players)]
}

/** Gives so many sides to people: those that they have already, then the next ones. The computer plays the rest. */
export function withPeople(
  draft: NewCampaignDraft,
  count: number,
  sides: readonly string[],
  nameOf: NameOf
): NewCampaignDraft {
  const people = peopleIn(draft, sides)
  const chosen = [...people, ...sides.filter((side) => !people.includes(side))].slice(0, count)
  return sides.reduce<NewCampaignDraft>((changed, side) => {
    const seat = changed.seats[side]
    if (!seat) return changed
    const kind = chosen.includes(side) ? 'human' : 'computer'
    return withNamedSeat(changed, side, { ...seat, kind }, sides, nameOf)
  }, draft)
}

/** Changes who plays a side. A single person who takes another side leaves the side that they had. */
export function withSeat(
  draft: NewCampaignDraft,
  side: string,
  seat: SeatDraft,
  sides: readonly string[],
  nameOf: NameOf
): NewCampaignDraft {
  const [only, ...others] = peopleIn(draft, sides)
  const left = only === undefined ? undefined : draft.seats[only]
  const moves = seat.kind === 'human' && others.length === 0 && only !== side && left !== undefined
  if (!moves || only === undefined) return withNamedSeat(draft, side, seat, sides, nameOf)
  const seats = { ...draft.seats, [only]: { ...left, kind: 'computer' as const } }
  return { ...draft, seats: { ...seats, [side]: { ...seat, name: left.name } } }
}

/** A person without a name gets the first suggested one that nobody has. */
function withNamedSeat(
  draft: NewCampaignDraft,
  side: string,
  seat: SeatDraft,
  sides: readonly string[],
  nameOf: NameOf
): NewCampaignDraft {
  const isNew = seat.kind === 'human' && draft.seats[side]?.kind !== 'human'
  const taken = peopleIn(draft, sides).map((one) => draft.seats[one]?.name)
  const needsName = isNew && (seat.name.trim() === '' || taken.includes(seat.name))
  const named = needsName ? { ...seat, name: freeName(taken, nameOf) } : seat
  return { ...draft, seats: { ...draft.seats, [side]: named } }
}

function freeName(taken: readonly (string | undefined)[], nameOf: NameOf): string {
  let number = 1
  while (taken.includes(nameOf(number))) number += 1
  return nameOf(number)
}

/** Changes the options. If other seats are at the table then, as many people take them. */
export function withOptions(
  draft: NewCampaignDraft,
  options: SentOptions,
  groupsOf: AnyGameClient['setUp']['groupsOf'],
  nameOf: NameOf
): NewCampaignDraft {
  const sides = leadersOf(groupsOf(options))
  const changed = { ...draft, options }
  const before = leadersOf(groupsOf(draft.options))
  if (sides.join() === before.join()) return changed
  const people = peopleIn(draft, before)
  // The first seat is the one that the options are made for: if it is another, people begin there.
  const names = people.map((side) => draft.seats[side]?.name ?? '')
  const seated =
    sides[0] === before[0] ? changed : { ...changed, seats: withNames(emptied(draft.seats), sides, names) }
  return withPeople(seated, people.length, sides, nameOf)
}

type SeatDrafts = NewCampaignDraft['seats']

function emptied(seats: SeatDrafts): SeatDrafts {
  return Object.fromEntries(
    Object.entries(seats).map(([side, seat]) => [side, { ...seat, kind: 'computer', name: '' }])
  )
}

/** Seats people by name, from the first side on. */
function withNames(seats: SeatDrafts, sides: readonly string[], names: readonly string[]): SeatDrafts {
  const seated = sides.slice(0, names.length).flatMap((side, index): [string, SeatDraft][] => {
    const seat = seats[side]
    return seat ? [[side, { ...seat, kind: 'human', name: names[index] ?? '' }]] : []
  })
  return { ...seats, ...Object.fromEntries(seated) }
}

type Problem = 'new.title-missing' | 'new.player-missing'

/** What is still missing, as a key of the dictionary. */
export function draftProblem({ title, seats }: NewCampaignDraft, sides: readonly string[]): Problem | null {
  if (title.trim() === '') return 'new.title-missing'
  const nameless = sides.some((side) => seats[side] && isNameless(seats[side]))
  return nameless ? 'new.player-missing' : null
}

export function createRequest(draft: NewCampaignDraft, groups: SideGroups): CallPayload<'library.create'> {
  const { game, title, seats, options, seed } = draft
  const seated = groups.flatMap((group) => {
    const seat = group[0] === undefined ? undefined : seats[group[0]]
    return seat ? group.map((side): [string, Seat] => [side, toSeat(seat)]) : []
  })
  return {
    game,
    title: title.trim(),
    seats: Object.fromEntries(seated),
    options,
    ...(seed.trim() === '' ? {} : { seed: seed.trim() })
  }
}

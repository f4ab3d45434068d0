import type { CampaignCard, Seats } from '#shared/ipc/campaign.ts'
import type { Table } from '#shared/ipc/table.ts'

/** What to do on arrival at a table: take a seat (null for an onlooker), or hand over to another person. */
export type Seating =
  | { readonly sit: string | null }
  /** The page shows nothing until that person confirms. */
  | { readonly handOverTo: string }

export function humanSides(seats: Seats): string[] {
  return Object.keys(seats).filter((side) => seats[side]?.kind === 'human')
}

export function isHuman(seats: Seats, side: string | null): boolean {
  return side !== null && seats[side]?.kind === 'human'
}

/** Whether one person plays both sides, so that no curtain falls between them. */
export function isSamePerson(seats: Seats, side: string | null, other: string | null): boolean {
  const [one, two] = [seats[side ?? ''], seats[other ?? '']]
  return one?.kind === 'human' && two?.kind === 'human' && one.name === two.name
}

/**
 * The seating on arrival. A single person sits down at once, at the awaited one of several sides. Among several, the
 * page asks for the awaited one.
 */
export function initialSeating({ seats, waitingFor }: Pick<CampaignCard, 'seats' | 'waitingFor'>): Seating {
  const humans = humanSides(seats)
  if (humans.length <= 1) return { sit: humans[0] ?? null }
  const next = waitingFor.find((side) => isHuman(seats, side))
  if (humans.every((side) => isSamePerson(seats, side, humans[0] ?? null)))
    return { sit: next ?? humans[0] ?? null }
  return next === undefined ? { sit: null } : { handOverTo: next }
}

/**
 * Whether the current viewer may stay after seats have changed: a person at an own seat, or an onlooker where nobody
 * plays.
 */
export function mayStay(seats: Seats, side: string | null): boolean {
  return side === null ? humanSides(seats).length === 0 : isHuman(seats, side)
}

/** Whom the table waits for, and whether the question is open to several sides. */
export type AwaitedSeats = Pick<Table, 'waitingFor' | 'curtain'>

/**
 * The person who must take over now; null if nobody. At a question to all the next person comes forward by clicking. A
 * question that shows nothing secret is answered at this page.
 */
export function nextPerson(
  seats: Seats,
  side: string | null,
  { waitingFor, curtain }: AwaitedSeats
): string | null {
  if (curtain !== null && curtain !== 'everyone' && side !== null) return null
  if (side !== null && waitingFor.includes(side)) return null
  if (humanSides(seats).length <= 1) return null
  return waitingFor.find((other) => isHuman(seats, other)) ?? null
}

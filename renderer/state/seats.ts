import type { CampaignCard, Seats } from '#shared/ipc/campaign.ts'
import type { Table } from '#shared/ipc/table.ts'

/** What to do with the chair in front of this computer. */
export type Place =
  | { readonly sit: string | null }
  /** Another person takes over: nothing is shown until they say they are there. */
  | { readonly handOverTo: string }

export function humanSides(seats: Seats): string[] {
  return Object.keys(seats).filter((side) => seats[side]?.kind === 'human')
}

export function isHuman(seats: Seats, side: string | null): boolean {
  return side !== null && seats[side]?.kind === 'human'
}

/** Where a newcomer to the table sits: alone one is always oneself, in company one is asked for. */
export function firstPlace({ seats, waitingFor }: Pick<CampaignCard, 'seats' | 'waitingFor'>): Place {
  const humans = humanSides(seats)
  if (humans.length <= 1) return { sit: humans[0] ?? null }
  const next = waitingFor.find((side) => isHuman(seats, side))
  return next === undefined ? { sit: null } : { handOverTo: next }
}

/** Whether who sits here may stay when seats change hands: a person at his own, an onlooker where nobody plays. */
export function mayStay(seats: Seats, side: string | null): boolean {
  return side === null ? humanSides(seats).length === 0 : isHuman(seats, side)
}

/** Who is awaited at a table, and whether the question lies open on it. */
export type AwaitedSeats = Pick<Table, 'waitingFor' | 'curtain'>

/** Who must take over from the one who sits here, if anybody. Who acts on an open question says so first. */
export function nextPerson(
  seats: Seats,
  side: string | null,
  { waitingFor, curtain }: AwaitedSeats
): string | null {
  if (curtain === 'no-one' && side !== null) return null
  if (side !== null && waitingFor.includes(side)) return null
  if (humanSides(seats).length <= 1) return null
  return waitingFor.find((other) => isHuman(seats, other)) ?? null
}

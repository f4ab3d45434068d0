import { useState } from 'react'
import { endsFightOf, type FightRecord } from './records/fight-records.ts'

interface AwaitedFight {
  /** The player's own fight that has ended and that he has not left yet. */
  readonly record: FightRecord | null
  readonly leave: () => void
}

/** Finds the fights of the player's own that have ended since he sat down, and that he has not left with 'Continue'. */
export function useAwaitedFight(
  records: readonly FightRecord[],
  side: string | null,
  waits: boolean
): AwaitedFight {
  const endsIn = (record: FightRecord) => record.events.some((event) => endsFightOf(event, side))
  const seenBy = (seat: string | null) => ({
    seat,
    left: new Set(records.filter(endsIn).map(({ key }) => key))
  })
  const [seen, setSeen] = useState(() => seenBy(side))
  // At an open table another person may sit down: the fights until then are none of his waiting.
  if (seen.seat !== side) setSeen(seenBy(side))
  const record =
    waits && side !== null ? (records.find((each) => endsIn(each) && !seen.left.has(each.key)) ?? null) : null
  const leave = () => {
    if (record) setSeen({ ...seen, left: new Set([...seen.left, record.key]) })
  }
  return { record, leave }
}

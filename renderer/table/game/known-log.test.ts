import { describe, expect, it } from 'vitest'
import type { LogEntry } from '#shared/ipc/table.ts'
import { raceWire } from '../../testing/two-games/race-wire.ts'
import { knownLogFilter } from './known-log.ts'

const flood = (number: number): LogEntry => ({ number, side: null, events: [{ type: 'flooded' }] })
const strange = (number: number): LogEntry => ({
  number,
  side: null,
  events: [{ type: 'of-a-later-version' }]
})

describe('the log without unknown events', () => {
  it('keeps known entries as they are, and removes unknown events from the others', () => {
    const known = flood(1)
    const [first, second] = knownLogFilter({ wire: raceWire })([known, strange(2)])
    expect(first).toBe(known)
    expect(second).toMatchObject({ number: 2, events: [] })
  })

  it('follows a log that grows, is undone, and has an entry replaced in its middle', () => {
    const own = knownLogFilter({ wire: raceWire })
    const [one, two, three] = [flood(1), flood(2), flood(3)]
    expect(own([one, two])).toEqual([one, two])
    expect(own([one, two, three])).toEqual([one, two, three])
    expect(own([one])).toEqual([one])
    const retold = { ...strange(2), explained: true } as const
    expect(own([one, retold, three])).toMatchObject([one, { number: 2, events: [] }, three])
  })
})

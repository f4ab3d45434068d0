import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { annalsOf, type ToldLog } from './annals.ts'

/** Who holds what. */
export type Holdings = Readonly<Partial<Record<ProvinceId, NationId>>>

/** Who held what from a moment on. */
export interface HoldingsFrame {
  readonly turn: number
  readonly year: number
  /** The answer that brought it. */
  readonly number: number
  readonly holdings: Holdings
}

/** The moments at which the story wants to see the map itself: as each turn began. */
export function momentsOf(log: ToldLog): number[] {
  return [...new Set(annalsOf(log).map(({ number }) => number))]
}

/**
 * The map over time: as it was seen when each turn began, and with what the log tells between; in the end as it lies
 * now. Realms that divide or collapse hand land over without a word on each province: the next sight of the map
 * puts that right.
 */
export function holdingsOverTime(
  log: ToldLog,
  seenAt: (number: number) => Holdings | undefined,
  now: Holdings
): HoldingsFrame[] {
  const frames: HoldingsFrame[] = []
  let holdings: Holdings = {}
  for (const { turn, year, number: begun, entries } of annalsOf(log)) {
    holdings = seenAt(begun) ?? holdings
    frames.push({ turn, year, number: begun, holdings })
    for (const { number, events } of entries) {
      const changed = landChanges(events)
      if (number === begun || changed.size === 0) continue
      holdings = withChanges(holdings, changed)
      frames.push({ turn, year, number, holdings })
    }
  }
  const last = frames.at(-1)
  return last ? [...frames, { ...last, number: log.at(-1)?.number ?? last.number, holdings: now }] : []
}

/** A turn's land as it was when it began and when it ended. */
export interface TurnHoldings {
  readonly turn: number
  readonly year: number
  readonly before: Holdings
  readonly after: Holdings
}

export function holdingsByTurn(frames: readonly HoldingsFrame[], now: Holdings): TurnHoldings[] {
  const begins = [...Map.groupBy(frames, ({ turn }) => turn).values()].flatMap(([first]) => first ?? [])
  return begins.map(({ turn, year, holdings }, index) => ({
    turn,
    year,
    before: holdings,
    after: begins[index + 1]?.holdings ?? now
  }))
}

type Changes = ReadonlyMap<ProvinceId, NationId | null>

function withChanges(holdings: Holdings, changes: Changes): Holdings {
  const after: Partial<Record<ProvinceId, NationId>> = { ...holdings }
  for (const [province, to] of changes) {
    if (to === null) delete after[province]
    else after[province] = to
  }
  return after
}

/** XII.A, XXIV.C: the land that changed hands, and whose it became. */
function landChanges(events: readonly InvasionsEvent[]): Changes {
  const changes = new Map<ProvinceId, NationId | null>()
  for (const event of events) {
    if (event.type === 'city-taken') changes.set(event.province, event.by)
    if (event.type === 'province-changed-hands' || event.type === 'province-ceded') {
      changes.set(event.province, event.to)
    }
  }
  return changes
}

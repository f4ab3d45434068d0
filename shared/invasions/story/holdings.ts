import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type EventLog, logByTurn } from './log-by-turn.ts'

/** The controller of each province. */
export type Holdings = Readonly<Partial<Record<ProvinceId, NationId>>>

/** The holdings from one answer on. */
export interface HoldingsFrame {
  readonly turn: number
  readonly year: number
  /** The answer that caused them. */
  readonly number: number
  readonly holdings: Holdings
}

/** The answers at which the story needs the true map: the start of each turn. */
export function turnStartNumbers(log: EventLog): number[] {
  return [...new Set(logByTurn(log).map(({ number }) => number))]
}

/**
 * The holdings over time: the true map at the start of each turn, changes from the log in between, and the current map
 * at the end. The log has no event for each province when a realm divides or collapses; the next true map corrects
 * that.
 */
export function holdingsOverTime(
  log: EventLog,
  seenAt: (number: number) => Holdings | undefined,
  now: Holdings
): HoldingsFrame[] {
  const frames: HoldingsFrame[] = []
  let holdings: Holdings = {}
  for (const { turn, year, number: begun, entries } of logByTurn(log)) {
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

/** The holdings at the start and at the end of a turn. */
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

/** XII.A, XXIV.C: the provinces that changed hands, with their new controllers. */
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

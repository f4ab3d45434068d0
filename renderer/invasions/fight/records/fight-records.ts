import { sideOf } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { LogEntryOf } from '../../../table/game/game-client.ts'

/** `roll`: a single deciding die, such as an interception or a flight. */
export type FightRecordKind = 'battle' | 'siege' | 'raid' | 'naval' | 'roll'

/** The events of one fight, or of one deciding roll, from the first to the last. */
export interface FightRecord {
  readonly key: string
  readonly kind: FightRecordKind
  readonly place: string | null
  readonly nations: readonly NationId[]
  readonly events: readonly InvasionsEvent[]
  /** The number of the log entry with its last event. */
  readonly until: number
}

type EventLogEntry = LogEntryOf<InvasionsEvent>
type RecordStart = Pick<FightRecord, 'kind' | 'place' | 'nations'>

/** Rolls that have a record of their own. */
const DECIDING = ['interception', 'flight', 'suppression', 'plunder-caravan', 'sea-risk']
/** Events that end a record, because they begin something else. */
const ELSEWHERE = [
  ...['turn-began', 'step-began', 'activation-began', 'activation-ended', 'campaign-began', 'marched'],
  ...['redeployed', 'migration', 'fleet-sailed', 'crossing-declared', 'card-played', 'no-raid']
]

/** The records in a part of the log, the oldest first. */
export function fightRecordsOf(log: readonly EventLogEntry[]): readonly FightRecord[] {
  const records: FightRecord[] = []
  let goesOn = false
  for (const { number, events } of log) {
    for (const [index, event] of events.entries()) {
      const last = goesOn ? (records.at(-1) ?? null) : null
      const opening = recordStart(event, last)
      if (opening) records.push({ ...opening, key: `${number}.${index}`, events: [event], until: number })
      else if (last && continuesRecord(event, last)) {
        records[records.length - 1] = { ...last, events: [...last.events, event], until: number }
      } else goesOn = false
      goesOn ||= opening !== null
    }
  }
  return records
}

/** Whether an event continues a record: it begins nothing else, and happens at no other place. */
function continuesRecord(event: InvasionsEvent, { place }: FightRecord): boolean {
  if (ELSEWHERE.includes(event.type)) return false
  if (event.type === 'overrun-in-retreat') return true
  const at =
    'province' in event ? event.province : 'zone' in event ? event.zone : 'at' in event ? event.at : null
  return at === null || at === place
}

/** The record that an event begins; null if it begins none or continues the open one. */
function recordStart(event: InvasionsEvent, open: FightRecord | null): RecordStart | null {
  const goesOn = (kind: FightRecordKind, place: string | null) => open?.kind === kind && open.place === place
  switch (event.type) {
    case 'battle-began':
      return { kind: 'battle', place: event.province, nations: [event.attacker, event.defender] }
    case 'raid-declared':
      return { kind: 'raid', place: event.province, nations: [event.nation] }
    case 'siege': {
      const { province, besieger, owner } = event
      if (goesOn('siege', province)) return null
      return { kind: 'siege', place: province, nations: [besieger, ...(owner ? [owner] : [])] }
    }
    case 'naval-interception':
      return goesOn('naval', event.zone)
        ? null
        : { kind: 'naval', place: event.zone, nations: [event.nation, event.against] }
    case 'roll': {
      const place = event.place ?? null
      const nations = nationIds.filter((id) => id === event.actor)
      if (event.reason === 'siege' || event.reason === 'terror') {
        return goesOn('siege', place) ? null : { kind: 'siege', place, nations }
      }
      if (event.reason === 'naval-interception') return { kind: 'naval', place, nations }
      if (!DECIDING.includes(event.reason)) return null
      const again = goesOn('roll', place) && !isDecided(open)
      return again ? null : { kind: 'roll', place, nations }
    }
    default:
      return null
  }
}

const OUTCOMES = [
  ...['interception', 'flight', 'revolt-suppressed', 'revolt-goes-on', 'caravan-plundered'],
  ...['caravan-escaped', 'landed', 'landing-failed']
]

/** Whether the roll has its outcome. The next roll then begins another record. */
function isDecided(record: FightRecord | null): boolean {
  return record?.events.some(({ type }) => OUTCOMES.includes(type)) ?? false
}

/** The records since the last answer of a side, those of the answer included. */
export function recentRecords(
  records: readonly FightRecord[],
  log: readonly EventLogEntry[],
  side: string | null
): readonly FightRecord[] {
  const last = log.findLast((entry) => side !== null && entry.side === side)
  return records.filter((record) => record.until >= (last?.number ?? 0))
}

/** Whether a side takes part in a record: it fights, or another side rolls against it while it acts. A spectator sees all. */
export function recordConcernsSide(
  { kind, nations, events }: FightRecord,
  side: string | null,
  acting: boolean
): boolean {
  if (side === null || (kind === 'roll' && acting)) return true
  const against = events.flatMap((event) => ('besieger' in event && event.owner ? [event.owner] : []))
  return [...nations, ...against].some((nation) => sideOf(nation) === side)
}

/** The nations whose fight an event ends; none if it ends no fight. */
export function fightEndedBy(event: InvasionsEvent): readonly NationId[] {
  switch (event.type) {
    case 'battle-won':
      return [event.winner, event.loser]
    case 'siege':
      return event.owner ? [event.besieger, event.owner] : [event.besieger]
    case 'raid':
      return [event.nation]
    case 'naval-battle':
      return [event.attacker, event.defender]
    default:
      return []
  }
}

/** Whether an event ends a fight of a side. */
export function endsFightOf(event: InvasionsEvent, side: string | null): boolean {
  return fightEndedBy(event).some((nation) => sideOf(nation) === side)
}

const RESULTS: readonly InvasionsEvent['type'][] = [
  ...(['battle-won', 'siege', 'raid', 'naval-battle', 'interception', 'flight'] as const),
  ...(['revolt-suppressed', 'revolt-goes-on', 'caravan-plundered', 'caravan-escaped'] as const),
  ...(['landed', 'landing-failed', 'naval-interception'] as const)
]

/** The event with the result; undefined while the fight goes on. */
export function outcomeEvent({ events }: FightRecord): InvasionsEvent | undefined {
  return events.findLast(({ type }) => RESULTS.includes(type))
}

import type { KnownLineage, LogEntry, Table } from '#shared/ipc/table.ts'

/** The part of a table's log that everyone may know. It survives a change of seats. */
export interface SharedLog {
  readonly known: KnownLineage
  readonly log: readonly LogEntry[]
}

/** What the page keeps of a table's log when the player leaves: nothing that others at this computer may not know. */
export function sharedLogOf({ lineage, answers, log }: Table): SharedLog {
  return { known: { lineage, answers }, log: log.map(withoutSecrets) }
}

/** An entry as everybody may read it. */
export function withoutSecrets(entry: LogEntry): LogEntry {
  const { secret, ...open } = entry
  return secret ? { ...open, events: open.events.filter((_, place) => !secret.includes(place)) } : entry
}

/** The complete log of a table for which the host sent only what the page did not have. */
export function wholeLog({ shared, log }: Table, before: SharedLog | null): LogEntry[] {
  const kept = before?.log.filter(({ number }) => number <= shared) ?? []
  return mergeLog(kept, log, null)
}

/**
 * Merges new entries into a log. An entry replaces the old one of the same number. After an undo, `upTo` drops later
 * entries.
 */
export function mergeLog(
  known: readonly LogEntry[],
  added: readonly LogEntry[],
  upTo: number | null
): LogEntry[] {
  // Usually the new entries follow the known ones. This avoids sorting a long log.
  if (upTo === null && isSequel(known, added)) return [...known, ...added]
  const replaced = new Set(added.map((entry) => entry.number))
  const kept = known.filter(({ number }) => !replaced.has(number) && (upTo === null || number <= upTo))
  return [...kept, ...added].sort((left, right) => left.number - right.number)
}

function isSequel(known: readonly LogEntry[], added: readonly LogEntry[]): boolean {
  return added.every(({ number }, index) => number > ((added[index - 1] ?? known.at(-1))?.number ?? -1))
}

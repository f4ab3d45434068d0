import type { KnownLineage, LogEntry, Table } from '#shared/ipc/table.ts'

/** What everybody may know of what happened at a table: it outlasts a change of seats. */
export interface SharedLog {
  readonly known: KnownLineage
  readonly log: readonly LogEntry[]
}

/** What may be kept of a table when its player gets up: nothing that others at this computer may not know. */
export function sharedLogOf({ lineage, answers, log }: Table): SharedLog {
  return { known: { lineage, answers }, log: log.map(withoutSecrets) }
}

function withoutSecrets(entry: LogEntry): LogEntry {
  const { secret, ...open } = entry
  return secret ? { ...open, events: open.events.filter((_, place) => !secret.includes(place)) } : entry
}

/** The whole log of a table that was told only what the page did not have. */
export function wholeLog({ shared, log }: Table, before: SharedLog | null): LogEntry[] {
  const kept = before?.log.filter(({ number }) => number <= shared) ?? []
  return mergeLog(kept, log, null)
}

/** Entries told again replace what was said of that answer; after an undo, later ones never happened. */
export function mergeLog(
  known: readonly LogEntry[],
  told: readonly LogEntry[],
  upTo: number | null
): LogEntry[] {
  // As a rule what is new follows what is known, however long that is by now.
  if (upTo === null && isSequel(known, told)) return [...known, ...told]
  const retold = new Set(told.map((entry) => entry.number))
  const kept = known.filter(({ number }) => !retold.has(number) && (upTo === null || number <= upTo))
  return [...kept, ...told].sort((left, right) => left.number - right.number)
}

function isSequel(known: readonly LogEntry[], told: readonly LogEntry[]): boolean {
  return told.every(({ number }, index) => number > ((told[index - 1] ?? known.at(-1))?.number ?? -1))
}

import type { LogEntry } from '#shared/ipc/table.ts'

/** Shows what is told before it has happened on the table; null where there is nothing to see. */
export type Showing = (told: readonly LogEntry[]) => Promise<void> | null

/** Who shows what updates tell: the table, while somebody sits at it. */
export interface Stage {
  showing: Showing | null
}

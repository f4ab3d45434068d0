import type { LogEntry } from '#shared/ipc/table.ts'

/** Animates log entries before the table changes. Returns null if there is nothing to animate. */
export type AnimateEntries = (told: readonly LogEntry[]) => Promise<void> | null

/** The table registers its animation here while it is mounted. */
export interface EntryAnimator {
  animate: AnimateEntries | null
}

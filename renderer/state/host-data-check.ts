import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Failure } from './failure.ts'

/**
 * Checks the data of a game that the host sends, before it enters the store. Everything behind it may trust the
 * types. Returns the problem, or null if there is none.
 */
export type HostDataCheck = (game: string, sent: Table | TableUpdate) => Failure | null

import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { Failure } from './failure.ts'

/**
 * Checks what the host sends of a game before the store takes it in, so that everything behind it may trust its
 * shape. Returns why it must stay outside; null when all is well.
 */
export type Border = (game: string, sent: Table | TableUpdate) => Failure | null

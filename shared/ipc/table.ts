import { z } from 'zod'
import type { Decision } from '../engine/decision.ts'
import type { GameEvent } from '../engine/game.ts'
import type { JsonObject } from '../engine/json.ts'
import type { Message } from '../engine/message.ts'
import type { Change } from '../engine/patch.ts'
import { campaignCardSchema, seatsSchema, summarySchema } from './campaign.ts'

/** Data that the page takes from the host without a check; typed only. */
function fromHost<T>() {
  return z.custom<T>((value) => value !== undefined)
}

/** The events of one answer (number 0: of the opening) that the reader may see. */
export const logEntrySchema = z.object({
  number: z.int(),
  side: z.string().nullable(),
  /** Reasons for the answer are available. */
  explained: z.boolean().exactOptional(),
  events: z.array(fromHost<GameEvent>()),
  /** The indices of events that not everybody may see. */
  secret: z.array(z.int()).exactOptional()
})

/** The public part of the log that a page already has: the host need not send it again. */
export const knownLineageSchema = z.strictObject({ lineage: z.string().max(80), answers: z.int().min(0) })

const situation = {
  /** The number of answers taken. An update raises it, an undo lowers it. */
  answers: z.int(),
  /** Identifies the sequence of answers so far: equal lineages mean equal answers. */
  lineage: z.string(),
  /** The open question of the viewing side. */
  decision: fromHost<Decision>().nullable(),
  /** The sides whose answers are awaited; empty when the game is over. */
  waitingFor: z.array(z.string()).readonly(),
  /**
   * How people who share a computer are asked: a question open to many in one of two ways, one that shows nothing secret
   * `open` at the table, all others behind a curtain (null).
   */
  curtain: z.enum(['everyone', 'no-one', 'open']).nullable(),
  /** Why this side cannot undo its last answer; null if it can. */
  whyNoUndo: fromHost<Message>().nullable(),
  /** The kinds of question that this side always passes. */
  standingPasses: z.array(z.string()).readonly(),
  summary: summarySchema
}

/** A whole table as one seat sees it. `revision` counts the messages sent to this seat. */
export const tableSchema = z.object({
  campaign: campaignCardSchema,
  side: z.string().nullable(),
  revision: z.int(),
  /** The game's view. The game's client checks its shape. */
  view: fromHost<JsonObject>(),
  /** The log that the page already has is valid up to this answer; -1: none of it is. */
  shared: z.int(),
  /** The log after `shared`, and before that the entries that only this seat may see. */
  log: z.array(logEntrySchema),
  /** The table is only shown, not played. */
  looking: z.boolean(),
  ...situation
})

/** A past position of a table as one side saw it. The page takes the log from what it has. */
export const pastSchema = tableSchema.pick({
  side: true,
  view: true,
  answers: true,
  waitingFor: true,
  summary: true
})

/** The changes of a table since the last message, as one seat sees them. */
export const tableUpdateSchema = z.object({
  campaign: z.string(),
  revision: z.int(),
  changes: z.array(fromHost<Change>()),
  log: z.array(logEntrySchema),
  /** After an undo: the page drops log entries with a higher number. */
  undone: z.boolean(),
  /** The new seats, if they have changed. */
  seats: seatsSchema.exactOptional(),
  ...situation
})

export type KnownLineage = z.infer<typeof knownLineageSchema>
export type LogEntry = z.infer<typeof logEntrySchema>
export type PastMoment = z.infer<typeof pastSchema>
export type Table = z.infer<typeof tableSchema>
export type TableUpdate = z.infer<typeof tableUpdateSchema>

import { z } from 'zod'
import type { Decision } from '../engine/decision.ts'
import type { GameEvent } from '../engine/game.ts'
import type { JsonObject } from '../engine/json.ts'
import type { Message } from '../engine/message.ts'
import type { Change } from '../engine/patch.ts'
import { campaignCardSchema, seatsSchema, summarySchema } from './campaign.ts'

/** Data that the host makes and the page trusts: typed, not checked again. */
function fromHost<T>() {
  return z.custom<T>((value) => value !== undefined)
}

/** What happened at one answer (or at the opening, number 0), as far as the reader may know. */
export const logEntrySchema = z.object({
  number: z.int(),
  side: z.string().nullable(),
  /** Why it was answered so can be asked. */
  explained: z.boolean().exactOptional(),
  events: z.array(fromHost<GameEvent>()),
  /** Which of the events, by their places, not everybody may know. */
  secret: z.array(z.int()).exactOptional()
})

/** What a page still has of a table's log, as everybody may know it: it need not be told again. */
export const knownLineageSchema = z.strictObject({ lineage: z.string().max(80), answers: z.int().min(0) })

const situation = {
  /** How many answers have been taken: each update raises it, an undo lowers it. */
  answers: z.int(),
  /** Names the answers that led here: the same name, the same answers. */
  lineage: z.string(),
  /** The question, when it is for the side that looks. */
  decision: fromHost<Decision>().nullable(),
  /** Whose answers are awaited; nobody's when the game is over. */
  waitingFor: z.array(z.string()).readonly(),
  /** How a question open to many is put to those who share a computer; null where none is open to many. */
  curtain: z.enum(['everyone', 'no-one']).nullable(),
  /** Why this side cannot take back its last answer; null where it can. */
  whyNoUndo: fromHost<Message>().nullable(),
  summary: summarySchema
}

/** A table as it looks from one seat, whole. `revision` counts what was sent to this seat. */
export const tableSchema = z.object({
  campaign: campaignCardSchema,
  side: z.string().nullable(),
  revision: z.int(),
  /** Plain data whose shape only the game knows: its client checks it. */
  view: fromHost<JsonObject>(),
  /** The log that the page said it has still holds up to this answer (-1: nothing of it does). */
  shared: z.int(),
  /** All that follows what is shared, and before that whatever this seat alone may know. */
  log: z.array(logEntrySchema),
  /** Nobody plays here: the table is only shown. */
  looking: z.boolean(),
  ...situation
})

/** A table as it once lay, as one side saw it; what had been told by then, its log knows. */
export const pastSchema = tableSchema.pick({
  side: true,
  view: true,
  answers: true,
  waitingFor: true,
  summary: true
})

/** What changed at a table, as seen from one seat. */
export const tableUpdateSchema = z.object({
  campaign: z.string(),
  revision: z.int(),
  changes: z.array(fromHost<Change>()),
  log: z.array(logEntrySchema),
  /** After an undo, log entries with a higher number never happened. */
  undone: z.boolean(),
  /** Who plays from now on, where that has changed. */
  seats: seatsSchema.exactOptional(),
  ...situation
})

export type KnownLineage = z.infer<typeof knownLineageSchema>
export type LogEntry = z.infer<typeof logEntrySchema>
export type PastMoment = z.infer<typeof pastSchema>
export type Table = z.infer<typeof tableSchema>
export type TableUpdate = z.infer<typeof tableUpdateSchema>

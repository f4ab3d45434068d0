import { z } from 'zod'
import { commandIds } from '../app/commands.ts'
import { givenSchema, type Refusal, type Reply } from '../engine/decision.ts'
import type { Message } from '../engine/message.ts'
import {
  campaignCardSchema,
  campaignIdSchema,
  gameIdSchema,
  seatSchema,
  seatsSchema,
  seedSchema,
  titleSchema
} from './campaign.ts'
import { noticeSchema } from './notice.ts'
import { knownLineageSchema, pastSchema, tableSchema, tableUpdateSchema } from './table.ts'

/** One of a campaign's options; which ones there are is the game's own business. */
const optionSchema = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(40)).max(40)
])
const nothing = z.strictObject({})
const campaign = z.strictObject({ campaign: campaignIdSchema })
const created = z.object({ campaign: campaignIdSchema })
const sideSchema = z.string().min(1).max(40)
/** A moment of a campaign: after so many answers. */
const momentSchema = z.int().min(0).max(1_000_000)
const settingSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z.-]{0,39}$/),
  value: z.string().max(2000)
})

/** A long campaign has three million characters; ten times as many are no campaign any more. */
export const LARGEST_CAMPAIGN_FILE = 32_000_000
/** A campaign file travels in parts, so that none of them keeps the host busy. */
export const LARGEST_FILE_PART = 250_000
const filePartSchema = z.string().max(LARGEST_FILE_PART)

const reasonsFromHost = z.array(z.custom<Message>((value) => value !== undefined)).readonly()

/** Every call the page may make, with the shape of its payload and of its result. */
export const calls = {
  'app.info': {
    payload: nothing,
    result: z.object({ version: z.string(), shell: z.string(), notices: z.array(noticeSchema) })
  },
  'settings.read': { payload: nothing, result: z.record(z.string(), z.string()) },
  'settings.write': { payload: settingSchema, result: nothing },
  'library.list': { payload: nothing, result: z.array(campaignCardSchema) },
  'library.create': {
    payload: z.strictObject({
      game: gameIdSchema,
      title: titleSchema,
      seats: seatsSchema,
      options: z.record(z.string().max(40), optionSchema),
      seed: seedSchema.optional()
    }),
    result: created
  },
  'library.rename': {
    payload: z.strictObject({ campaign: campaignIdSchema, title: titleSchema }),
    result: nothing
  },
  'library.duplicate': {
    payload: z.strictObject({ campaign: campaignIdSchema, title: titleSchema }),
    result: created
  },
  /** A new campaign that goes on from a past moment of another. */
  'library.branch': {
    payload: z.strictObject({ campaign: campaignIdSchema, number: momentSchema, title: titleSchema }),
    result: created
  },
  'library.delete': { payload: campaign, result: nothing },
  'library.restore': { payload: campaign, result: nothing },
  /** Puts a campaign away, or takes it out again. */
  'library.archive': {
    payload: z.strictObject({ campaign: campaignIdSchema, archived: z.boolean() }),
    result: nothing
  },
  'library.export': { payload: campaign, result: z.object({ fileName: z.string(), content: z.string() }) },
  /** All parts of a campaign file but the last. */
  'library.upload': { payload: z.strictObject({ part: filePartSchema }), result: nothing },
  /** The last part: the file is taken in. */
  'library.import': { payload: z.strictObject({ content: filePartSchema }), result: created },
  /** Fetches what can be read of a database that was set aside as damaged. */
  'library.salvage': { payload: nothing, result: z.object({ saved: z.int(), lost: z.int() }) },
  /** Lets a campaign that was played under other rules go on under those of today, from where they agree. */
  'library.go-on': { payload: campaign, result: z.object({ answers: z.int(), setBackBy: z.int() }) },
  /** Sits down at a table, on a side or as an onlooker, and is told of every change from then on. */
  'table.sit': {
    payload: z.strictObject({
      campaign: campaignIdSchema,
      side: sideSchema.nullable(),
      known: knownLineageSchema.exactOptional()
    }),
    result: tableSchema
  },
  /** A campaign that nobody plays on, as it lay there when last recorded; nothing is replayed. */
  'table.look': { payload: campaign, result: tableSchema },
  /** How the table lay after so many answers, as that side saw it: one's own, unless the campaign is over. */
  'table.past': {
    payload: z.strictObject({
      campaign: campaignIdSchema,
      number: momentSchema,
      side: sideSchema.nullable()
    }),
    result: pastSchema
  },
  'table.leave': { payload: campaign, result: nothing },
  'table.answer': {
    payload: z.strictObject({
      campaign: campaignIdSchema,
      side: sideSchema,
      decision: z.int().min(0),
      answer: givenSchema
    }),
    result: nothing
  },
  /** A question lies open on the table, and nobody who plays here wants to act, as they see it after so many answers. */
  'table.nobody-acts': {
    payload: z.strictObject({ campaign: campaignIdSchema, answers: momentSchema }),
    result: nothing
  },
  /** What the computer would answer in this place, and why. */
  'table.hint': {
    payload: z.strictObject({ campaign: campaignIdSchema, side: sideSchema, decision: z.int().min(0) }),
    result: z.object({ answer: z.custom<Reply>((value) => value !== undefined), reasons: reasonsFromHost })
  },
  /** Why a computer player gave an answer; null where it is not known. */
  'table.why': {
    payload: z.strictObject({ campaign: campaignIdSchema, number: z.int().min(0) }),
    result: z.object({ player: z.string(), reasons: reasonsFromHost }).nullable()
  },
  /** Somebody else plays a side from now on: another person, or the computer. */
  'table.reseat': {
    payload: z.strictObject({ campaign: campaignIdSchema, side: sideSchema, seat: seatSchema }),
    result: nothing
  },
  'table.undo': { payload: z.strictObject({ campaign: campaignIdSchema, side: sideSchema }), result: nothing }
} as const satisfies Record<string, { payload: z.ZodType; result: z.ZodType }>

/** Everything the host tells the page without being asked. */
export const events = {
  'table.updated': tableUpdateSchema,
  /** Something failed in the campaign itself; the detail is for the developers. */
  'table.closed': z.object({ campaign: campaignIdSchema, detail: z.string() }),
  'library.changed': nothing,
  /** Taken in from a file, or chosen in the native menu: its table is to be shown. */
  'campaign.received': created,
  /** Written by any page, so that all of them and the native menu follow. */
  'settings.changed': settingSchema,
  /** Chosen in the native menu, for the page to do. */
  'command.wished': z.object({ command: z.enum(commandIds) }),
  notice: noticeSchema
} as const satisfies Record<string, z.ZodType>

export type CallName = keyof typeof calls
export type CallPayload<Name extends CallName> = z.infer<(typeof calls)[Name]['payload']>
export type CallResult<Name extends CallName> = z.infer<(typeof calls)[Name]['result']>
export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>

/** Why a call failed. A refusal is the rules' own word; the rest are the host's. */
export type CallError =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  | { readonly code: CallErrorCode; readonly detail: string }
export const callErrorCodes = [
  'malformed',
  'unknown-call',
  'not-found',
  'unknown-game',
  'bad-options',
  'not-saved',
  /** Nothing was saved: there is no room, or another program holds the file. */
  'disk-full',
  'busy',
  /** Somebody else has changed the campaign; the table has been brought up to date. */
  'conflict',
  /** The campaign was played under other rules: the player is asked first. */
  'other-rules',
  /** Something failed in the campaign, and it was closed. */
  'closed',
  'damaged-file',
  'newer-file',
  'internal'
] as const
export type CallErrorCode = (typeof callErrorCodes)[number]

/** A message from the page. Its payload is checked against the call's own schema afterwards. */
export const requestSchema = z.strictObject({
  id: z.int().min(0),
  call: z.string().max(60),
  payload: z.unknown()
})
export type Request = z.infer<typeof requestSchema>

/** A message from the host. */
export type HostMessage =
  | { readonly id: number | null; readonly ok: true; readonly result: unknown }
  | { readonly id: number | null; readonly ok: false; readonly error: CallError }
  | { [Name in EventName]: { readonly event: Name; readonly payload: EventPayload<Name> } }[EventName]

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

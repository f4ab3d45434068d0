import { z } from 'zod'
import { commandIds } from '../app/commands.ts'
import { type Refusal, type Reply, sideInputSchema } from '../engine/decision.ts'
import type { Json } from '../engine/json.ts'
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

const LONGEST_OPTION = 200_000

/** The value of a campaign's option: plain data. The game knows which options exist. */
const optionSchema = z.custom<Json>((value) => {
  const text = JSON.stringify(value)
  return text !== undefined && text.length <= LONGEST_OPTION
})
const nothing = z.strictObject({})
const campaign = z.strictObject({ campaign: campaignIdSchema })
const created = z.object({ campaign: campaignIdSchema })
/** A campaign from a file. If the library holds `known` with all its answers, it stays hidden until the player decides. */
const imported = z.object({ campaign: campaignIdSchema, known: campaignIdSchema.nullable() })
const sideSchema = z.string().min(1).max(40)
/** A moment of a campaign: the number of answers before it. */
const momentSchema = z.int().min(0).max(1_000_000)
const settingSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z.-]{0,39}$/),
  value: z.string().max(2000)
})

/** A long campaign has three million characters; ten times as many cannot be a campaign. */
export const LARGEST_CAMPAIGN_FILE = 32_000_000
/** The page uploads a campaign file in parts, so that no single message blocks the host. */
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
  /** Creates a campaign that continues from a past moment of another. */
  'library.branch': {
    payload: z.strictObject({ campaign: campaignIdSchema, number: momentSchema, title: titleSchema }),
    result: created
  },
  'library.delete': { payload: campaign, result: nothing },
  'library.restore': { payload: campaign, result: nothing },
  /** Archives a campaign or restores it from the archive. */
  'library.archive': {
    payload: z.strictObject({ campaign: campaignIdSchema, archived: z.boolean() }),
    result: nothing
  },
  /** Reads a document as a scenario of some game: the options of a campaign, or what is wrong with which field. */
  'library.read-scenario': {
    payload: z.strictObject({ content: filePartSchema }),
    result: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), game: gameIdSchema, options: z.record(z.string(), optionSchema) }),
      z.object({
        ok: z.literal(false),
        problems: z.array(z.object({ field: z.string(), problem: z.string() })).readonly()
      })
    ])
  },
  /** The public part of a campaign's position as a scenario; null on its last turn. */
  'library.scenario': {
    payload: campaign,
    result: z.object({ fileName: z.string(), content: z.string() }).nullable()
  },
  'library.export': { payload: campaign, result: z.object({ fileName: z.string(), content: z.string() }) },
  /** All parts of a campaign file but the last. */
  'library.upload': { payload: z.strictObject({ part: filePartSchema }), result: nothing },
  /** The last part of a campaign file. Imports the file. */
  'library.import': { payload: z.strictObject({ content: filePartSchema }), result: imported },
  /** Keeps a campaign from a file beside the one that the library holds, under this title. */
  'library.keep-both': {
    payload: z.strictObject({ campaign: campaignIdSchema, title: titleSchema }),
    result: nothing
  },
  /** Drops a campaign from a file that the library holds already. */
  'library.drop-import': { payload: campaign, result: nothing },
  /** Recovers what is readable in a database that was set aside as damaged. */
  'library.salvage': { payload: nothing, result: z.object({ saved: z.int(), lost: z.int() }) },
  /** Continues a campaign of other rules under the present ones, from the last position that both reach. */
  'library.go-on': { payload: campaign, result: z.object({ answers: z.int(), setBackBy: z.int() }) },
  /** Takes a seat at a table, as a side or as a spectator. The host sends every change from then on. */
  'table.sit': {
    payload: z.strictObject({
      campaign: campaignIdSchema,
      side: sideSchema.nullable(),
      known: knownLineageSchema.exactOptional()
    }),
    result: tableSchema
  },
  /** The last recorded position of a campaign, to look at without playing. Replays nothing. */
  'table.look': { payload: campaign, result: tableSchema },
  /** The table after `number` answers as a side saw it: only one's own side, unless the campaign is over. */
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
      answer: sideInputSchema
    }),
    result: nothing
  },
  /** Passes an open question for everybody at this computer. `answers` tells the host which question they saw. */
  'table.nobody-acts': {
    payload: z.strictObject({ campaign: campaignIdSchema, answers: momentSchema }),
    result: nothing
  },
  /** The answer that a computer player would give here, and its reasons. */
  'table.hint': {
    payload: z.strictObject({ campaign: campaignIdSchema, side: sideSchema, decision: z.int().min(0) }),
    result: z.object({ answer: z.custom<Reply>((value) => value !== undefined), reasons: reasonsFromHost })
  },
  /** A computer player's reasons for an answer; null if there are none. */
  'table.why': {
    payload: z.strictObject({ campaign: campaignIdSchema, number: z.int().min(0) }),
    result: z.object({ player: z.string(), reasons: reasonsFromHost }).nullable()
  },
  /** Gives a side to another person or to the computer. */
  'table.reseat': {
    payload: z.strictObject({ campaign: campaignIdSchema, side: sideSchema, seat: seatSchema }),
    result: nothing
  },
  'table.undo': { payload: z.strictObject({ campaign: campaignIdSchema, side: sideSchema }), result: nothing }
} as const satisfies Record<string, { payload: z.ZodType; result: z.ZodType }>

/** Every message that the host sends without a call. */
export const events = {
  'table.updated': tableUpdateSchema,
  /** The host closed the campaign after an internal error; `detail` is for developers. */
  'table.closed': z.object({ campaign: campaignIdSchema, detail: z.string() }),
  'library.changed': nothing,
  /** A campaign was opened from a file or from the native menu: the page shows its table. */
  'campaign.received': imported,
  /** A page wrote a setting: all pages and the native menu follow. */
  'settings.changed': settingSchema,
  /** A command chosen in the native menu, for the page to carry out. */
  'command.wished': z.object({ command: z.enum(commandIds) }),
  notice: noticeSchema
} as const satisfies Record<string, z.ZodType>

export type CallName = keyof typeof calls
export type CallPayload<Name extends CallName> = z.infer<(typeof calls)[Name]['payload']>
export type CallResult<Name extends CallName> = z.infer<(typeof calls)[Name]['result']>
export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>

/** Why a call failed. The rules refuse with `refused`; the other codes are the host's. */
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
  /** Nothing was saved: the disk is full, or another program locks the file. */
  'disk-full',
  'busy',
  /** Another process has changed the campaign; the host has reloaded the table. */
  'conflict',
  /** The campaign was played under other rules: the page must ask the player first. */
  'other-rules',
  /** The host closed the campaign after an internal error. */
  'closed',
  'damaged-file',
  'newer-file',
  'internal'
] as const
export type CallErrorCode = (typeof callErrorCodes)[number]

/** A message from the page. The host checks the payload against the call's own schema later. */
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

import { z } from 'zod'

/** A generous bound. */
const MOST_SEATS = 20

/** The name of a computer player. The game knows which ones exist. */
export const playerSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/** Who plays a side: a person at this computer, or the computer. */
export const seatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: z.string().trim().min(1).max(40) }),
  z.strictObject({ kind: z.literal('computer'), player: playerSchema })
])
export const seatsSchema = z
  .record(z.string().max(40), seatSchema)
  .refine((seats) => Object.keys(seats).length <= MOST_SEATS, 'too many seats')

export const campaignIdSchema = z.string().regex(/^[0-9a-f-]{8,40}$/)
export const titleSchema = z.string().trim().min(1).max(80)
export const seedSchema = z.string().trim().min(1).max(80)

export const gameIdSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/)

export const summarySchema = z.object({
  turn: z.int(),
  scores: z.record(z.string(), z.number()).readonly(),
  /** The winners: one side, several together, or none; null while the game goes on. */
  result: z.object({ winners: z.array(z.string()).readonly() }).nullable(),
  /** Data for the game's own card. The game's client checks it. */
  facts: z.custom<object>((value) => typeof value === 'object' && value !== null)
})

/** The data of a campaign's card in the library. */
export const campaignCardSchema = z.object({
  id: campaignIdSchema,
  title: z.string(),
  game: z.string(),
  /** The options as the game has parsed them. */
  options: z.unknown(),
  seats: seatsSchema,
  summary: summarySchema,
  /** The sides whose answers are awaited; empty when the campaign is over. */
  waitingFor: z.array(z.string()).readonly(),
  answers: z.int(),
  /** The version of the rules that the campaign was played under. */
  rulesVersion: z.int(),
  /** The campaign was played under other rules than this app has. The player must choose how to go on. */
  otherRules: z.boolean(),
  /** A part of the campaign could not be read. */
  damaged: z.boolean(),
  /** The library shows archived campaigns only on request. */
  archived: z.boolean(),
  createdAt: z.int(),
  playedAt: z.int()
})

export type Seat = z.infer<typeof seatSchema>
export type Seats = z.infer<typeof seatsSchema>
export type CampaignCard = z.infer<typeof campaignCardSchema>

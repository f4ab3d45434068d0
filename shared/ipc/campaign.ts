import { z } from 'zod'

/** No table has more. */
const MOST_SEATS = 20

/** A computer player by name; which there are is the game's own business. */
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
  /** Who has won: one, several together, or nobody; null while the game goes on. */
  result: z.object({ winners: z.array(z.string()).readonly() }).nullable(),
  /** What the game's own card makes of it: its client checks it. */
  facts: z.custom<object>((value) => typeof value === 'object' && value !== null)
})

/** A campaign as its card in the library shows it. */
export const campaignCardSchema = z.object({
  id: campaignIdSchema,
  title: z.string(),
  game: z.string(),
  /** As the game has read them. */
  options: z.unknown(),
  seats: seatsSchema,
  summary: summarySchema,
  /** Whose answers are awaited; nobody's when the campaign is over. */
  waitingFor: z.array(z.string()).readonly(),
  answers: z.int(),
  /** It was played under other rules than this app has: the player must choose how to go on. */
  otherRules: z.boolean(),
  /** Something of it could not be read. */
  damaged: z.boolean(),
  /** Put away: shown only to who looks for it. */
  archived: z.boolean(),
  createdAt: z.int(),
  playedAt: z.int()
})

export type Seat = z.infer<typeof seatSchema>
export type Seats = z.infer<typeof seatsSchema>
export type CampaignCard = z.infer<typeof campaignCardSchema>

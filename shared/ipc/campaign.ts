import { z } from 'zod'

/** Who plays a side: a person at this computer, or the computer. */
export const seatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: z.string().trim().min(1).max(40) }),
  z.strictObject({ kind: z.literal('computer'), player: z.enum(['random']) })
])
export const seatsSchema = z.record(z.string().max(40), seatSchema)

export const campaignIdSchema = z.string().regex(/^[0-9a-f-]{8,40}$/)
export const titleSchema = z.string().trim().min(1).max(80)
export const seedSchema = z.string().trim().min(1).max(80)

export const summarySchema = z.object({
  turn: z.int(),
  year: z.int(),
  phase: z.string(),
  scores: z.record(z.string(), z.number()),
  winner: z.string().nullable()
})

/** A campaign as its card in the library shows it. */
export const campaignCardSchema = z.object({
  id: campaignIdSchema,
  title: z.string(),
  game: z.string(),
  seats: seatsSchema,
  summary: summarySchema,
  /** Whose answer is awaited; null when the campaign is over. */
  waitingFor: z.string().nullable(),
  answers: z.int(),
  createdAt: z.int(),
  playedAt: z.int()
})

export type Seat = z.infer<typeof seatSchema>
export type Seats = z.infer<typeof seatsSchema>
export type CampaignCard = z.infer<typeof campaignCardSchema>

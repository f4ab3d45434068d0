import { z } from 'zod'

/** The source of a record. It tells owners of the printed game which records they can correct. */
export const provenanceSchema = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('rulebook'), section: z.string() }),
  z.strictObject({ source: z.literal('published-aid'), note: z.string() }),
  z.strictObject({ source: z.literal('ours'), why: z.string() })
])
export type Provenance = z.infer<typeof provenanceSchema>

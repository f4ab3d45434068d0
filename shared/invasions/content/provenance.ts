import { z } from 'zod'

/** Where a record comes from: owners of the printed game correct records by this. */
export const provenanceSchema = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('rulebook'), section: z.string() }),
  z.strictObject({ source: z.literal('published-aid'), note: z.string() }),
  z.strictObject({ source: z.literal('ours'), why: z.string() })
])
export type Provenance = z.infer<typeof provenanceSchema>

import { z } from 'zod'

/** Where a record comes from. `ours` always says why: the historical reason or the choice made. */
export const provenanceSchema = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('rulebook'),
    section: z.string().regex(/^[IVXL]+(\.[A-L])?( ex\. \d)?$/),
    note: z.string().min(1).optional()
  }),
  z.strictObject({ source: z.literal('published aid'), note: z.string().min(1) }),
  z.strictObject({ source: z.literal('ours'), note: z.string().min(1) })
])

export type Provenance = z.infer<typeof provenanceSchema>

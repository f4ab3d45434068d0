import { z } from 'zod'
import { nationIds } from './content/ids.ts'
import type { InvasionsFacts } from './game-types.ts'
import { phases } from './sequence.ts'
import type { AccountReason } from './words/message.ts'

/** What brought points, in the account of a view and on a campaign's card. */
export const scoreEntry = z.strictObject({
  turn: z.int(),
  nation: z.enum(nationIds),
  source: z.custom<AccountReason>((reason) => typeof reason === 'string'),
  points: z.number()
})

/** What the host tells of a campaign for its card in the library. */
export const factsSchema: z.ZodType<InvasionsFacts> = z.object({
  year: z.int(),
  phase: z.enum(phases),
  holders: z.string().exactOptional(),
  greatest: z
    .object({ nation: z.enum(nationIds), provinces: z.int() })
    .nullable()
    .exactOptional(),
  deed: scoreEntry.nullable().exactOptional()
})

import { z } from 'zod'
import { levelCodes } from '../campaign-options.ts'

/** How often computer players win. `cli win-rates --game tetrarchia --vary level=...` writes it; never edit it by hand. */
export const winRatesSchema = z.strictObject({
  /** The version of the rules for the measurement. */
  rules: z.int().min(1),
  /** The computer player of all four emperors, without variants. */
  player: z.string(),
  /** The games of a level use the seeds `seed/level/0`, `seed/level/1`... */
  seed: z.string(),
  rates: z.partialRecord(
    z.enum(levelCodes(4)),
    z.strictObject({ won: z.int().min(0), games: z.int().min(1) })
  )
})

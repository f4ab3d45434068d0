import { z } from 'zod'
import { levelCodes } from '../options.ts'

/** How often computer emperors hold the Empire: made by `cli win-rates --game tetrarchia --vary level=...`, never by hand. */
export const winRatesSchema = z.strictObject({
  /** The version of the rules under which it was measured. */
  rules: z.int().min(1),
  /** The computer player who led all four, without variants. */
  player: z.string(),
  /** The games of a level are those of the seeds `seed/level/0`, `seed/level/1`... */
  seed: z.string(),
  rates: z.partialRecord(
    z.enum(levelCodes(4)),
    z.strictObject({ won: z.int().min(0), games: z.int().min(1) })
  )
})

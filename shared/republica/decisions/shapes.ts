import { z } from 'zod'

/** An answer that names one option. */
export const oneOf = <Key extends z.ZodType>(key: Key) => z.strictObject({ option: key })

/** An answer that fills in a form. */
export const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ values: z.strictObject(shape) })

export const yesOrNo = oneOf(z.enum(['yes', 'no']))

/** A legion or a fleet by the number on its counter. */
export const legionKey = z.strictObject({ legion: z.int().min(1).max(25) })
export const fleetKey = z.strictObject({ fleet: z.int().min(1).max(100) })

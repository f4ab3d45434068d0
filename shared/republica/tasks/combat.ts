import { z } from 'zod'
import { armyIdSchema } from '../content-schemas.ts'

const plainTasks = [
  'combat',
  'next-battle',
  'civil-war-battle',
  'end-combat',
  'further-wars',
  'revolt-ends'
] as const

/** The pieces of work of this part. */
export const combatTasks = [
  z.strictObject({ task: z.literal(plainTasks) }),
  /** 10.1: one army fights, at sea and on land. */
  z.strictObject({ task: z.literal('battle'), army: armyIdSchema })
] as const

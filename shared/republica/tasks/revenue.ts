import { z } from 'zod'
import { provinceSchema } from '../content-schemas.ts'

const plainTasks = [
  'revenue',
  'raids',
  'disorder',
  'guard',
  'incomes',
  'rebel-upkeep',
  'state-revenue',
  'contributions',
  'terms',
  'redistribution'
] as const

/** The pieces of work of this part. */
export const revenueTasks = [
  z.strictObject({ task: z.literal(plainTasks) }),
  /** 6.12, 6.14: a governor takes his income, or leaves it, and may improve his province. */
  z.strictObject({ task: z.literal('province'), province: provinceSchema })
] as const

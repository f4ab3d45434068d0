import { z } from 'zod'
import type { InvasionsTask } from '../tasks.ts'
import { oneOf } from './names.ts'

const nations = z.array(oneOf('nation'))
const leader = oneOf('leader')

/** Any task of the agenda as plain data. */
export const taskSchema: z.ZodType<InvasionsTask> = z.discriminatedUnion('task', [
  z.strictObject({
    task: z.literal(['turn', 'end-of-turn', 'march', 'stacking-check', 'end-of-activation'])
  }),
  z.strictObject({ task: z.literal('step'), step: oneOf('step') }),
  z.strictObject({ task: z.literal('nations'), step: oneOf('step of nations'), done: nations }),
  z.strictObject({ task: z.literal('sides'), step: oneOf('step of players'), done: z.array(oneOf('side')) }),
  z.strictObject({ task: z.literal(['found-capital', 'after-attila']), nation: oneOf('nation') }),
  z.strictObject({
    task: z.literal('capital-fallen'),
    nation: oneOf('nation'),
    by: oneOf('nation'),
    at: oneOf('province')
  }),
  z.strictObject({ task: z.literal('unit-stacks'), nations: nations.min(1) }),
  z.strictObject({
    task: z.literal('combat'),
    besieged: z.array(oneOf('province')),
    campaignsLeft: z.int().min(0)
  }),
  z.strictObject({ task: z.literal('campaigns'), done: z.array(leader) }),
  z.strictObject({ task: z.literal('campaign'), leader, number: z.int().min(1), of: z.int().min(1) })
])

import { z } from 'zod'
import type { InvasionsTask } from '../tasks.ts'
import { knownId } from './document-names.ts'

const nations = z.array(knownId('nation'))
const leader = knownId('leader')

/** Any task of the agenda as plain data. */
export const taskSchema: z.ZodType<InvasionsTask> = z.discriminatedUnion('task', [
  z.strictObject({
    task: z.literal(['turn', 'end-of-turn', 'march', 'stacking-check', 'end-of-activation'])
  }),
  z.strictObject({ task: z.literal('step'), step: knownId('step') }),
  z.strictObject({ task: z.literal('nations'), step: knownId('step of nations'), done: nations }),
  z.strictObject({
    task: z.literal('sides'),
    step: knownId('step of players'),
    done: z.array(knownId('side'))
  }),
  z.strictObject({ task: z.literal(['found-capital', 'after-attila']), nation: knownId('nation') }),
  z.strictObject({
    task: z.literal('capital-fallen'),
    nation: knownId('nation'),
    by: knownId('nation'),
    at: knownId('province')
  }),
  z.strictObject({ task: z.literal('unit-stacks'), nations: nations.min(1) }),
  z.strictObject({
    task: z.literal('combat'),
    besieged: z.array(knownId('province')),
    campaignsLeft: z.int().min(0)
  }),
  z.strictObject({ task: z.literal('campaigns'), done: z.array(leader) }),
  z.strictObject({ task: z.literal('campaign'), leader, number: z.int().min(1), of: z.int().min(1) })
])

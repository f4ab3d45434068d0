import { z } from 'zod'
import { combatTasks } from './combat.ts'
import { dealsTasks } from './deals.ts'
import { forumTasks } from './forum.ts'
import { populationTasks } from './population.ts'
import { revenueTasks } from './revenue.ts'
import { revolutionTasks } from './revolution.ts'
import { senateTasks } from './senate.ts'
import { setUpTasks } from './set-up.ts'
import { turnTasks } from './turn.ts'

/** The pieces of work on the agenda. A task of the senate phase stands in `senate.ts`, and so on. */
export const taskSchema = z.discriminatedUnion('task', [
  ...turnTasks,
  ...setUpTasks,
  ...revenueTasks,
  ...forumTasks,
  ...populationTasks,
  ...senateTasks,
  ...combatTasks,
  ...revolutionTasks,
  ...dealsTasks
])

export type RepublicTask = z.infer<typeof taskSchema>
export type TaskOf<Name extends RepublicTask['task']> = Extract<RepublicTask, { readonly task: Name }>

import type { NationId, SideId } from './content/ids.ts'
import type { MilitaryTask } from './rules/movement/military-tasks.ts'
import type { NationStepId, SideStepId, StepId } from './sequence.ts'
import type { ProvinceId } from './world/provinces.ts'

/** The tasks of the agenda: the sequence of play, and the tasks that the chapters add. */
export type InvasionsTask = SequenceTask | RealmTask | MilitaryTask

export type RealmTask =
  | { readonly task: 'found-capital' | 'after-attila'; readonly nation: NationId }
  /** The consequences of losing a capital. */
  | {
      readonly task: 'capital-fallen'
      readonly nation: NationId
      readonly by: NationId
      readonly at: ProvinceId
    }

export type SequenceTask =
  | { readonly task: 'turn' }
  | { readonly task: 'step'; readonly step: StepId }
  /** The next nation or side of a step. `done` have already played. */
  | { readonly task: 'nations'; readonly step: NationStepId; readonly done: readonly NationId[] }
  | { readonly task: 'sides'; readonly step: SideStepId; readonly done: readonly SideId[] }
  | { readonly task: 'end-of-turn' }

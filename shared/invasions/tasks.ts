import type { NationId, SideId } from './content/ids.ts'
import type { MilitaryTask } from './rules/military-tasks.ts'
import type { NationStepId, SideStepId, StepId } from './sequence.ts'
import type { ProvinceId } from './world/provinces.ts'

/** Work on the agenda: first the sequence of play itself, then what the chapters add. */
export type InvasionsTask = SequenceTask | RealmTask | MilitaryTask

export type RealmTask =
  | { readonly task: 'found-capital' | 'after-attila'; readonly nation: NationId }
  /** What follows from the loss of a capital. */
  | {
      readonly task: 'capital-fallen'
      readonly nation: NationId
      readonly by: NationId
      readonly at: ProvinceId
    }

export type SequenceTask =
  | { readonly task: 'turn' }
  | { readonly task: 'step'; readonly step: StepId }
  /** The next nation or side of a step; `done` have had their turn. */
  | { readonly task: 'nations'; readonly step: NationStepId; readonly done: readonly NationId[] }
  | { readonly task: 'sides'; readonly step: SideStepId; readonly done: readonly SideId[] }
  | { readonly task: 'end-of-turn' }

import type { Script } from '../../engine/script.ts'
import type { SideId } from '../content/ids.ts'
import type { InvasionsPlay, NationScript } from '../play.ts'
import type { StepId } from '../sequence.ts'
import { activate } from './activation.ts'
import { ageBarbarian, ageCivilised, ageHeresies } from './ageing.ts'
import { scoreTurn } from './scoring.ts'

/** Which script plays which step. A step without one is a gap that `cli rules` lists. */
export const nationSteps: Partial<Record<StepId, NationScript>> = {
  'barbarians-age': ageBarbarian,
  'civilised-age': ageCivilised,
  activation: activate
}

export const sideSteps: Partial<Record<StepId, (play: InvasionsPlay, side: SideId) => Script>> = {}

export const onceSteps: Partial<Record<StepId, (play: InvasionsPlay) => Script>> = {
  'heresies-age': ageHeresies,
  scoring: scoreTurn
}

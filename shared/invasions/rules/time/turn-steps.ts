import type { Script } from '../../ask.ts'
import type { SideId } from '../../content/ids.ts'
import type { InvasionsPlay, NationScript } from '../../play.ts'
import type { NationStepId, OnceStepId, SideStepId } from '../../sequence.ts'
import { administer } from '../administration/administration-cards.ts'
import { collectIncome } from '../administration/income.ts'
import { purchaseStep } from '../administration/purchase-step.ts'
import { suppressRevolts } from '../administration/revolt-suppression.ts'
import { activate } from '../movement/activation.ts'
import { playRaids } from '../raids/play-raids.ts'
import { diplomacyStep, endDiplomacy, foederaOfInactiveNations } from '../relations/diplomacy-steps.ts'
import { conversionStep } from '../religion/conversion-and-heresy.ts'
import { scoreTurn } from '../scoring/score-turn.ts'
import { ageBarbarian, ageCivilised, ageHeresies } from './ageing.ts'
import { nationsArrive } from './arrivals.ts'
import { caravansStep } from './caravans.ts'
import { drawEventOfTurn } from './draw-events.ts'
import { reinforce } from './reinforce.ts'

/** The script of each step. The compiler reports a step without one. */
export const nationSteps: Readonly<Record<NationStepId, NationScript>> = {
  'barbarians-age': ageBarbarian,
  'civilised-age': ageCivilised,
  diplomacy: diplomacyStep,
  reinforcements: reinforce,
  conversion: conversionStep,
  'administration-cards': administer,
  income: collectIncome,
  purchases: purchaseStep,
  suppression: suppressRevolts,
  activation: activate
}

export const sideSteps: Readonly<Record<SideStepId, (play: InvasionsPlay, side: SideId) => Script>> = {
  'event-cards': drawEventOfTurn
}

export const onceSteps: Readonly<Record<OnceStepId, (play: InvasionsPlay) => Script>> = {
  'heresies-age': ageHeresies,
  arrivals: nationsArrive,
  raids: playRaids,
  caravans: caravansStep,
  foedera: foederaOfInactiveNations,
  'end-of-diplomacy': endDiplomacy,
  scoring: scoreTurn
}

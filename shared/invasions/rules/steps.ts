import type { Script } from '../ask.ts'
import type { SideId } from '../content/ids.ts'
import type { InvasionsPlay, NationScript } from '../play.ts'
import type { NationStepId, OnceStepId, SideStepId } from '../sequence.ts'
import { activate } from './activation.ts'
import { administer } from './administration.ts'
import { ageBarbarian, ageCivilised, ageHeresies } from './ageing.ts'
import { caravansStep } from './caravans.ts'
import { diplomacyStep, endDiplomacy, foederaOfInactiveNations } from './diplomacy.ts'
import { drawEventOfTurn } from './events.ts'
import { collectIncome } from './income.ts'
import { purchaseStep } from './purchases.ts'
import { playRaids } from './raids.ts'
import { nationsArrive } from './reinforcements/arrivals.ts'
import { reinforce } from './reinforcements.ts'
import { conversionStep } from './religion.ts'
import { suppressRevolts } from './revolts/suppression.ts'
import { scoreTurn } from './scoring.ts'

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

import type { DecisionKind } from './decisions/decision-kinds.ts'

/**
 * Questions that come often and have a usual answer. The game gives it for a player with standing orders, unless these
 * say that he wants to be asked, or the question matters more than usual (`answer-by-orders.ts`). All other questions are
 * always asked.
 */
export const routineKinds = [
  'place-leader',
  'levy-kind',
  'excess-units',
  'lose-units',
  'unpaid-units',
  'lost-raider',
  'march',
  'raiding-party',
  'take-hits',
  'battle-losses',
  'leader-option',
  'recover-units',
  'repair-units',
  'next-battle',
  'next-siege',
  'retreat',
  'go-on',
  'found-kingdom',
  'convert',
  'conversion-bonus',
  'break-through',
  'interceptors-arrive',
  'leave-on-the-way',
  'intercept',
  'flee',
  'choose-campaigner',
  'campaign-again',
  'place-mercenary',
  'lend-mercenary',
  'take-back-mercenary',
  'lend-to-kin',
  'settle-foedus',
  'make-room',
  'treaty-garrison',
  'displacement',
  'fighting-units',
  'limes-follows-border',
  'plunder-caravan'
] as const satisfies readonly DecisionKind[]

export type RoutineKind = (typeof routineKinds)[number]

export const isRoutine = (kind: string): kind is RoutineKind => routineKinds.some((one) => one === kind)

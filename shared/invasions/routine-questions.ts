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

/**
 * Questions that became routine later. The game answers them only for standing orders that name them, so that campaigns
 * begun before replay as they were played. New campaigns begin with all of them.
 */
export const laterRoutineKinds = [
  'raid-instead',
  'raid-target',
  'purchases',
  'deploy-purchases',
  'battle-reroll',
  'besiege'
] as const satisfies readonly DecisionKind[]

type FirstRoutineKind = (typeof routineKinds)[number]
type LaterRoutineKind = (typeof laterRoutineKinds)[number]
export type RoutineKind = FirstRoutineKind | LaterRoutineKind

export const allRoutineKinds: readonly RoutineKind[] = [...routineKinds, ...laterRoutineKinds]

const isLater = (kind: string): kind is LaterRoutineKind => laterRoutineKinds.some((one) => one === kind)

export const isRoutine = (kind: string): kind is RoutineKind => allRoutineKinds.some((one) => one === kind)

/** The routine questions that a player wants to be asked, and the later ones that he wants to be answered for him. */
export interface RoutineOrders {
  readonly asked?: readonly FirstRoutineKind[]
  readonly usual?: readonly LaterRoutineKind[]
}

/** Whether the player decides such a question himself each time. */
export function isAsked({ asked = [], usual = [] }: RoutineOrders, kind: RoutineKind): boolean {
  return isLater(kind) ? !usual.includes(kind) : asked.includes(kind)
}

/** The orders under which the player is asked exactly these routine questions. */
export function asking<Orders extends RoutineOrders>(orders: Orders, kinds: readonly RoutineKind[]): Orders {
  return {
    ...orders,
    asked: routineKinds.filter((kind) => kinds.includes(kind)),
    usual: laterRoutineKinds.filter((kind) => !kinds.includes(kind))
  }
}

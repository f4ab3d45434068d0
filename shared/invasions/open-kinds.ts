import type { DecisionKind } from './decisions/decision-kinds.ts'

/**
 * Questions in another player's activation that show nothing but the board: the player answers them at the table, and
 * the device need not change hands. Not among them: cards, and what a purse decides.
 */
const kinds = [
  'intercept',
  'interceptors-arrive',
  'flee',
  'leave-on-the-way',
  'excess-units',
  'retreat',
  'break-through',
  'defend-foedus',
  'naval-interception',
  'naval-battle',
  'naval-reroll',
  'carry-friends',
  'carrying-stack',
  'leader-option',
  'battle-reroll',
  'battle-losses',
  'take-hits',
  'recover-units',
  'repair-units',
  'voluntary-retreat',
  'accept-alliance',
  'accept-foedus',
  'offer-foedus',
  'choose-grant',
  'place-horde',
  'settle-foedus',
  'make-room',
  'lend-mercenary',
  'place-mercenary',
  'take-back-mercenary',
  'lend-to-kin',
  'treaty-province',
  'treaty-garrison',
  'displacement',
  'strongest-neighbour'
] as const satisfies readonly DecisionKind[]

export const openKinds: ReadonlySet<string> = new Set(kinds)

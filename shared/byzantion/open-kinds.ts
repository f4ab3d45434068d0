import type { DecisionKind } from './decisions.ts'

/** Questions that show nothing but the open table: people answer them without a curtain. */
const kinds = [
  'position',
  'break-vote-tie',
  'break-tie',
  'bandons',
  'activate',
  'sell',
  'buy',
  'trade',
  'gain-any',
  'rival',
  'target-card',
  'move-units',
  'place-units',
  'remove-units',
  'shift-votes',
  'split',
  'pick-lot',
  'take-discard'
] as const satisfies readonly DecisionKind[]

export const openKinds: ReadonlySet<string> = new Set(kinds)

import type { DecisionKind } from './decisions/index.ts'

/** Questions that show nothing but the open table: people answer them without a curtain. */
const kinds = [
  'leader',
  'quaestor',
  'provincial-income',
  'grain',
  'lost-fleets',
  'dying-leader',
  'ended-war',
  'allied-fleets',
  'bid',
  'nominate-consuls',
  'consul-of-rome',
  'name-dictator',
  'nominate-dictator',
  'master-of-horse',
  'nominate-censor',
  'prosecute',
  'nominate-governors',
  'preside',
  'tribune-proposal',
  'call-factions',
  'consent',
  'vote',
  'step-down',
  'fill-bench',
  'claim-exile',
  'consul-for-life'
] as const satisfies readonly DecisionKind[]

export const openKinds: ReadonlySet<string> = new Set(kinds)

import { type HookTable, hookHandlers } from '../engine/hook-table.ts'
import type { Script } from './ask.ts'
import { nationCard } from './catalogue.ts'
import type { TurnEvent } from './content/content-schema.ts'
import type { NationId, SpecialRuleId } from './content/ids.ts'
import type { InvasionsPlay } from './play.ts'
import { presentEntries } from './present-entries.ts'
import type { LeaderId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'

/**
 * The points at which the general rules call a nation's special rules. A special rule that acts at a moment or returns
 * a value to a script is a hook. A special rule that changes what a query computes (where may this unit stand, what
 * does this strait cost) has no hook: the query checks it with `hasTrait`.
 */
export interface NationHooks {
  /** VIII.C: returns the age of the new Empire, given the age of the Kingdom. */
  ageOfNewEmpire(age: number): number
  /** IX.C: a historical leader's turns are over. */
  leaderRetired(play: InvasionsPlay, leader: LeaderId): Script
  /** IX.E: the nation has received its new units. */
  unitsReinforced(play: InvasionsPlay, nation: NationId): Script
  /** XIII.B */
  administrationBegins(play: InvasionsPlay, nation: NationId): void
  /** XIV.C */
  incomeBegins(play: InvasionsPlay, nation: NationId): void
  /** XIV.K: the collapse was rolled; the nation and its relations still exist. */
  empireCollapses(play: InvasionsPlay, nation: NationId): Script
  /** XV.B */
  purchasesBegin(play: InvasionsPlay, nation: NationId): void
  /** XV.B */
  purchasesEnd(play: InvasionsPlay, nation: NationId): Script
  /** XIX: a stack of the nation has entered a province. Returns true when that ends the march without a fight. */
  provinceEntered(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script<boolean>
  /** XX.J: a leader of the nation was eliminated; `at` is the province of the battle, or null. */
  leaderEliminated(play: InvasionsPlay, leader: LeaderId, at: ProvinceId | null): Script
  /** XXIV.C: the nation has taken a city. */
  cityTaken(play: InvasionsPlay, nation: NationId, province: ProvinceId): void
  /** XXX.A: diplomacy is over and the nation's activation begins. */
  envoysHeard(play: InvasionsPlay, nation: NationId): Script
}

/** Moments that concern no single nation. Each special rule is called once, however many nations have it. */
export interface WorldHooks {
  /** IX.A: the time table calls for an event. */
  timeTableEvent(play: InvasionsPlay, event: TurnEvent): Script
  /** IX.A: the new nations of the turn have arrived. */
  nationsArrived(play: InvasionsPlay): Script
  /** XIV.K: an Empire has collapsed. */
  empireCollapsed(play: InvasionsPlay): Script
}

/** The handlers of every special rule; empty where only queries check it. World hooks run in the order of the table. */
export type SpecialRules = HookTable<SpecialRuleId, NationHooks & WorldHooks>

/** Finds the handlers that apply: of one nation, or of all special rules. */
export interface HookLookup {
  of<Name extends keyof NationHooks>(nation: NationId, name: Name): NationHooks[Name][]
  all<Name extends keyof WorldHooks>(name: Name): WorldHooks[Name][]
}

export function hookLookup(rules: SpecialRules): HookLookup {
  const every = presentEntries(rules).map(([id]) => id)
  return {
    of: (nation, name) =>
      hookHandlers<SpecialRuleId, NationHooks, typeof name>(rules, nationCard(nation).hooks, name),
    all: (name) => hookHandlers<SpecialRuleId, WorldHooks, typeof name>(rules, every, name)
  }
}

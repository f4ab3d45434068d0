import { type HookTable, handlersOf } from '../engine/hooks.ts'
import type { Script } from './ask.ts'
import { nationCard } from './catalogue.ts'
import type { HookId, NationId } from './content/ids.ts'
import type { TurnEvent } from './content/schema.ts'
import { entriesOf } from './entries.ts'
import type { InvasionsPlay } from './play.ts'
import type { LeaderId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'

/**
 * The places in the general rules where a nation may differ. A special rule that acts at a moment or answers a
 * script's question is a hook; what a query must know of a position (where may this unit stand, what does this
 * strait cost) is a plain fact, asked for with `hasTrait`.
 */
export interface NationHooks {
  /** VIII.C: from the age of the Kingdom. */
  ageOfNewEmpire(age: number): number
  /** IX.C: a historical leader's turns are over. */
  leaderRetired(play: InvasionsPlay, leader: LeaderId): Script
  /** IX.E: the nation has its new units. */
  unitsReinforced(play: InvasionsPlay, nation: NationId): Script
  /** XIII.B */
  administrationBegins(play: InvasionsPlay, nation: NationId): void
  /** XIV.C */
  incomeBegins(play: InvasionsPlay, nation: NationId): void
  /** XIV.K: the die has fallen; the nation and its ties still stand. */
  empireCollapses(play: InvasionsPlay, nation: NationId): Script
  /** XV.B */
  purchasesBegin(play: InvasionsPlay, nation: NationId): void
  /** XV.B */
  purchasesEnd(play: InvasionsPlay, nation: NationId): Script
  /** XIX: a stack of the nation has entered a province; true when that ends its march without a fight. */
  provinceEntered(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script<boolean>
  /** XX.J: a leader of the nation has fallen, in battle in that province or otherwise. */
  leaderEliminated(play: InvasionsPlay, leader: LeaderId, at: ProvinceId | null): Script
  /** XXIV.C: the nation has taken a city. */
  cityTaken(play: InvasionsPlay, nation: NationId, province: ProvinceId): void
  /** XXX.A: the envoys have spoken, the nation's activation begins. */
  envoysHeard(play: InvasionsPlay, nation: NationId): Script
}

/** Moments that concern no nation in particular: each special rule is asked once, whoever declares it. */
export interface WorldHooks {
  /** IX.A: the time table calls for an event. */
  timeTableEvent(play: InvasionsPlay, event: TurnEvent): Script
  /** IX.A: the turn's new nations have come. */
  nationsArrived(play: InvasionsPlay): Script
  /** XIV.K: an Empire is no more. */
  empireCollapsed(play: InvasionsPlay): Script
}

/** Every special rule has its handlers, or none where it is a plain fact. World moments ask in the order of the table. */
export type SpecialRules = HookTable<HookId, NationHooks & WorldHooks>

/** How the general rules ask. */
export interface Hooks {
  of<Name extends keyof NationHooks>(nation: NationId, name: Name): NationHooks[Name][]
  all<Name extends keyof WorldHooks>(name: Name): WorldHooks[Name][]
}

export function hooksOf(rules: SpecialRules): Hooks {
  const every = entriesOf(rules).map(([id]) => id)
  return {
    of: (nation, name) => handlersOf<HookId, NationHooks, typeof name>(rules, nationCard(nation).hooks, name),
    all: (name) => handlersOf<HookId, WorldHooks, typeof name>(rules, every, name)
  }
}

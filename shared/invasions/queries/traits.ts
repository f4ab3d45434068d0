import { nationCard } from '../catalogue.ts'
import { type HookId, type NationId, nationIds } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'

/** Whether a nation's card declares a special rule. General rules ask for the trait, never for the nation. */
export function hasTrait(nation: NationId, trait: HookId): boolean {
  return nationCard(nation).hooks.includes(trait)
}

/** The nations in play that declare a special rule. */
export function nationsWithTrait(state: InvasionsState, trait: HookId): NationId[] {
  return nationIds.filter((id) => state.nations[id].presence === 'in-play' && hasTrait(id, trait))
}

import { nationCard } from '../catalogue.ts'
import { type HookId, type NationId, nationIds } from '../content/ids.ts'
import { remembering } from '../remembering.ts'
import type { NationState } from '../state.ts'

/** What tells who is in play: the state, or a view of it. */
interface WithNations {
  readonly nations: Readonly<Record<string, Pick<NationState, 'presence'> | undefined>>
}

/** Cards never change: who has a trait at all is looked up once. */
const bearers = remembering((trait: HookId): readonly NationId[] =>
  nationIds.filter((id) => hasTrait(id, trait))
)

/** Whether a nation's card declares a special rule. General rules ask for the trait, never for the nation. */
export function hasTrait(nation: NationId, trait: HookId): boolean {
  return nationCard(nation).hooks.includes(trait)
}

/** The nations in play that declare a special rule. */
export function nationsWithTrait({ nations }: WithNations, trait: HookId): NationId[] {
  return bearers(trait).filter((id) => nations[id]?.presence === 'in-play')
}

import { memoize } from '../../../engine/memoize.ts'
import { nationCard } from '../../catalogue.ts'
import { type NationId, nationIds, type SpecialRuleId } from '../../content/ids.ts'
import type { NationState } from '../../state.ts'

/** The part of the state, or of a view, that holds the nations. */
interface WithNations {
  readonly nations: Readonly<Record<string, Pick<NationState, 'presence'> | undefined>>
}

/** The nations with a trait. Cached, because nation cards never change. */
const bearers = memoize((trait: SpecialRuleId): readonly NationId[] =>
  nationIds.filter((id) => hasTrait(id, trait))
)

/** Whether a nation's card declares a special rule. General rules test the trait, never the nation's id. */
export function hasTrait(nation: NationId, trait: SpecialRuleId): boolean {
  return nationCard(nation).hooks.includes(trait)
}

/** The nations in play that declare a special rule. */
export function nationsWithTrait({ nations }: WithNations, trait: SpecialRuleId): NationId[] {
  return bearers(trait).filter((id) => nations[id]?.presence === 'in-play')
}

import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { WarId } from '#shared/republica/content/ids.ts'
import { armiesAgainst, fleetsIn, legionsIn, type OpenArmy } from '#shared/republica/queries/armies.ts'
import type { RepublicView } from '#shared/republica/view.ts'

export interface FieldForce {
  readonly army: OpenArmy
  readonly legions: number
  readonly veterans: number
  readonly fleets: number
  readonly faction: FactionId | null
}

/** What an army consists of. */
export function forceOf(view: RepublicView, army: OpenArmy): FieldForce {
  const legions = legionsIn(view, army.id)
  return {
    army,
    legions: legions.length,
    veterans: legions.filter(({ isVeteran }) => isVeteran).length,
    fleets: fleetsIn(view, army.id).length,
    faction: (army.commander && view.senators[army.commander]?.faction) ?? null
  }
}

/** The armies that stand against a war. */
export function forcesAgainst(view: RepublicView, war: WarId): readonly FieldForce[] {
  return armiesAgainst(view, war).map((army) => forceOf(view, army))
}

/** The units in Italy that the Senate may use. */
export function unitsAtHome({ legions, fleets }: RepublicView) {
  const home = legions.filter(({ place }) => place.in === 'italy')
  return {
    legions: home.filter(({ isVeteran }) => !isVeteran).length,
    veterans: home.filter(({ isVeteran }) => isVeteran),
    fleets: fleets.filter(({ place }) => place.in === 'italy').length
  }
}

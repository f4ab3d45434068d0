import type { Expedition } from '#shared/republica/board/proposal.ts'
import { fleetsIn, legionsIn, type OpenArmy } from '#shared/republica/queries/armies.ts'
import type { Force } from '#shared/republica/queries/combat/battle-setup.ts'
import { companionOf, forceOf } from '#shared/republica/queries/senate/commands.ts'
import type { RepublicView } from '#shared/republica/view.ts'

/** The force that would stand before a war if the Senate sent it. */
export function consideredForce(view: RepublicView, expedition: Expedition): Force {
  const { legions, veterans, fleets } = forceOf(view, expedition)
  return {
    commander: expedition.commander,
    masterOfHorse: companionOf(view, expedition.commander),
    legions: [
      ...Array.from({ length: legions }, () => ({ isVeteran: false })),
      ...veterans.map(() => ({ isVeteran: true }))
    ],
    fleets
  }
}

/** An army as it stands in the field; null without a commander. */
export function standingForce(view: RepublicView, army: OpenArmy): Force | null {
  if (!army.commander) return null
  return {
    commander: army.commander,
    masterOfHorse: army.masterOfHorse,
    legions: legionsIn(view, army.id),
    fleets: fleetsIn(view, army.id).length
  }
}

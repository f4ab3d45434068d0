import type { Expedition } from '#shared/republica/board/proposal.ts'
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

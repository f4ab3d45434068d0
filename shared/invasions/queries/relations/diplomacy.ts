import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { seasOf } from '../../world/sea-queries.ts'
import { neighbours } from '../../world/world-queries.ts'
import { provinceCard } from '../map/provinces.ts'
import { mayEnter } from '../movement/entry-limits.ts'
import { holdings } from '../nations/realm.ts'
import { hordesIn } from '../pieces/pieces.ts'
import { unitsIn } from '../pieces/placement.ts'
import { canPayFirstTribute, type FoedusObstacle, foedusObstacle } from './foedus.ts'
import { hasPlaceForOneMore, lendableUnits } from './mercenaries.ts'
import {
  type AllianceObstacle,
  allianceObstacle,
  type ClientageObstacle,
  clientageObstacle,
  isInvading,
  isMinorKingdom
} from './relations.ts'
import { areHostile } from './stance.ts'

export type DiplomacyObstacle =
  | AllianceObstacle
  | ClientageObstacle
  | FoedusObstacle
  | 'activated'
  | 'not-hostile'
  | 'nothing-to-lend'
  | 'no-place'
  | 'nothing-to-cede'
  | 'no-garrison'
  | 'no-gold'
  | 'decoy'

/** The target of a diplomacy card: a nation, or the two parties of a relation. */
export interface DiplomacyTarget {
  readonly nation?: NationId
  readonly nation2?: NationId
  readonly tie?: 'alliance' | 'client'
}

/** XXX.A: why a nation may not play a diplomacy card at a target now; null when it may. */
export function diplomacyObstacle(
  state: Board,
  by: NationId,
  design: string,
  { nation: target, nation2, tie }: DiplomacyTarget
): DiplomacyObstacle | null {
  if (design === 'nothing') return 'decoy'
  if (!target) return null
  const parties = [by, target, ...(nation2 ? [nation2] : [])]
  if (parties.some((nation) => isInvading(state, nation))) return 'invading'
  if (playableAnytime.has(design)) return design === 'mercenary' ? loanObstacle(state, by, target) : null
  if (parties.some((nation) => state.thisTurn.activated.includes(nation))) return 'activated'
  if (tie) return null
  switch (design) {
    case 'alliance':
      return isMinorKingdom(state, target)
        ? clientageObstacle(state, by, target)
        : allianceObstacle(state, by, target)
    case 'foedus':
      return foedusObstacle(state, by, target) ?? (canPayFirstTribute(state, by) ? null : 'no-gold')
    default:
      return areHostile(state, by, target) ? pactObstacle(state, by, design, target) : 'not-hostile'
  }
}

/** XXX.A: cards that may be played at any moment, not only before an activation. */
const playableAnytime: ReadonlySet<string> = new Set(['corruption', 'mercenary'])

function pactObstacle(
  state: Board,
  by: NationId,
  design: string,
  target: NationId
): DiplomacyObstacle | null {
  if (design === 'marriage') return loanObstacle(state, by, target)
  if (design !== 'treaty') return null
  if (cessionsOf(state, by, target).length === 0) return 'nothing-to-cede'
  return lendableUnits(state, by).length === 0 ? 'no-garrison' : null
}

/** XXX.D, XXX.H: a loan needs a unit to lend and a province with room for it. */
function loanObstacle(state: Board, by: NationId, target: NationId): DiplomacyObstacle | null {
  if (lendableUnits(state, target).length === 0) return 'nothing-to-lend'
  return hasPlaceForOneMore(state, by) ? null : 'no-place'
}

/** XXX.C: the provinces that a treaty may make a nation cede: neither its seat nor a granary, and next to the other's land or fleets. */
export function cessionsOf(state: Board, by: NationId, target: NationId): ProvinceId[] {
  return holdings(state, target).filter((id) => mayBeCeded(state, by, target, id))
}

function mayBeCeded(state: Board, by: NationId, target: NationId, id: ProvinceId): boolean {
  if (state.nations[target].seat?.at === id || provinceCard(id).granary) return false
  if (!mayEnter(state, by, id) || isShared(state, target, id)) return false
  const fleetOff =
    provinceCard(id).island &&
    seasOf(id, 'base').some((sea) => unitsIn(state, sea).some((unit) => unit.controller === by))
  return fleetOff || neighbours(id).some((neighbour) => state.control[neighbour.id] === by)
}

/** Whether units or hordes of other nations are in the province too. */
function isShared(state: Board, owner: NationId, id: ProvinceId): boolean {
  return (
    unitsIn(state, id).some(({ controller }) => controller !== owner) ||
    hordesIn(state, id).some((nation) => nation !== owner)
  )
}

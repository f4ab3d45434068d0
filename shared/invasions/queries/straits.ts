import type { NationId } from '../content/ids.ts'
import type { InvasionsState } from '../state.ts'
import type { Neighbour } from '../world/queries.ts'
import { hasTrait } from './traits.ts'

/** The strait of Constantinople, which has rules of its own (XVIII.J, XIX.A). */
const BOSPORUS = 'Bosphorus'

export function isBosporus(border: Pick<Neighbour, 'name'>): boolean {
  return border.name === BOSPORUS
}

/** XVIII.J: whether crossing takes a whole movement, or one step as for those who hold the Bosporus. */
export function takesWholeMovement(nation: NationId, border: Neighbour): boolean {
  return border.kind === 'strait' && !(isBosporus(border) && hasTrait(nation, 'bosporus-passage'))
}

/** XXV.F: whether an enemy fleet bars the strait to a nation. Chapter XXV fills this in. */
export function isBlockaded(_state: InvasionsState, _nation: NationId, _strait: Neighbour): boolean {
  return false
}

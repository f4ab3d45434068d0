import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { clientsOf } from '../../queries/realm.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState } from '../../state.ts'

/** VIII.B: the king of kings counts his clients in the Empire check. */
export function clientsOfTheGreatKing(state: InvasionsState, nation: NationId): Modifier[] {
  return [
    { amount: clientsOf(state, nation).length * figures.empire.forAClient, rule: 'VIII.B', why: 'clients' }
  ]
}

/** VIII.C: a new Empire starts at age 1; that of the king of kings keeps half its age. */
export function halfTheAge(age: number): number {
  return Math.ceil(age * ownFigures.king.agePart)
}

import type { Board } from '../board.ts'
import { leaderCard } from '../catalogue.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import type { Modifier } from '../rolls.ts'
import type { Leader, Unit } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { leadersIn, unitsIn } from './placement.ts'
import { areaReligion, isHeretical } from './religion.ts'
import { areaOf } from './terrain.ts'

/** XVI.F: a revolt is put down at this result or above. */
export const SUPPRESSED_ON = figures.suppression.on

/** The units of a nation in a province in revolt. */
export function troopsHere(state: Board, nation: NationId, province: ProvinceId): Unit[] {
  return unitsIn(state, province).filter((unit) => unit.controller === nation)
}

/** XVI.F: +1 a unit, -1 for heresy, -1 for another faith. */
export function suppressionModifiers(state: Board, nation: NationId, province: ProvinceId): Modifier[] {
  const area = areaOf(province)
  const { religion, seat } = state.nations[nation]
  const faith = areaReligion(area)
  const capital = seat ? areaOf(seat.at) : null
  const heretical = isHeretical(state, nation, area)
  // Seen from a heretical capital the orthodox of the same faith are the heretics (XXXI.C).
  const orthodox =
    !heretical && capital !== null && isHeretical(state, nation, capital) && areaReligion(capital) === faith
  const units = troopsHere(state, nation, province).length
  const modifiers: Modifier[] = [
    { amount: units * figures.suppression.forAUnit, rule: 'XVI.F', why: 'units' },
    { amount: heretical || orthodox ? figures.suppression.forHeresy : 0, rule: 'XVI.F', why: 'heresy' },
    {
      amount: religion === faith ? 0 : figures.suppression.forAnotherFaith,
      rule: 'XVI.F',
      why: 'other-faith'
    }
  ]
  return modifiers.filter(({ amount }) => amount !== 0)
}

/** XVI.F: a leader's combat bonus; one who is out of action gives none. */
export function suppressionRerolls(state: Board, nation: NationId, province: ProvinceId): number {
  return Math.max(
    0,
    ...leadersHere(state, nation, province)
      .filter((leader) => leader.inactiveUntil === null)
      .map(({ id }) => leaderCard(id).combat)
  )
}

export function leadersHere(state: Board, nation: NationId, province: ProvinceId): Leader[] {
  return leadersIn(state, province).filter((leader) => leader.nation === nation)
}

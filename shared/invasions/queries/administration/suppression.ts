import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { Leader, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { areaOf } from '../map/provinces.ts'
import { leadersIn, unitsIn } from '../pieces/placement.ts'
import { areaReligion, isHeretical, isImmune } from '../religion/religion.ts'

/** XVI.A: whether a nation can suffer revolts. Pagan and Arian Barbarians cannot. */
export function canSufferRevolts(state: Board, nation: NationId): boolean {
  return state.nations[nation].activity === 'active' && !isImmune(state, nation)
}

/** XVI.F: the die suppresses a revolt at this result or above. */
export const SUPPRESSED_ON = figures.suppression.on

/** The units of a nation in a province in revolt. */
export function troopsHere(state: Board, nation: NationId, province: ProvinceId): Unit[] {
  return unitsIn(state, province).filter((unit) => unit.controller === nation)
}

/** XVI.F: +1 for each unit, -1 for heresy, -1 for another religion. */
export function suppressionModifiers(state: Board, nation: NationId, province: ProvinceId): Modifier[] {
  const area = areaOf(province)
  const { religion, seat } = state.nations[nation]
  const faith = areaReligion(area)
  const capital = seat ? areaOf(seat.at) : null
  const heretical = isHeretical(state, nation, area)
  // XXXI.C: for a nation with a heretical capital, orthodox Areas of the same religion count as heretical.
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

/** XVI.F: the best combat bonus of the active leaders there. */
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

import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { BattleForce, BattleSetup } from '../battle/battle-setup.ts'
import { isProvince } from '../map/provinces.ts'
import { isHomeBound } from '../movement/entry-limits.ts'
import { stackingRoom } from '../movement/stacking.ts'
import { holdings } from '../nations/realm.ts'
import { unitById } from '../pieces/placement.ts'
import { isLandUnit } from '../pieces/unit-arms.ts'
import { ownUnits, relationsOfKind } from './relations.ts'
import { hasStrangers, type StanceMap, stanceMap } from './stance-map.ts'

/** The units that a nation could lend: its own land units that may leave their home. */
export function lendableUnits(state: Board, lender: NationId): Unit[] {
  return ownUnits(state, lender).filter(
    (unit) => isLandUnit(unit) && isProvince(unit.at) && !isHomeBound(unit)
  )
}

/** XII.D: the provinces of a nation with room for one more unit, without revolts and troops of strangers. */
export function placesForOneMore(state: Board, nation: NationId): ProvinceId[] {
  const look = stanceMap(state, nation)
  return homesOf(state, nation).filter((id) => takesOneMore(state, look, id))
}

export function hasPlaceForOneMore(state: Board, nation: NationId): boolean {
  const look = stanceMap(state, nation)
  return homesOf(state, nation).some((id) => takesOneMore(state, look, id))
}

/** The province of its horde, then those it holds. */
function homesOf(state: Board, nation: NationId): ProvinceId[] {
  const { seat, status } = state.nations[nation]
  const own = holdings(state, nation)
  return status === 'barbarian' && seat ? [seat.at, ...own.filter((id) => id !== seat.at)] : own
}

function takesOneMore(state: Board, look: StanceMap, id: ProvinceId): boolean {
  return !state.revolts[id] && stackingRoom(state, look.nation, id) > 0 && !hasStrangers(look, id)
}

/** XXX.H: the hired units that would face a force of their own nation. */
export function deserters(
  state: Board,
  units: readonly UnitId[],
  enemy: Pick<BattleForce, 'units' | 'hordes'>
): UnitId[] {
  const enemies = new Set([...enemy.hordes, ...enemy.units.map((id) => unitById(state, id).controller)])
  const hired = new Set(relationsOfKind(state, 'loan').map(({ unit }) => unit))
  return units.filter((id) => hired.has(id) && enemies.has(unitById(state, id).nation))
}

/** XXX.H: who changes sides before a battle, and the battle that follows. */
export function desertion(
  state: Board,
  order: BattleSetup
): { readonly order: BattleSetup; readonly gone: readonly UnitId[] } {
  if (relationsOfKind(state, 'loan').length === 0) return { order, gone: [] }
  const fromAttacker = deserters(state, order.attacker.units, order.defender)
  const fromDefender = deserters(state, order.defender.units, order.attacker)
  const gone = [...fromAttacker, ...fromDefender]
  if (gone.length === 0) return { order, gone }
  const attacker = exchange(order.attacker, fromAttacker, fromDefender)
  const defender = exchange(order.defender, fromDefender, fromAttacker)
  return { order: { ...order, attacker, defender }, gone }
}

function exchange(force: BattleForce, lost: readonly UnitId[], gained: readonly UnitId[]): BattleForce {
  return { ...force, units: [...force.units.filter((id) => !lost.includes(id)), ...gained] }
}

import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { provinceById as recordOf } from '../../world/world-queries.ts'
import { isBarbarianProvince } from '../map/provinces.ts'
import { hordesIn } from '../pieces/pieces.ts'
import { unitsIn } from '../pieces/placement.ts'
import { areFriendly } from '../relations/stance.ts'
import { arePartners, countForces, powerServed, unitsToControl } from './control.ts'
import type { MapPosition } from './map-position.ts'
import { positionOf } from './position-of-board.ts'

/**
 * XII.B, XII.C: whether a nation could hold a province as things stand. It has its seat there; or the province is empty
 * and the Area is the nation's or its partner's; or a city there is its own, which only a siege changes; or its troops,
 * with those of friends, are enough.
 */
export function couldHold(
  board: Board,
  nation: NationId,
  province: ProvinceId,
  position: MapPosition = positionOf(board)
): boolean {
  if (board.nations[nation].seat?.at === province) return true
  const forces = countForces(position, province, unitsIn(board, province))
  const hordes = hordesIn(board, province).map((horde) => powerServed(position, horde, province))
  const present = [...forces.keys(), ...hordes]
  const lord = board.areaControl[recordOf(province).area]
  if (present.length === 0) {
    return lord !== undefined && (lord === nation || arePartners(position, lord, nation))
  }
  if (board.cities[province]) return true
  if (lord === nation && present.every((other) => other === nation)) return true
  const strength = [...forces].reduce((sum, [, units]) => sum + units, 0)
  const needed = unitsToControl(position, nation, recordOf(province), isBarbarianProvince(province))
  const amongFriends = present.every((other) => areFriendly(board, other, nation))
  return forces.has(nation) && amongFriends && strength >= needed
}

import type { Board } from '../../board.ts'
import type { Modifier } from '../../rolls.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { fightersOf } from '../battle/fighters.ts'
import { lossOrder } from '../battle/loss-order.ts'
import { hitsByCamp } from '../battle/shared-hits.ts'
import { leadingNation } from '../movement/step-rules.ts'
import { D2_PASS_CHANCE } from '../odds/d10.ts'
import { bestLeader, isLeaderPiece, isUnitPiece, mayAct, type Piece } from '../pieces/pieces.ts'
import { type StanceMaps, stanceMaps } from '../relations/stance-map.ts'
import {
  ASSAULT_HITS,
  isOpenToTerror,
  type SiegeSetup,
  siegeChance,
  siegeModifiers,
  siegeRerolls,
  siegeSituation
} from '../siege/siege.ts'
import { actingNations, attackersIn, withinLimit } from './attackers.ts'

/** XXIV: what happens before a city, once nobody defends it in the field. */
export interface SiegeForecast {
  readonly order: SiegeSetup
  /** XXIV.B: the chance that it surrenders to a Barbarian leader before the siege. */
  readonly terror: number
  /** XXIV.C: the chances that it falls to a siege without and with an assault, if it has not surrendered. */
  readonly plain: number
  readonly assault: number
  /** The units that an assault costs. */
  readonly lostInAssault: number
  readonly modifiers: { readonly plain: readonly Modifier[]; readonly assault: readonly Modifier[] }
  readonly rerolls: number
}

/** The forecast of a siege by the active nations' pieces in a province. */
export function forecastSiege(board: Board, province: ProvinceId): SiegeForecast | null {
  if (!board.cities[province]) return null
  return siegeOf(board, province, withinLimit(board, province, attackersIn(board, province)).pieces)
}

/** The forecast of a siege by these pieces; null when there is nobody or nothing to besiege. */
export function siegeOf(
  board: Board,
  province: ProvinceId,
  pieces: readonly Piece[],
  stancesOf: StanceMaps = stanceMaps(board)
): SiegeForecast | null {
  const units = pieces.filter(isUnitPiece)
  if (!board.cities[province] || units.length === 0) return null
  const besieger = leadingNation(units, actingNations(board))
  if (!stancesOf(besieger).hasHostileCity(province)) return null
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((one) => mayAct(board, one)))?.id ?? null
  const order = { province, besieger, units: units.map(({ id }) => id), leader }
  const rerolls = siegeRerolls(board, leader)
  const siege = { province, besieger, units: order.units, rerolls }
  const modifiers = (assault: boolean) => siegeModifiers(siegeSituation(board, province, besieger, assault))
  return {
    order,
    terror: leader && isOpenToTerror(board, besieger, province) ? D2_PASS_CHANCE : 0,
    plain: siegeChance(board, siege, false).chance,
    assault: siegeChance(board, siege, true).chance,
    rerolls,
    // Only the page reads these, and computer players weigh many sieges.
    get modifiers() {
      return { plain: modifiers(false), assault: modifiers(true) }
    },
    get lostInAssault() {
      return unitsLost(board, order, ASSAULT_HITS)
    }
  }
}

/** XX.H: how many of the besiegers fall by so many hits. */
function unitsLost(board: Board, { besieger, units }: SiegeSetup, hits: number): number {
  const line = fightersOf(board, besieger, units)
  return hitsByCamp(line, hits).reduce((sum, { places, hits: share }) => {
    const own = places.flatMap((place) => line[place] ?? [])
    return (
      sum +
      lossOrder(own)
        .slice(0, share)
        .filter(({ fatal }) => fatal).length
    )
  }, 0)
}

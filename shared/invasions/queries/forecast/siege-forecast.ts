import type { Board } from '../../board.ts'
import type { Modifier } from '../../rolls.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { leadingNation } from '../movement/step-rules.ts'
import { D2_PASS_CHANCE } from '../odds/d10.ts'
import { bestLeader, isLeaderPiece, isUnitPiece, mayAct, type Piece } from '../pieces/pieces.ts'
import { type StanceMaps, stanceMaps } from '../relations/stance-map.ts'
import {
  isOpenToTerror,
  laySiege,
  type SiegeSetup,
  siegeChance,
  siegeModifiers,
  siegeSituation
} from '../siege/siege.ts'
import { attackersIn } from './fight-forecast.ts'

/** XXIV: what happens before a city, once nobody defends it in the field. */
export interface SiegeForecast {
  readonly order: SiegeSetup
  /** XXIV.B: the chance that it surrenders to a Barbarian leader before the siege. */
  readonly terror: number
  /** XXIV.C: the chances that it falls to a siege without and with an assault, if it has not surrendered. */
  readonly plain: number
  readonly assault: number
  readonly modifiers: { readonly plain: readonly Modifier[]; readonly assault: readonly Modifier[] }
  readonly rerolls: number
}

/** The forecast of a siege by the active nations' pieces in a province and those on their way there. */
export function forecastSiege(
  board: Board,
  province: ProvinceId,
  coming: readonly Piece[] = [],
  stancesOf: StanceMaps = stanceMaps(board)
): SiegeForecast | null {
  if (!board.cities[province]) return null
  const pieces = attackersIn(board, province, coming)
  const units = pieces.filter(isUnitPiece)
  if (units.length === 0) return null
  const besieger = leadingNation(units, board.movement?.nations ?? board.active)
  if (!stancesOf(besieger).hasHostileCity(province)) return null
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((one) => mayAct(board, one)))?.id ?? null
  const order = { province, besieger, units: units.map(({ id }) => id), leader }
  const siege = laySiege(board, order)
  const modifiers = (assault: boolean) => siegeModifiers(siegeSituation(board, province, besieger, assault))
  return {
    order,
    terror: leader && isOpenToTerror(board, besieger, province) ? D2_PASS_CHANCE : 0,
    plain: siegeChance(board, siege, false).chance,
    assault: siegeChance(board, siege, true).chance,
    modifiers: { plain: modifiers(false), assault: modifiers(true) },
    rerolls: siege.rerolls
  }
}

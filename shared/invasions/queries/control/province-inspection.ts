import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { provinceById as recordOf } from '../../world/world-queries.ts'
import { marchRoutes } from '../movement/routes.ts'
import { isUnitPiece, type Piece, piecesIn, provincesWithPieces } from '../pieces/pieces.ts'
import { unitsIn } from '../pieces/placement.ts'
import { areHostile } from '../relations/stance.ts'
import { type StanceMaps, stanceMaps } from '../relations/stance-map.ts'
import { type ObjectiveHere, objectivesOn } from '../scoring/objectives.ts'

/** XII.B, XII.C: by which right a nation holds a province. */
export type ControlTitle = 'capital' | 'city' | 'garrison' | 'area' | 'kept'

/** A stack that could reach a province in its next movement if nothing changes. */
export interface PossibleArrival {
  readonly nation: NationId
  readonly from: ProvinceId
  readonly units: number
  readonly steps: number
  readonly hostile: boolean
}

/** What a player can learn of a province besides the pieces in it. */
export interface ProvinceInspection {
  readonly area: AreaId
  readonly holder: NationId | null
  readonly title: ControlTitle | null
  /** V.B: the nations whose objective it is, or its Area is, and the points it is worth now. */
  readonly objectives: readonly ObjectiveHere[]
  /** The nearest first. */
  readonly arrivals: readonly PossibleArrival[]
}

export function inspectProvince(board: Board, province: ProvinceId): ProvinceInspection {
  const { area } = recordOf(province)
  return {
    area,
    holder: board.control[province] ?? null,
    title: titleTo(board, province),
    objectives: objectivesOn(board, province),
    arrivals: comersTo(board, province)
  }
}

/** XII.B: a nation holds a capital or city until it is taken, other land by its garrison, and the rest with its Area. */
function titleTo(board: Board, province: ProvinceId): ControlTitle | null {
  const holder = board.control[province]
  if (!holder) return null
  if (board.nations[holder].seat?.at === province) return 'capital'
  if ((board.cities[province]?.level ?? 0) > 0) return 'city'
  if (unitsIn(board, province).some(({ controller }) => controller === holder)) return 'garrison'
  return board.areaControl[recordOf(province).area] === holder ? 'area' : 'kept'
}

/** XVIII: the stacks of all nations that could march there, each with all pieces that can go. */
function comersTo(board: Board, target: ProvinceId): PossibleArrival[] {
  const from = stanceMaps(board)
  const nations = [...new Set(Object.values(board.units).map(({ controller }) => controller))]
  const comers = nations.flatMap((nation) =>
    provincesWithPieces(board, [nation])
      .filter((at) => at !== target)
      .flatMap((at) => comerFrom(board, from, nation, at, target) ?? [])
  )
  return comers.sort((one, other) => one.steps - other.steps || other.units - one.units)
}

function comerFrom(
  board: Board,
  from: StanceMaps,
  nation: NationId,
  at: ProvinceId,
  target: ProvinceId
): PossibleArrival | null {
  const pieces: Piece[] = piecesIn(board, at, [nation]).filter((piece) => !('horde' in piece))
  const units = pieces.filter(isUnitPiece).length
  if (units === 0) return null
  const route = marchRoutes(board, { at, pieces }, from).reach().routes.get(target)
  if (!route) return null
  const holder = board.control[target]
  const hostile = holder !== undefined && holder !== nation && areHostile(board, nation, holder)
  return { nation, from: at, units, steps: route.steps, hostile }
}

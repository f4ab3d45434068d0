import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isLeaderPiece, isUnitPiece, type Piece, type UnitPiece } from '../pieces/pieces.ts'
import { unitWorth } from '../pieces/unit-worth.ts'
import { countsFor, stackingRoom } from './stacking.ts'
import { leadersAmong } from './step-rules.ts'

/** A stack that divides: which pieces go to which province. */
export type Parties = ReadonlyMap<ProvinceId, readonly Piece[]>

/** XVII.A: whether pieces of one or several nations find room in a province: no nation among them exceeds its limit. */
export function findRoom(state: Board, province: ProvinceId, coming: readonly Piece[]): boolean {
  const units = coming.filter(isUnitPiece)
  const leaders = leadersAmong(coming)
  const counted = (nation: NationId) => units.filter((unit) => countsFor(state, nation, unit.nation)).length
  return [...new Set(units.map(({ nation }) => nation))].every(
    (nation) => counted(nation) <= stackingRoom(state, nation, province, leaders)
  )
}

/** A division of a stack. `rest` are the units that found no room. */
export interface Division {
  readonly parties: Parties
  readonly rest: readonly UnitPiece[]
}

/**
 * XVII.B: fills the stops in order with the best units, as far as each has room; hordes go to the first. The leaders go
 * where most units find room with them, the earlier stop among equals. `there` are pieces that come besides.
 */
export function divideAmong(
  state: Board,
  stops: readonly ProvinceId[],
  pieces: readonly Piece[],
  there: Parties = new Map()
): Division {
  const divisions = divisionsAmong(state, stops, pieces, there)
  const [best] = divisions.toSorted((one, other) => one.rest.length - other.rest.length)
  return best ?? { parties: new Map(), rest: [] }
}

/** The divisions from which `divideAmong` chooses: one for each stop to which the leaders may go. */
export function divisionsAmong(
  state: Board,
  stops: readonly ProvinceId[],
  pieces: readonly Piece[],
  there: Parties
): Division[] {
  return stops.map((led) => divided(state, stops, pieces, there, led))
}

function divided(
  state: Board,
  stops: readonly ProvinceId[],
  pieces: readonly Piece[],
  there: Parties,
  led: ProvinceId
): Division {
  let rest = pieces.filter(isUnitPiece).toSorted((a, b) => unitWorth(b.unit) - unitWorth(a.unit))
  const others = pieces.filter((piece) => !isUnitPiece(piece))
  const parties = new Map<ProvinceId, readonly Piece[]>()
  for (const [number, stop] of stops.entries()) {
    const leaders = stop === led ? others.filter(isLeaderPiece) : []
    const hordes = number === 0 ? others.filter((piece) => !isLeaderPiece(piece)) : []
    const besides = [...(there.get(stop) ?? []), ...leaders]
    const party: UnitPiece[] = []
    for (const unit of rest) if (findRoom(state, stop, [...besides, ...party, unit])) party.push(unit)
    rest = rest.filter((unit) => !party.includes(unit))
    parties.set(stop, [...party, ...leaders, ...hordes])
  }
  return { parties, rest }
}

import type { MapOption } from './ask.ts'
import type { NationId } from './content/ids.ts'
import { faceOf, isLeaderPiece, isUnitPiece, type Piece } from './queries/pieces/pieces.ts'
import { isOffMap } from './queries/pieces/placement.ts'
import type { PieceId, Unit, UnitId } from './state.ts'
import { message, reference } from './words/message.ts'
import type { AreaId } from './world/areas.ts'
import type { ProvinceId } from './world/provinces.ts'

/** A unit as an option. The page looks up by `piece` whether it is damaged and which nation it serves. */
export function unitOption(unit: Unit): MapOption<UnitId> {
  const { id, kind, at } = unit
  return {
    key: id,
    label: message('option.unit', { unit: reference('unit-kind', kind) }),
    piece: id,
    ...(isOffMap(at) ? {} : { place: at })
  }
}

/** A unit, leader or horde on land. A damaged elite has the name of its back. */
export function pieceOption(piece: Piece): MapOption<PieceId> {
  return { key: piece.id, label: pieceLabel(piece), piece: piece.id, place: piece.at }
}

export function pieceLabel(piece: Piece) {
  if (isUnitPiece(piece))
    return message('option.unit', { unit: reference('unit-kind', faceOf(piece.unit).id) })
  if (isLeaderPiece(piece)) return message('option.leader', { leader: reference('leader', piece.leader.id) })
  return message('option.horde', { nation: reference('nation', piece.nation) })
}

export function provinceOption(id: ProvinceId): MapOption<ProvinceId> & { readonly place: ProvinceId } {
  return { key: id, label: message('option.province', { province: reference('province', id) }), place: id }
}

export function areaOption(id: AreaId): MapOption<AreaId> {
  return { key: id, label: message('option.area', { area: reference('area', id) }) }
}

export function nationOption(id: NationId): MapOption<NationId> {
  return { key: id, label: message('option.nation', { nation: reference('nation', id) }) }
}

import type { Board } from '#shared/tetrarchia/board.ts'
import { armiesOnBoard, discAt } from '#shared/tetrarchia/queries/board-queries.ts'
import { type EmperorId, emperorIds, type SeaId, seaIds } from '#shared/tetrarchia/world/ids.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { drawnDisc, isFrontier, province, provinceIds } from '#shared/tetrarchia/world/queries.ts'
import type { MapSide, MapStack, NodeFace, StackItem } from '../../map/map-types.ts'
import type { TetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'
import { ARMY, discLook, emperorLooks, FLEET } from '../looks.ts'
import { coordinatesOf } from './map-facts.ts'

/** The circles of provinces with their discs; those of seas are for fleets. */
export function nodesOf(board: Pick<Board, 'discs'>): Record<string, NodeFace> {
  return {
    ...Object.fromEntries(provinceIds.map((id) => [id, faceOf(board, id)])),
    ...Object.fromEntries(seaIds.map((id) => [id, { rim: [FLEET.colour], disc: null, text: '' }]))
  }
}

function faceOf(board: Pick<Board, 'discs'>, id: ProvinceId): NodeFace {
  const disc = discAt(board, id)
  const text = isFrontier(id) ? coordinatesOf(id) : String(province(id).number)
  return { rim: rimOf(id), disc: disc && discLook(disc), text }
}

/** The colours of the drawn disc: of one emperor, or of all four. */
function rimOf(id: ProvinceId): readonly string[] {
  const drawn = drawnDisc(id)
  if (drawn === null) return []
  return drawn === 'any'
    ? emperorIds.map((emperor) => emperorLooks[emperor].colour)
    : [emperorLooks[drawn].colour]
}

export function emperorItem(emperor: EmperorId, words: TetrarchiaTranslator): StackItem {
  return { kind: 'leader', side: emperor, glyph: emperor, label: words.name('emperor', emperor) }
}

export function armyItem(words: TetrarchiaTranslator): StackItem {
  return { kind: 'leader', side: ARMY.side, glyph: 'army', label: words.text('map.army') }
}

export function fleetItem(count: number, words: TetrarchiaTranslator): StackItem {
  const label = words.text('map.fleet', { count })
  const item = { side: FLEET.side, glyph: 'fleet', label }
  return count > 1 ? { ...item, kind: 'unit', count } : { ...item, kind: 'leader' }
}

/** The pieces on the board. */
export function stacksOf(board: Board, words: TetrarchiaTranslator): MapStack[] {
  const afloat = new Map<SeaId, number>()
  for (const sea of board.fleets) afloat.set(sea, (afloat.get(sea) ?? 0) + 1)
  return [
    ...emperorIds.flatMap((emperor) => {
      const { at } = board.emperors[emperor]
      return at ? [{ province: at, items: [emperorItem(emperor, words)] }] : []
    }),
    ...armiesOnBoard(board).map((army) => ({
      province: board.armies[army] ?? '',
      items: [armyItem(words)]
    })),
    ...[...afloat].map(([sea, count]) => ({ province: sea, items: [fleetItem(count, words)] }))
  ]
}

export function mapSides(): Record<string, MapSide> {
  const emperorSides = emperorIds.map((id) => [id, { ...emperorLooks[id], label: null }] as const)
  const { colour, shape } = ARMY
  return {
    ...Object.fromEntries(emperorSides),
    [ARMY.side]: { colour, shape, label: null },
    [FLEET.side]: { colour: FLEET.colour, shape: FLEET.shape, label: null }
  }
}

import type { MapDrawing } from '#shared/map/drawing.ts'
import type { PaintState } from '../paint/paint-state.ts'
import type { TileId } from './grid.ts'

export type PainterRequest =
  | { readonly type: 'open'; readonly drawing: MapDrawing }
  | { readonly type: 'state'; readonly state: PaintState }
  | { readonly type: 'paint'; readonly tile: TileId; readonly edition: number }

export interface PaintedTile {
  readonly tile: TileId
  readonly edition: number
  readonly bitmap: ImageBitmap
  readonly ms: number
}

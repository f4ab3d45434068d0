import type { MapDrawing } from '#shared/map/drawing.ts'
import type { PaintState } from '../paint/paint-state.ts'
import type { TileId } from './grid.ts'

/** One worker paints for every map of its drawing. `map` says which one a message is about. */
export type PainterRequest =
  | { readonly type: 'open'; readonly drawing: MapDrawing }
  | { readonly type: 'state'; readonly map: number; readonly state: PaintState }
  | { readonly type: 'paint'; readonly map: number; readonly tile: TileId; readonly edition: number }
  | { readonly type: 'close'; readonly map: number }

export interface PaintedTile {
  readonly map: number
  readonly tile: TileId
  readonly edition: number
  readonly bitmap: ImageBitmap
  readonly ms: number
}

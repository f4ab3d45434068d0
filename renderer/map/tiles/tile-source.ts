import type { MapDrawing } from '#shared/map/drawing.ts'
import type { PaintState } from '../paint/paint-state.ts'
import type { TileId } from './grid.ts'
import type { PaintedTile, PainterRequest } from './painter-messages.ts'

/** The worker that paints tiles. It answers each request with a bitmap. */
export interface TileSource {
  setState(state: PaintState): void
  paint(tile: TileId, edition: number): void
  close(): void
}

export function tileSource(drawing: MapDrawing, onTile: (answer: PaintedTile) => void): TileSource {
  const worker = new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: PainterRequest) => worker.postMessage(message)
  worker.addEventListener('message', ({ data }: MessageEvent<PaintedTile>) => onTile(data))
  post({ type: 'open', drawing })
  return {
    setState: (state) => post({ type: 'state', state }),
    paint: (tile, edition) => post({ type: 'paint', tile, edition }),
    close: () => worker.terminate()
  }
}
